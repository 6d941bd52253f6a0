#!/usr/bin/perl
# guide.perl BUILD BIN -- runs the commands of all pages for users, with the reitti in BIN,
# page by page; TAP.
#
# In an indented block, `$ COMMAND` is a command, and what stands below it what it
# prints, standard error included, and `=> N` how it ends if not with 0.  `…` stands for
# anything, alone on a line for any lines.  A block without commands that stands below
# "`NAME`:" is a file NAME.  What not_run.txt names is not run.
#
# A page's commands run one after the other in a scratch directory; it has links to all
# of the tree, so that what they write is not written there.
use strict;
use warnings;
use utf8;
use open qw(:std :encoding(UTF-8));
use Cwd qw(getcwd);
use Encode qw(decode_utf8);
use File::Basename qw(dirname basename);
use File::Path qw(make_path);
use File::Temp qw(tempdir);

my $tree  = getcwd();
my $build = Cwd::abs_path( $ARGV[0] );
my $number = 0;
my $failed = 0;

sub ok {
    my ( $fine, $name, @said ) = @_;
    $number++;
    $failed++ unless $fine;
    print $fine ? "ok" : "not ok", " $number - $name\n";
    print map { "# $_\n" } map { split /\n/ } @said unless $fine;
}

sub slurp {
    open my $file, '<', $_[0] or die "$_[0]: $!\n";
    local $/;
    return scalar <$file>;
}

# ---- what is not run -------------------------------------------------------------
my ( %reason, %stands );
for ( split /\n/, slurp("tests/guide/not_run.txt") ) {
    next if /^\s*(;|$)/;
    my ( $command, $why ) = split /\s+;\s+/, $_, 2;
    $reason{$command} = $why;
}

# ---- a page ----------------------------------------------------------------------
# Blocks are [before, lines], the text before being the last paragraph's last line.
sub blocks {
    my ($text) = @_;
    my ( @blocks, $before, $open );
    my @lines = split /\n/, $text;
    for my $i ( 0 .. $#lines ) {
        my $line = $lines[$i];
        if ( $line =~ /^    (.*)/ && ( $open || $i == 0 || $lines[ $i - 1 ] eq "" ) ) {
            push @blocks, [ $before, [] ] unless $open;
            $open = 1;
            push @{ $blocks[-1][1] }, $1;
        }
        elsif ( $line eq "" ) {
            push @{ $blocks[-1][1] }, "" if $open;
        }
        else {
            $open   = 0;
            $before = $line;
        }
    }
    for my $block (@blocks) {
        my $lines = $block->[1];
        pop @$lines while @$lines && $lines->[-1] eq "";
    }
    return @blocks;
}

# Commands with what they print: [command, expected lines].
sub commands {
    my @commands;
    my $more = 0;
    for my $line (@_) {
        if ($more) {
            $commands[-1][0] .= "\n$line";
            $more = $line =~ /\\$/;
        }
        elsif ( $line =~ /^\$ (.*)/ ) {
            push @commands, [ $1, [] ];
            $more = $line =~ /\\$/;
        }
        elsif (@commands) {
            push @{ $commands[-1][1] }, $line;
        }
    }
    return @commands;
}

sub pattern {
    my $pattern = "";
    for my $line (@_) {
        $line =~ s/\s+$//;
        $pattern .=
          $line eq "…"
          ? "(?:.*\n)*?"
          : join( ".*", map { quotemeta } split( /…/, $line, -1 ) ) . "[ ]*\n";
    }
    return qr/\A$pattern\z/;
}

