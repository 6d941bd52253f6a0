# Recompute.pm -- the statistics of a study, from its rows alone.
#
# Written by what analysis/README.md says, not by the Prolog files: it shares
# nothing with them.  A boot is {centre, replicates} on the log scale, without
# replicates where one process tells of no spread.
package Recompute;
use strict;
use warnings;
use utf8;
use List::Util qw(max min sum);
use RecomputeRows;

# ---- the bootstrap ----------------------------------------------------------------

sub median {
    my @sorted = sort { $a <=> $b } @_;
    my $middle = int((@sorted - 1) / 2);
    return @sorted % 2 ? $sorted[$middle] : ($sorted[$middle] + $sorted[$middle + 1]) / 2;
}

sub next_random { return $_[0] * 48271 % 2147483647 }

sub seed {
    my $mixed = 1;
    $mixed = ($mixed * 65599 + ord($_) + 1) % 2147483646 for split //, $_[0];
    return next_random($mixed + 1);
}

# Which two of COUNT sorted clusters are in the middle of a resample: 5,000 of them.
my %middles;
sub middles {
    my ($count) = @_;
    return $middles{$count} ||= do {
        my $seed = next_random($count);
        my @all;
        for (1 .. 5000) {
            my @drawn = map { $seed = next_random($seed); $seed * $count >> 31 } 1 .. $count;
            @drawn = sort { $a <=> $b } @drawn;
            my $middle = int(($count - 1) / 2);
            push @all, [@drawn[$middle, $count % 2 ? $middle : $middle + 1]];
        }
        \@all;
    };
}

# Student's 97.5 % points, from one degree of freedom.
my @student = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
    2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042);

# SCALE takes a cluster's median to the log scale.
sub boot {
    my ($name, $scale, @clusters) = @_;
    my @medians = sort { $a <=> $b } map { median(@$_) } @clusters;
    return undef if !@medians;
    my $centre = $scale->(median(@medians));
    return {centre => $centre} if @medians == 1;
    my $count = @medians;
    my $student = $student[$count - 2] // 1.960 + 2.4 / ($count - 1);
    my $stretch = $student / 1.960 * sqrt($count / ($count - 1));
    my $seed = seed($name);
    my @replicates = map {
        $seed = next_random($seed);
        my ($low, $high) = @{middles($count)->[$seed * 5000 >> 31]};
        $centre + $stretch * ($scale->(($medians[$low] + $medians[$high]) / 2) - $centre);
    } 1 .. 1000;
    return {centre => $centre, replicates => \@replicates};
}

# Of [weight, boot]...
sub weighted {
    my $centre = sum map { $_->[0] * $_->[1]{centre} } @_;
    return {centre => $centre} if grep { !$_->[1]{replicates} } @_;
    my @terms = @_;
    my @sums = map { my $i = $_; sum map { $_->[0] * $_->[1]{replicates}[$i] } @terms } 0 .. 999;
    return {centre => $centre, replicates => \@sums};
}

# The estimate and the ends of its interval, as logarithms if asked for.
sub ends {
    my ($boot, $is_log) = @_;
    my $value = $is_log ? $boot->{centre} : exp $boot->{centre};
    return ($value) if !$boot->{replicates};
    my @sorted = sort { $a <=> $b } @{$boot->{replicates}};
    return ($value, map { $is_log ? $_ : exp } @sorted[25, 974]);
}

sub time_of {
    my ($study, $cell) = @_;
    return $study->{times}{name($cell)} //= new_time($study, $cell);
}

sub new_time {
    my ($study, $cell) = @_;
    my $samples = samples($study, $cell) or return undef;
    return boot(name($cell), sub { log $_[0] }, map { [map { max $_, 0.001 } @$_] } clusters($samples));
}

