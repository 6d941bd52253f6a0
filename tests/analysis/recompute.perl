#!/usr/bin/perl
# recompute.perl RESULTS TABLES -- computes the numbers of the main tables anew.
#
# From results.csv alone, by what analysis/README.md says of the columns and the
# statistics, and with nothing of the analysis itself: every ratio, time, exponent
# and noise floor with its interval, the ranges of the cases, and n.  Each number
# in TABLES that differs is told, as is a row that is missing or one too many.
# The last line says how many were compared; the exit status is 1 if any differed.
use strict;
use warnings;
use utf8;
use FindBin;
use lib $FindBin::Bin;
use Recompute;

binmode STDOUT, ':encoding(UTF-8)';
my ($results, $tables) = @ARGV;
my $study = Recompute::study($results);
my ($compared, $wrong) = (0, 0);

sub complain { $wrong++; print join(' ', @_), "\n"; }

# A field of a table against what it should be; undef where nothing should stand,
# or the word of an ending.
sub same {
    my ($where, $field, $expected) = @_;
    $field //= '';                                  # a column that nothing is in
    $compared++;
    return if !defined $expected && $field !~ /^[0-9.e+-]+$/;
    return complain($where, "has '$field' where nothing should be") if !defined $expected;
    return if $field eq $expected;
    my $number = qr/^-?[0-9.]+(e[+-]?\d+)?$/;
    my $is_close = $field =~ $number && $expected =~ $number
        && abs($field - $expected) <= 1e-9 * abs($expected) + 1e-12;
    return if $is_close;
    complain($where, "has '$field', not '$expected'");
}

sub estimate {
    my ($where, $row, $column, $boot, $scale, $logs) = @_;
    my @expected = $boot ? Recompute::ends($boot, $logs) : ();
    my @names = ($column, "${column}_low", "${column}_high");
    same("$where $names[$_]", $row->{$names[$_]},
         defined $expected[$_] ? $expected[$_] / $scale : undef) for 0 .. 2;
}

# Whether a row for SEARCH, or for all of a problem, is about WHAT.
sub is_of {
    my ($row, $search, $what) = @_;
    return $search eq $what->{search} if $search ne 'all';
    return !defined $row->{problem} || $row->{problem} eq $what->{problem};
}

# A mean, the range of the ratios, and how many there are.
sub mean {
    my ($where, $row, $column, $range, @pairs) = @_;
    my @boots = grep { $_ } map { Recompute::ratio($study, @$_) } @pairs;
    estimate($where, $row, $column, Recompute::mean(@boots), 1);
    my @ratios = sort { $a <=> $b } map { exp $_->{centre} } @boots;
    same("$where $range low", $row->{"${range}_low"}, $ratios[0]);
    same("$where $range high", $row->{"${range}_high"}, $ratios[-1]);
}