sub run {
    my ( $page, $command, @expected ) = @_;
    ( my $name = "$page: $command" ) =~ s/\s*\\\n\s*/ /g;
    ( my $said = $command ) =~ s/\s+#.*//;
    $name =~ s/\s+#.*//;
    if ( exists $reason{$said} ) {
        $stands{$said} = 1;
        $number++;
        print "ok $number - $name # SKIP $reason{$said}\n";
        return 0;
    }
    my $status = 0;
    $status = $1 if @expected && $expected[-1] =~ /^=> (\d+)$/ && pop @expected;
    pop @expected while @expected && $expected[-1] eq "";
    open my $out, '-|', 'timeout', '60', 'sh', '-c', "exec 2>&1 </dev/null; $command"
      or die "sh: $!\n";
    my $actual = do { local $/; <$out> } // "";
    close $out;
    $actual .= "\n" unless $actual =~ /(\A|\n)\z/;
    my $ended = $? >> 8; # 124: not within the time
    my $shown = !@expected || $actual =~ pattern(@expected);
    ok( $ended eq $status && $shown, $name,
        $ended eq $status ? () : "ended with $ended", 
        $shown ? () : ( "expected:", @expected, "but got:" ), $actual );
    return 1;
}

sub check_links {
    my ( $page, $text ) = @_;
    my @broken;
    while ( $text =~ /\]\(([^)\s]+)\)/g ) {
        my $target = $1;
        next if $target =~ /^https?:/;
        my ( $path, $place ) = split /#/, $target, 2;
        my $file = $path eq "" ? $page : dirname($page) . "/$path";
        if ( !-e "$tree/$file" ) {
            push @broken, $target;
        }
        elsif ( defined $place ) {
            my %place = map { ( lc(s/[^\w\s-]//gr) =~ s/ /-/gr => 1 ) } slurp("$tree/$file") =~ /^#+ (.*)$/mg;
            push @broken, $target unless $place{$place};
        }
    }
    ok( !@broken, "$page: what it links to is there", @broken );
    my ($end) = $text =~ /([^\n]+(?:\n[^\n]+)*)\s*\z/;
    ok( scalar( $end =~ /\]\(/ ), "$page: ends where one can go on", $end );
}

sub test_page {
    my ( $page, $scratch ) = @_;
    my $text = slurp("$tree/$page");
    check_links( $page, $text );
    my ( $ran, $found ) = ( 0, 0 );
    mkdir $scratch or die "$scratch: $!\n";
    chdir $scratch or die "$scratch: $!\n";
    symlink( "$tree/$_", $_ ) for grep { !/^build$/ } map { basename($_) } glob("$tree/*");
    symlink( $build, "build" );
    for my $block ( blocks($text) ) {
        my ( $before, $lines ) = @$block;
        my @commands = commands(@$lines);
        if ( @commands && $lines->[0] =~ /^\$ / ) {
            $found += @commands;
            $ran += run( $page, $_->[0], @{ $_->[1] } ) for @commands;
        }
        elsif ( defined $before && $before =~ /`([\w.\/-]+)`:$/ ) {
            make_path( dirname($1) );
            open my $file, '>', $1 or die "$1: $!\n";
            print $file map { "$_\n" } @$lines;
            close $file;
            my $example = "$tree/examples/searches/" . basename($1);
            ok( slurp($1) eq slurp($example), "$page: $1 is the example" ) if -e $example;
        }
    }
    chdir $tree;
    my $stand = () = $text =~ /^    \$ /mg;
    ok( $found == $stand, "$page: all commands are found", "$found of $stand" ) if $stand;
    return $ran;
}

# ---- all pages -------------------------------------------------------------------
# Instructions are counted for nothing: valgrind takes long.
my $scratch = tempdir( CLEANUP => 1 );
mkdir "$scratch/bin";
symlink( "/bin/false", "$scratch/bin/valgrind" );
$ENV{PATH} = "$ARGV[1]:$scratch/bin:$ENV{PATH}";
delete $ENV{REITTI_SEARCHES};
my $ran     = 0;
my @pages   = split /\n/, slurp("tests/guide/pages.txt");
$ran += test_page( $pages[$_], "$scratch/$_" ) for 0 .. $#pages;
ok( $ran > 20, "there are commands in the pages" );
ok( $stands{$_}, "what is not run stands in a page: $_" ) for sort keys %reason;
print "1..$number\n";
exit( $failed > 0 );