# The machines that cells were measured on.
sub hosts {
    my ($study, @cells) = @_;
    my %hosts;
    for my $cell (@cells) {
        my $rows = $study->{rows}{name(of_kind((parts($cell->[0]))[0], $cell))} or next;
        $hosts{$rows->[0]{host} // ''} = 1;
    }
    my @hosts = sort keys %hosts;
    return @hosts;
}

# The clusters of a ratio and whether they are pairs; nothing if there is none.
sub compared {
    my ($study, $cell1, $cell2) = @_;
    return if hosts($study, $cell1, $cell2) > 1;
    my ($samples1, $samples2) = map { samples($study, $_) } $cell1, $cell2;
    return if !$samples1 || !$samples2 || has_zero($samples1) || has_zero($samples2);
    my $is_beside = "@$cell1[1 .. 4, 6]" eq "@$cell2[1 .. 4, 6]";
    my @clusters = $is_beside ? paired($samples1, $samples2) : ();
    return @clusters ? ([@clusters]) : ([clusters($samples1)], [clusters($samples2)]);
}

sub ratio {
    my ($study, $cell1, $cell2) = @_;
    return $study->{ratios}{name($cell1) . ' / ' . name($cell2)} //= new_ratio($study, $cell1, $cell2);
}

sub new_ratio {
    my ($study, $cell1, $cell2) = @_;
    my @sides = compared($study, $cell1, $cell2) or return undef;
    return boot(name($cell1) . ' / ' . name($cell2), sub { $_[0] }, @{$sides[0]}) if @sides == 1;
    return weighted([1, time_of($study, $cell1)], [-1, time_of($study, $cell2)]);
}

sub mean { return @_ ? weighted(map { [1 / @_, $_] } @_) : undef }

sub level {
    my ($study, $file, $case) = @_;
    my $made = made($study, $file, $case);
    return $made eq '' ? '' : "$study->{game}{$file, $case} $made";
}

# LEVEL is "GAME MADE", or nothing for levels that nobody made.
sub exponent {
    my ($study, $search, $style, $lang, $level) = @_;
    my (@points, @of);
    for my $cell (values %{$study->{cells}}) {
        next if "@$cell[0, 3 .. 6]" ne "growth $search $style $lang optimize";
        next if level($study, @$cell[1, 2]) ne ($level // '');
        my ($width, $height, $levels) = @{$study->{size}{$cell->[1], $cell->[2]}}{qw(width height levels)};
        my $boot = min($width, $height) >= 32 && time_of($study, $cell) or next;
        push @points, [log $width * $height * ($levels || 1), $boot];
        push @of, $cell;
    }
    return hosts($study, @of) > 1 ? () : slope(@points);
}

# Of [logarithm, boot]..., and how many they are; nothing where all are at one place.
sub slope {
    my @points = @_;
    my $middle = @points ? sum(map { $_->[0] } @points) / @points : 0;
    my $total = sum map { ($_->[0] - $middle)**2 } @points;
    return $total ? (weighted(map { [($_->[0] - $middle) / $total, $_->[1]] } @points), scalar @points) : ();
}

# ---- noise ------------------------------------------------------------------------

sub slots_boot {
    my ($study, $cell) = @_;
    my ($a, $b) = map { samples($study, $cell, $_) } 'a', 'b';
    return undef if !$a || !$b || has_zero($a) || has_zero($b);
    return boot(name($cell) . ' a / ' . name($cell) . ' b', sub { $_[0] }, paired($a, $b));
}

sub slots {
    my ($study, $kind, $label, @rest) = @_;
    my ($cell) = grep { $_->[0] eq $kind && label($study, @$_[1, 2]) eq $label }
        grep { "@$_[3 .. 6]" eq "@rest" } values %{$study->{cells}};
    return $cell && slots_boot($study, $cell);
}

sub strays {
    my ($study, $kind) = @_;
    my @boots = map { slots_boot($study, $_) } grep { $_->[0] eq $kind } values %{$study->{cells}};
    my @ends = map { [ends($_)] } grep { $_ } @boots;
    return map { max 1 / $_->[1], $_->[2] } grep { @$_ == 3 } @ends;
}

sub noise {
    my ($study, $kind) = @_;
    my @strays = strays($study, $kind eq 'tour' ? 'tour_control' : 'control');
    @strays = strays($study, 'control') if $kind eq 'tour' && !@strays;
    my $blocks = max 1.01, @strays;
    return ($blocks, scalar @strays) if $kind eq 'run' || $kind eq 'tour';
    my %ratios;
    for my $cell (grep { $_->[0] eq (parts($kind))[0] } values %{$study->{cells}}) {
        my $samples = samples($study, of_kind($kind, $cell)) or next;
        my @clusters = clusters($samples);
        next if @clusters < 2 || has_zero($samples);
        my @halves;
        push @{$halves[$_ % 2]}, @{$clusters[$_]} for 0 .. $#clusters;
        my ($odd, $even) = map { median(@$_) } @halves;
        push @{$ratios{(hosts($study, $cell))[0]}}, max $odd / $even, $even / $odd;
    }
    my @floors = map {
        my @ratios = sort { $a <=> $b } @$_;
        $ratios[int((95 * @ratios + 99) / 100) - 1];
    } values %ratios;
    return (max($blocks, 1, @floors), sum(0, map { scalar @$_ } values %ratios));
}

# ---- how many ---------------------------------------------------------------------

sub range { my ($least, $most) = (min(@_), max(@_)); return $least == $most ? $least : "$least–$most" }

# Processes × blocks of lists of clusters.
sub words {
    return undef if !@_;
    return range(map { scalar @$_ } @_) . '×' . range(map { scalar @$_ } map { @$_ } @_);
}

sub times_n {
    my ($study, @cells) = @_;
    return words(map { [clusters($_)] } grep { $_ } map { samples($study, $_) } @cells);
}

sub pairs_n { my ($study, @pairs) = @_; return words(map { compared($study, @$_) } @pairs) }

sub means_n {
    my ($study, @lists) = @_;
    my @found = map { [grep { compared($study, @$_) } @$_] } @lists;
    my $words = pairs_n($study, map { @$_ } @found) // return;
    my ($most) = sort { @$b <=> @$a } @found;
    my %cases = map { (join(' ', @{$_->[1]}[1, 2]) => 1) } @$most;
    my ($ratios, $cases) = (scalar @$most, scalar keys %cases);
    my $count = $cases == 1 ? '1 case' : "$cases cases";
    return ($ratios == $cases ? $count : "$ratios ratios in $count") . ", $words";
}

sub far_out {
    my ($study, @cells) = @_;
    my $count = 0;
    for my $samples (grep { $_ } map { samples($study, $_) } @cells) {
        my @logs = map { log } grep { $_ > 0 } map { @$_ } clusters($samples);
        next if !@logs;
        my $middle = median(@logs);
        my $limit = 3 * 1.4826 * median(map { abs $_ - $middle } @logs);
        $count += grep { $limit > 0 && abs($_ - $middle) > $limit } @logs;
    }
    return $count;
}

sub busy {
    my ($study, @cells) = @_;
    my %busy;
    for my $cell (@cells) {
        for my $row (map { @{$study->{rows}{name(of_kind($_, $cell))} // []} } parts($cell->[0])) {
            $busy{name($cell), $row->{process}, $row->{block}} = 1 if $row->{flag} =~ /busy/;
        }
    }
    return scalar keys %busy;
}

1;