# The rows of a table that there should be, and those that there are.
sub rows {
    my ($id, $expected, $check) = @_;
    my %left = %$expected;
    for my $row (Recompute::table("$tables/$id.csv")) {
        my $key = join '|', map { $row->{$_} // '' } qw(case search style);
        next if $row->{case} eq 'mean';
        my $what = delete $left{$key};
        complain("$id has a row too many:", $key), next if !$what;
        $check->("$id $key", $row, $what);
    }
    complain("$id lacks a row:", $_) for sort keys %left;
}

my %kind = (tour => 'tour', same => 'run', first => 'cold', 'new-world' => 'new_world',
    file => 'file');

for my $scenario (sort keys %kind) {
    my $kind = $kind{$scenario};
    my @measured = Recompute::measured($study, $kind);
    my @modes = ('optimize', (grep { $_->{modes}{compile} } @measured) ? 'compile' : ());
    my $pair = sub {
        my ($what, $mode) = @_;
        my @of = @$what{qw(file case search style)};
        [map { Recompute::cell($kind, @of, $_, $mode) } qw(prolog c)];
    };
    my %rows = map { ("$_->{label}|$_->{search}|$_->{style}" => $_) } @measured;
    rows("ratios-$scenario", \%rows, sub {
        my ($where, $row, $what) = @_;
        my @pairs = map { $pair->($what, $_) } @modes;
        estimate($where, $row, $modes[$_], Recompute::ratio($study, @{$pairs[$_]}), 1)
            for 0 .. $#modes;
        same("$where n", $row->{n}, Recompute::pairs_n($study, @pairs));
    });
    my %seen;
    for my $row (grep { $_->{case} eq 'mean' } Recompute::table("$tables/ratios-$scenario.csv")) {
        my @of = grep { $_->{style} eq $row->{style} && is_of($row, $row->{search}, $_) } @measured;
        my @lists = map { my $mode = $_; [map { $pair->($_, $mode) } @of] } @modes;
        my $where = "ratios-$scenario mean $row->{search} $row->{style}";
        mean($where, $row, $modes[$_], "$modes[$_]_cases", @{$lists[$_]}) for 0 .. $#modes;
        same("$where n", $row->{n}, Recompute::means_n($study, @lists));
        $seen{"$row->{search} $row->{style}"}++;
    }
    for (@measured) {
        complain("ratios-$scenario lacks the mean of", $_->{search}) if !$seen{"$_->{search} $_->{style}"};
    }

    rows("times-$scenario", \%rows, sub {
        my ($where, $row, $what) = @_;
        my @cells;
        for my $lang (qw(c prolog)) {
            for my $mode (@modes) {
                push @cells, Recompute::cell($kind, @$what{qw(file case search style)}, $lang, $mode);
                estimate($where, $row, "${lang}_$mode", Recompute::time_of($study, $cells[-1]), 1000);
            }
        }
        same("$where n", $row->{n}, Recompute::times_n($study, @cells));
        same("$where far_out", $row->{far_out}, Recompute::far_out($study, @cells));
        same("$where busy", $row->{busy}, Recompute::busy($study, @cells));
    });

    # Tuned against thesis, of the same search or of one that the row names.
    my %thesis = map { ("$_->{label}|$_->{search}" => $_) } grep { $_->{style} eq 'thesis' } @measured;
    my @gains = grep { $_->{style} eq 'tuned' } @measured;
    my $gain = sub {
        my ($what, $base) = @_;
        my $of = sub { Recompute::cell($kind, @$what{qw(file case)}, @_, 'optimize') };
        my %old = map { ($_ => $of->($base, 'thesis', $_)) } qw(c prolog);
        my %new = map { ($_ => $of->($what->{search}, 'tuned', $_)) } qw(c prolog);
        ([$old{c}, $new{c}], [$old{prolog}, $new{prolog}], [$new{prolog}, $old{c}]);
    };
    my %gained;
    for my $row (Recompute::table("$tables/gain-$scenario.csv")) {
        my ($search, $base) = split / against /, $row->{search};
        $base //= $search;
        my @of = grep { is_of($row, $search, $_) } @gains;
        @of = grep { $thesis{"$_->{label}|" . ($search eq 'all' ? $_->{search} : $base)} } @of;
        @of = grep { !$thesis{"$_->{label}|$search"} } @of if $base ne $search;
        my $where = "gain-$scenario $row->{case} $row->{search}";
        my @columns = qw(c prolog across);
        if ($row->{case} eq 'mean') {
            my @lists = ([], [], []);
            for my $what (@of) {
                my @pairs = $gain->($what, $search eq 'all' ? $what->{search} : $base);
                push @{$lists[$_]}, $pairs[$_] for 0 .. 2;
            }
            mean($where, $row, $columns[$_], "$columns[$_]_cases", @{$lists[$_]}) for 0 .. 2;
            same("$where n", $row->{n}, Recompute::means_n($study, @lists));
        } else {
            my ($what) = grep { $_->{label} eq $row->{case} } @of;
            complain("$where is a row too many"), next if !$what || $gained{"$row->{case} $search"}++;
            my @pairs = $gain->($what, $base);
            estimate($where, $row, $columns[$_], Recompute::ratio($study, @{$pairs[$_]}), 1)
                for 0 .. 2;
            same("$where n", $row->{n}, Recompute::pairs_n($study, @pairs));
        }
    }
    for my $what (@gains) {
        my $is_held = grep { $_->{label} eq $what->{label} } values %thesis;
        complain("gain-$scenario lacks", $what->{label}, $what->{search})
            if $is_held && !$gained{"$what->{label} $what->{search}"};
    }
}

# The original's searches on its six cases.
my %search = (rogue => 'two_phase', tactics => 'astar', city => 'levelwise');
for my $row (Recompute::table("$tables/scenarios.csv")) {
    for my $scenario (sort keys %kind) {
        (my $column = $scenario) =~ tr/-/_/;
        my $none = $row->{style} eq 'original' && $scenario =~ /^(new-world|file)$/;
        my @pairs;
        for my $case ($none ? () : sort map { ("$_-1", "$_-2") } keys %search) {
            my @of = (Recompute::original_file($study), $case, $search{$case =~ s/-.*//r}, $row->{style});
            push @pairs, [map { Recompute::cell($kind{$scenario}, @of, $_, 'optimize') } qw(prolog c)];
        }
        my @boots = grep { $_ } map { Recompute::ratio($study, @$_) } @pairs;
        my $where = "scenarios $row->{style} $row->{what} $column";
        estimate($where, $row, $column, Recompute::mean(@boots), 1) if $row->{what} eq 'mean';
        same("$where n", $row->{$column}, Recompute::means_n($study, \@pairs)) if $row->{what} eq 'n';
        my @ratios = sort { $a <=> $b } map { exp $_->{centre} } @boots;
        same("$where low", $row->{"${column}_low"}, $ratios[0]),
        same("$where high", $row->{"${column}_high"}, $ratios[-1]) if $row->{what} eq 'cases';
    }
}

for my $id (qw(exponents kinds-exponents)) {
    for my $row (Recompute::table("$tables/$id.csv")) {
        my @of = @$row{qw(search style)};
        for my $lang (qw(c prolog)) {
            my ($boot, $count) = Recompute::exponent($study, @of, $lang, $row->{level});
            estimate("$id @of", $row, $lang, $boot, 1, 1);
            same("$id @of n", $row->{"${lang}_n"}, $boot ? $count : undef);
        }
    }
}

# What searches cost on made levels, over the cases of each kind.
my %best;
my %told;
my @asked = Recompute::measured($study, 'run', 1);
for my $what (@asked) {
    for my $row (map { @{$study->{rows}{"work @$what{qw(file case search style)} $_ optimize"} // []} } qw(prolog c)) {
        $what->{$_} = $row->{$_} for qw(steps score work more_work);
    }
    my $best = \$best{$what->{file}, $what->{case}};
    $$best = $what->{score} if $what->{steps} && (!$$best || $what->{score} < $$best);
    push @{$told{join '|', Recompute::level($study, @$what{qw(file case)}), @$what{qw(search style)}}}, $what;
}
for my $row (Recompute::table("$tables/searches.csv")) {
    my $key = join '|', @$row{qw(level search style)};
    my @of = @{delete $told{$key} // []};
    next if !@of && $row->{level} !~ / /;
    my @found = grep { $_->{steps} } @of;
    my $where = "searches $key";
    my $logs = 0;
    $logs += log $_->{score} / $best{$_->{file}, $_->{case}} for @found;
    same("$where excess", $row->{excess}, @found ? exp $logs / @found : undef);
    for my $column (qw(steps work more_work)) {
        my @told = grep { $_ ne '' } map { $_->{$column} } @of;
        my $sum = 0;
        $sum += $_ for @told;
        same("$where $column", $row->{$column}, @told ? $sum / @told : undef);
    }
    for my $lang (qw(c prolog)) {
        my @boots = grep { $_ } map { Recompute::time_of($study, Recompute::cell('run', @$_{qw(file case search style)}, $lang, 'optimize')) } @of;
        estimate($where, $row, $lang, Recompute::mean(@boots), 1000);
    }
}

# Growing numbers on one world: what comes of them, and how time and work grow.
my @crowds = Recompute::crowds($study);
my $time = sub {
    my ($what, $lang) = @_;
    my @of = (@$what{qw(file case search style)}, $lang, 'optimize');
    return Recompute::time_of($study, Recompute::cell('run', @of))
        // Recompute::time_of($study, Recompute::cell('cold', @of));
};
my $runs = sub {
    my ($of, @cases) = @_;
    my @runs = map { my %what = (%$_, search => $of->{search}, style => $of->{style}); \%what } @cases;
    for my $what (@runs) { ($what->{row}, @{$what->{told}}) = Recompute::told($study, $what) }
    return grep { $_->{row} } @runs;
};
for my $row (Recompute::table("$tables/crowds.csv")) {
    my $size = $row->{number};
    my @of = $runs->($row, grep { $_->{size} == $size
        && (!defined $row->{problem} || $row->{problem} eq $_->{problem}) } @crowds);
    my $where = "crowds $size $row->{search} $row->{style}";
    my ($whole, $done) = (0, 0);
    for (@of) { $done += $_->{told}[1][1]; $whole++ if $_->{told}[1][1] >= $size }
    same("$where runs", $row->{runs}, scalar @of);
    same("$where all", $row->{all}, $whole / @of);
    same("$where done", $row->{$of[0]{told}[1][0]}, $done / ($size * @of));
    for my $place (2 .. $#{$of[0]{told}}) {
        my $sum = 0;
        $sum += $_->{told}[$place][1] for @of;
        same("$where $of[0]{told}[$place][0]", $row->{$of[0]{told}[$place][0]}, $sum / @of);
    }
    my $work = 0;
    $work += $_->{row}{work} for @of;
    same("$where work", $row->{work}, $work / @of);
    for my $lang (qw(c prolog)) {
        estimate($where, $row, $lang, Recompute::mean(grep { $_ } map { $time->($_, $lang) } @of), 1000);
    }
}
for my $row (Recompute::table("$tables/crowds-exponents.csv")) {
    my @of = $runs->($row, grep {
        my ($base, $moves) = $_->{file} =~ m{([^/:]*)(?::([^:]*))?[^/]*$};
        $row->{crowd} eq $base . (length($moves // '') ? ", $moves moves" : '') } @crowds);
    my $where = "crowds-exponents $row->{crowd} $row->{search} $row->{style}";
    my $fewest = @of;
    for my $lang (qw(c prolog)) {
        my @timed = grep { $time->($_, $lang) } @of;
        my ($boot) = Recompute::slope(map { [log $_->{size}, $time->($_, $lang)] } @timed);
        $fewest = @timed if $boot && @timed < $fewest;
        estimate($where, $row, $lang, $boot, 1, 1);
    }
    same("$where n", $row->{n}, $fewest);
    my ($boot) = Recompute::slope(map { [log $_->{size}, {centre => log $_->{row}{work}}] } grep { $_->{row}{work} > 0 } @of);
    same("$where work", $row->{work}, $boot ? $boot->{centre} : undef);
}

for my $row (Recompute::table("$tables/control.csv")) {
    my $where = "control $row->{kind} $row->{case}";
    if ($row->{case} eq 'floor') {
        my ($floor, $count) = Recompute::noise($study, $row->{kind});
        same($where, $row->{ratio}, $floor);
        same("$where n", $row->{n}, $count);
    } else {
        my @of = (@$row{qw(case search style)}, lc $row->{lang}, $row->{mode});
        my $slots = Recompute::slots($study, $row->{kind}, @of);
        estimate("$where $row->{search}", $row, 'ratio', $slots, 1);
    }
}

print "$compared compared, $wrong wrong\n";
exit($wrong > 0 || $compared == 0);
