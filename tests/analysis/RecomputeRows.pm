# RecomputeRows.pm -- the rows of a study, as recompute.perl needs them.
#
# A cell is [kind, file, case, search, style, lang, mode]; its name is these words
# with blanks between them.
package RecomputeRows;
use strict;
use warnings;
use utf8;
use Exporter 'import';
use List::Util qw(max);

our @EXPORT = qw(parts cell name of_kind table study original_file label made measured
    told crowds samples clusters has_zero paired);

my %parts = (new_world => ['prepare', 'cold'], file => ['read', 'prepare', 'cold']);

sub parts { my ($kind) = @_; return @{$parts{$kind} // [$kind]} }
sub cell { return [@_] }
sub name { return join ' ', @{$_[0]} }
sub of_kind { my ($kind, $cell) = @_; return [$kind, @$cell[1 .. 6]] }

# ---- files ------------------------------------------------------------------------

sub fields {
    my ($line) = @_;
    my @fields;
    while (1) {
        if ($line =~ /\G"((?:[^"]|"")*)"/gc) { push @fields, $1 =~ s/""/"/gr }
        else { $line =~ /\G([^,]*)/gc; push @fields, $1 }
        last if $line !~ /\G,/gc;
    }
    return @fields;
}

sub table {
    my ($file) = @_;
    open my $in, '<:encoding(UTF-8)', $file or die "$file: $!\n";
    my $text = do { local $/; <$in> };
    $text =~ s/[^\n]*\z//;                          # a line that was being written
    my ($names, @rows);
    while ($text =~ /\G((?:[^"\n]|"[^"]*")*)\n/g) {
        next if $1 eq '' || $1 =~ /^#/;
        my @fields = fields($1);
        if ($names) { my %row; @row{@$names} = @fields; push @rows, \%row }
        else { $names = \@fields }
    }
    return @rows;
}

sub study {
    my ($file) = @_;
    my $study = {};
    for my $row (table($file)) {
        my $kind = $row->{kind} eq 'tour' && $row->{slot} ne '' ? 'tour_control' : $row->{kind};
        my $cell = cell($kind, @$row{qw(file case search style lang mode)});
        push @{$study->{rows}{name($cell)}}, $row;
        $study->{cells}{name($cell)} = $cell;
        $study->{files}{$row->{case}}{$row->{file}}++;
        $study->{problem}{$row->{search}} ||= $row->{problem};
        $study->{game}{$row->{file}, $row->{case}} ||= $row->{game};
        for (qw(width height levels made squares)) { $study->{size}{$row->{file}, $row->{case}}{$_} ||= $row->{$_} }
        $study->{told}{$row->{file}, $row->{case}} ||= $row->{told};
        $study->{run}{$row->{file}, $row->{case}} ||= $kind eq 'run';
        my $whose = $kind =~ /control/ ? name($cell) : name(of_kind('', $cell));
        $study->{bad}{$whose} = 1 if $row->{ending} ne 'ok';
    }
    return $study;
}

sub original_file {
    my ($study) = @_;
    my %files = map { ($_ => 1) } grep { m{(^|/)original\.cases$} }
        map { keys %$_ } values %{$study->{files}};
    return keys %files == 1 ? (keys %files)[0] : 'tests/cases/original.cases';
}

# A number has the beginning of its file's name before it.
sub called {
    my ($file, $case) = @_;
    my ($stem) = $file =~ m{([^/.:]*)[^/]*$};
    return $case =~ /^\d+$/ && $stem ne '' ? "$stem-$case" : $case;
}

# With the file where another file has a case of that name.
sub label {
    my ($study, $file, $name) = @_;
    my $case = called($file, $name);
    my @others = grep { $_ ne $file && called($_, $name) eq $case } keys %{$study->{files}{$name}};
    return $case if $file eq '' || !@others;
    my ($base) = $file =~ m{([^/]*)$};
    my $is_shared = grep { m{(^|/)\Q$base\E$} } @others;
    return "$case (" . ($is_shared ? $file : $base) . ')';
}

# Who made the level of a case: nobody if it stands in a file.
sub made {
    my ($study, $file, $case) = @_;
    return $study->{size}{$file, $case}{made} // '';
}

# Whether a case was only looked at, to tell what answers come to.
sub looked_at {
    my ($study, @of) = @_;
    return $study->{told}{$of[0], $of[1]} && !$study->{run}{$of[0], $of[1]};
}

# The numbers that the rows of a run's work tell, [name, number]...
sub told {
    my ($study, $what) = @_;
    for my $kind (qw(work run)) {
        for my $lang (qw(c prolog)) {
            my $rows = $study->{rows}{"$kind @$what{qw(file case search style)} $lang optimize"};
            my ($row) = grep { $_->{told} ne '' } @{$rows // []};
            return ($row, map { [split /=/] } split / /, $row->{told}) if $row;
        }
    }
    return;
}

# Files that ask for three numbers and more on one world, by their cases: each
# {problem, file, case, size}.
sub crowds {
    my ($study) = @_;
    my %files;
    for my $cell (grep { $_->[0] eq 'work' && $study->{told}{$_->[1], $_->[2]} } values %{$study->{cells}}) {
        my (undef, $file, $case, $search) = @$cell;
        my ($size) = $study->{told}{$file, $case} =~ /=(\d+)/;
        my $world = join ' ', @{$study->{size}{$file, $case}}{qw(width height levels squares)};
        $files{$file}{worlds}{$world} = 1;
        $files{$file}{sizes}{$size} = 1;
        $files{$file}{cases}{$case} = {problem => $study->{problem}{$search}, file => $file, case => $case, size => $size};
    }
    return map { values %{$_->{cases}} }
        grep { keys %{$_->{worlds}} == 1 && keys %{$_->{sizes}} >= 3 } values %files;
}

# What has rows of a kind, or of all its parts; a level that grows is no case.  Made
# levels are apart.
sub measured {
    my ($study, $kind, $is_made) = @_;
    my ($first, @rest) = parts($kind);
    my %found;
    for my $cell (values %{$study->{cells}}) {
        next if $cell->[0] ne $first || grep { !$study->{rows}{name(of_kind($_, $cell))} } @rest;
        my (undef, $file, $case, $search, $style, undef, $mode) = @$cell;
        next if $file eq '' || (made($study, $file, $case) ne '') != !!$is_made || looked_at($study, $file, $case);
        my $what = $found{$file, $case, $search, $style} ||= {
            file => $file, case => $case, search => $search, style => $style,
            label => label($study, $file, $case), problem => $study->{problem}{$search} };
        $what->{modes}{$mode} = 1;
    }
    return map { $found{$_} } sort keys %found;
}

# ---- samples ----------------------------------------------------------------------

# {process}{block} = time, or nothing.
sub measured_samples {
    my ($study, $cell, $slot) = @_;
    my $whose = $cell->[0] =~ /control/ ? $cell : of_kind('', $cell);
    return if $study->{bad}{name($whose)};
    my %samples;
    for my $row (@{$study->{rows}{name($cell)} // []}) {
        next if $row->{slot} ne $slot || $row->{cpu_ns} eq '';
        my $time = $row->{cpu_ns} / $row->{runs} - ($row->{overhead_ns} || 0);
        $samples{$row->{process}}{$row->{block}} = max 0, $time;
    }
    return %samples ? \%samples : undef;
}

sub samples {
    my ($study, $cell, $slot) = @_;
    my ($sums, @more) = map { measured_samples($study, of_kind($_, $cell), $slot // '') } parts($cell->[0]);
    return if !$sums || grep { !$_ } @more or @more + 1 < parts($cell->[0]);
    for my $more (@more) {
        my %both;
        for my $process (grep { $more->{$_} } keys %$sums) {
            my ($block) = keys %{$sums->{$process}};
            $both{$process}{$block} = $sums->{$process}{$block} + (values %{$more->{$process}})[0];
        }
        $sums = \%both;
    }
    return %$sums ? $sums : undef;
}

sub clusters {
    my ($samples) = @_;
    return map { [values %{$samples->{$_}}] } sort { $a <=> $b } keys %$samples;
}

sub has_zero { return scalar grep { $_ <= 0 } map { @$_ } clusters($_[0]) }

# Logarithms of the ratios of blocks, process by process.
sub paired {
    my ($samples1, $samples2) = @_;
    my @clusters;
    for my $process (sort { $a <=> $b } grep { $samples2->{$_} } keys %$samples1) {
        my ($one, $two) = ($samples1->{$process}, $samples2->{$process});
        my @logs = map { log $one->{$_} / $two->{$_} } grep { exists $two->{$_} } keys %$one;
        push @clusters, \@logs if @logs;
    }
    return @clusters;
}

1;
