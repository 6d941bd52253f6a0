# Reitti.  `make study` and `make test` do everything; plain `make` builds.

VERSION  := 1.0.0
BUILD    ?= build
CFLAGS   ?= -O2 -g
WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes \
	    $(if $(CI),-Werror)
COMPILE   = $(CC) -std=c11 -D_GNU_SOURCE -include c_impl/public.h $(WARNINGS) $(CPPFLAGS) $(CFLAGS)
Q        := $(if $(V),,@) # make V=1 shows the commands
JOBS     := $(shell nproc 2>/dev/null || echo 1)

# The sources are UTF-8, and Prolog reads them by the locale.
export LC_ALL := C.UTF-8

# What drops in: games, makers, problems in PROBLEM/, solvers in PROBLEM/STYLE/.  A
# program that is played has the name of its game.
LIBRARY  := $(wildcard c_impl/*.c c_impl/support/*.c c_impl/kernels/*.c)
GAMES    := $(wildcard c_impl/games/*.c)
MAKERS   := $(wildcard c_impl/makers/*.c)
PROBLEMS := $(filter-out $(addprefix c_impl/,games/% kernels/% makers/% originals/% play/% support/%),$(wildcard c_impl/*/*.c))
SOLVERS  := $(wildcard c_impl/*/*/*.c)
PARTS    := $(GAMES) $(MAKERS) $(PROBLEMS) $(SOLVERS)
PLAYED   := $(wildcard $(patsubst c_impl/games/%,c_impl/play/%,$(GAMES)))
PLAY     := $(filter-out $(PLAYED),$(wildcard c_impl/play/*.c))
FOREIGN  := $(wildcard bridge/c_from_prolog/*.c)
COMMAND  := $(filter-out $(FOREIGN),$(wildcard bridge/*/*.c))
FROM_C   := bridge/prolog_from_c/prolog_from_c
FROM_C_SOURCES := $(wildcard bridge/prolog_from_c/*.pl)
TERMS    := $(addprefix bridge/prolog_from_c/,prolog_rows.c prolog_terms.c)
TESTS    := $(wildcard tests/c/test_*.c)
CROSS    := $(wildcard tests/cross/test_*.c)
JUDGES   := $(filter-out $(CROSS),$(wildcard tests/cross/*.c))
CROWDS   := $(wildcard tests/crowds/*.c)
HELPERS  := $(filter-out $(TESTS) $(addprefix tests/c/,failing.c wild_searches.c repeat.c),$(wildcard tests/c/*.c))
PROLOG_SOURCES := $(wildcard prolog_impl/*.pl prolog_impl/*/*.pl prolog_impl/*/*/*.pl)
SOURCES  := $(LIBRARY) $(PARTS) $(PLAY) $(PLAYED) $(COMMAND) $(wildcard tests/c/*.c) $(CROSS) $(JUDGES) $(CROWDS)

objects = $(patsubst %.c,$(BUILD)/%.o,$(1))
comma := ,

.PHONY: all
all: $(BUILD)/reitti $(BUILD)/reitti.qlf $(BUILD)/reitti_plain.qlf $(BUILD)/reitti_c.so programs

# SWI-Prolog's flags are asked for only when used: it may have been installed by
# then.  Its headers are not ours to be warned about.
PROLOG_INCLUDE = $(patsubst -I%,-isystem %,$(shell pkg-config --cflags-only-I swipl))
PROLOG_LIBRARY = $(shell pkg-config --libs swipl) -lm
PROLOG_FLAGS  := -f none -F none --no-packs --on-error=status --on-warning=status

$(BUILD)/%.o: %.c c_impl/public.h | need-build
	@mkdir -p $(@D)
	$(if $(V),,@echo '  compile $<')
	$(Q)$(COMPILE) -MMD -MP -c -o $@ $<

$(call objects,$(wildcard bridge/prolog_from_c/*.c) $(CROSS) $(JUDGES)): override CPPFLAGS += $(PROLOG_INCLUDE)
SAY_VERSION := $(call objects,bridge/command/reitti.c bridge/measure/environment.c c_impl/play/main.c)
$(SAY_VERSION): $(BUILD)/source_list
$(SAY_VERSION): override CPPFLAGS += -DREITTI_VERSION='"$(VERSION)"'
$(BUILD)/bridge/measure/environment.o: override CPPFLAGS += -DREITTI_FLAGS='"$(CFLAGS)"' $(PROLOG_INCLUDE)

# What stands outside the project is compiled as what stands in it.
$(BUILD)/bridge/outside/compiler.o: override CPPFLAGS += -DREITTI_CC='"$(CC)"' -DREITTI_FLAGS='"$(CFLAGS)"'

# SOURCE_LIST changes when a file comes or goes, or the version.
$(BUILD)/libcore.a: $(call objects,$(LIBRARY)) $(BUILD)/source_list
	@rm -f $@
	$(Q)ar rcs $@ $(filter %.o,$^)

LIBRARIES := $(BUILD)/libplay.a $(BUILD)/libcore.a

# What drops in is linked as objects: an archive would drop it, since nothing
# refers to it by name.  The command has all of the core and exports it, for the
# searches that it loads.
LINK_COMMAND = $(COMPILE) $(LDFLAGS) -Wl,--export-dynamic-symbol='reitti_*' -o $@ $(filter %.o,$^) \
	$(BUILD)/libplay.a -Wl,--whole-archive $(BUILD)/libcore.a -Wl,--no-whole-archive $(PROLOG_LIBRARY) -lncursesw
$(BUILD)/reitti: $(call objects,$(COMMAND) $(PARTS) $(PLAYED)) $(LIBRARIES)
	$(if $(V),,@echo '  link $@')
	$(Q)$(LINK_COMMAND)

# The C side as a library for Prolog; bridge/c_from_prolog/ loads it.
$(BUILD)/reitti_c.so: $(patsubst %.c,$(BUILD)/pic/%.o,$(LIBRARY) $(PARTS) $(FOREIGN) $(TERMS))
	$(if $(V),,@echo '  link $@')
	@echo '{ global: install_reitti_c; local: *; };' > $@.map
	$(Q)$(COMPILE) $(LDFLAGS) -shared -Wl,--version-script=$@.map -o $@ $^ -lm

# The C side as a library for anybody: it exports what c_impl/public.h names.  The
# archive is one object, so that a program that takes any of it takes all that
# registers itself.
SHARED := libreitti.so.$(VERSION)
SONAME := libreitti.so.$(firstword $(subst ., ,$(VERSION)))
all: $(BUILD)/lib/$(SHARED) $(BUILD)/lib/libreitti.a
$(BUILD)/lib/$(SHARED): $(patsubst %.c,$(BUILD)/pic/%.o,$(LIBRARY) $(PARTS))
	$(if $(V),,@echo '  link $@')
	@mkdir -p $(@D)
	@echo 'REITTI { global: reitti_*; local: *; };' > $(@D)/map
	$(Q)$(COMPILE) $(LDFLAGS) -shared -Wl,-soname,$(SONAME) -Wl,--version-script=$(@D)/map -o $@ $^ -lm
	@ln -sf $(SHARED) $(@D)/$(SONAME) && ln -sf $(SONAME) $(@D)/libreitti.so

$(BUILD)/lib/libreitti.a: $(call objects,$(LIBRARY) $(PARTS))
	$(if $(V),,@echo '  link $@')
	@mkdir -p $(@D) && rm -f $@
	$(Q)$(LD) -r -o $(@D)/reitti.o $^
	$(Q)objcopy --wildcard --keep-global-symbol='reitti_*' $(@D)/reitti.o
	$(Q)ar rcs $@ $(@D)/reitti.o && rm $(@D)/reitti.o

$(BUILD)/pic/%.o: %.c c_impl/public.h | need-build
	@mkdir -p $(@D)
	$(if $(V),,@echo '  compile $< for a library')
	$(Q)$(COMPILE) -fPIC -fno-semantic-interposition -MMD -MP -c -o $@ $<

$(patsubst %.c,$(BUILD)/pic/%.o,$(FOREIGN) $(TERMS)): override CPPFLAGS += $(PROLOG_INCLUDE)

# The Prolog side in one compiled file, with and without compiled arithmetic (-O).
# Each is compiled from a copy, since SWI-Prolog writes beside the source; what it says
# of the copy is said of the source.
$(BUILD)/reitti.qlf: OPTIMISE := -O
$(BUILD)/reitti.qlf $(BUILD)/reitti_plain.qlf: $(BUILD)/%.qlf: $(PROLOG_SOURCES) \
    $(FROM_C_SOURCES) $(BUILD)/source_list | need-build
	$(if $(V),,@echo '  compile prolog_impl $(OPTIMISE)')
	@rm -rf $(BUILD)/prolog/$* && mkdir -p $(BUILD)/prolog/$*
	@cp -r --parents prolog_impl $(FROM_C_SOURCES) $(BUILD)/prolog/$*
	$(Q)swipl $(OPTIMISE) $(PROLOG_FLAGS) -t halt \
	  -g "qcompile('$(BUILD)/prolog/$*/$(FROM_C)', [include(user)])" 2> $@.said; \
	  status=$$?; sed 's|$(abspath $(BUILD))/prolog/$*/||' $@.said >&2; rm -f $@.said; exit $$status
	@mv $(BUILD)/prolog/$*/$(FROM_C).qlf $@
	@cat $(sort $(PROLOG_SOURCES) $(FROM_C_SOURCES)) | cksum > $(BUILD)/$*.sum

$(BUILD)/source_list: FORCE
	@mkdir -p $(@D)
	@echo '$(VERSION) $(SOURCES) $(PROLOG_SOURCES)' | cmp -s - $@ || echo '$(VERSION) $(SOURCES) $(PROLOG_SOURCES)' > $@

-include $(patsubst %.c,$(BUILD)/%.d,$(SOURCES))
-include $(patsubst %.c,$(BUILD)/pic/%.d,$(LIBRARY) $(PARTS) $(FOREIGN) $(TERMS))

# ---- the games -------------------------------------------------------------------
# A game is four standalone programs: GAME, GAME-thesis, GAME-prolog and
# GAME-thesis-prolog.  Each has the solver that the game names and no other, and the
# game's own world inside, so that its size says something.  A game that asks another
# problem than routes has no thesis style, and all solvers of it: they are chosen while
# it is played.
GAME_NAMES      := $(patsubst c_impl/play/%.c,%,$(PLAYED))

# A program's game, its style, and its solver, which stands in the game's own file;
# its problem, if that is said; all solvers that it has, and what they share.
game_of     = $(firstword $(subst -, ,$(notdir $(1))))
style_of    = $(if $(findstring -thesis,$(notdir $(1))),thesis,tuned)
name_of     = $(shell sed -n 's/.*\.solver = "\([a-z_0-9]*\)".*/\1/p' c_impl/games/$(call game_of,$(1)).c)
problem_of  = $(shell sed -n 's/.*\.problem = "\([a-z_0-9]*\)".*/\1/p' c_impl/play/$(call game_of,$(1)).c)
solvers_of  = $(if $(call problem_of,$(1)),$(filter c_impl/$(call problem_of,$(1))/%,$(SOLVERS)),c_impl/route/$(call style_of,$(1))/$(call name_of,$(1)).c)
problems_of = $(filter c_impl/route/% c_impl/$(call problem_of,$(1))/%,$(PROBLEMS))

C_PROGRAMS      := $(foreach game,$(GAME_NAMES),$(BUILD)/$(game) $(if $(call problem_of,$(game)),,$(BUILD)/$(game)-thesis))
PROLOG_PROGRAMS := $(addsuffix -prolog,$(C_PROGRAMS))

.PHONY: programs
programs: $(C_PROGRAMS) $(PROLOG_PROGRAMS)

$(BUILD)/libplay.a: $(call objects,$(PLAY)) $(BUILD)/source_list
	@rm -f $@
	$(Q)ar rcs $@ $(filter %.o,$^)

$(BUILD)/worlds/%.c: tests/worlds/%.world
	@mkdir -p $(@D)
	@{ echo 'const char own_world[] ='; sed 's/[\\"]/\\&/g; s/.*/"&\\n"/' $<; echo ';'; } > $@
$(BUILD)/worlds/%.o: $(BUILD)/worlds/%.c | need-build
	$(Q)$(COMPILE) -c -o $@ $<

# Beside the programs, in programs/: NAME.files, the project's files that it is made
# of, from the linker or from Prolog itself; NAME.size, how many bytes it takes.
$(foreach program,$(C_PROGRAMS),$(eval $(program): $(call objects,c_impl/play/$(call game_of,$(program)).c $(GAMES) \
  $(call problems_of,$(program)) $(call solvers_of,$(program))) $(BUILD)/worlds/$(call game_of,$(program)).o))
$(C_PROGRAMS): $(BUILD)/libplay.a $(BUILD)/libcore.a tools/program_files.sh
	@mkdir -p $(BUILD)/programs
	$(if $(V),,@echo '  link $@')
	$(Q)$(COMPILE) $(LDFLAGS) -Wl,-t,-t -o $@ $(filter %.o,$^) $(filter %.a,$^) -lncursesw -lm > $(BUILD)/programs/$(@F).trace
	@tools/program_files.sh $(BUILD)/programs/$(@F).trace $(filter $(BUILD)/c_impl/%.o,$^) \
	  $(call objects,$(PLAY) $(LIBRARY)) > $(BUILD)/programs/$(@F).files
	@strip -o $(BUILD)/programs/$(@F).stripped $@
	@wc -c < $(BUILD)/programs/$(@F).stripped > $(BUILD)/programs/$(@F).size
	@rm $(BUILD)/programs/$(@F).stripped

$(PROLOG_PROGRAMS): $(PROLOG_SOURCES) $(GAME_NAMES:%=tests/worlds/%.world) $(BUILD)/source_list | need-build
	@mkdir -p $(BUILD)/programs
	$(if $(V),,@echo '  save $@')
	$(Q)swipl -O -q $(PROLOG_FLAGS) -g "create_prolog_flag(reitti_version, '$(VERSION)', [])" \
	  -g "load_files(['prolog_impl/play/main.pl'$(patsubst c_impl/%.c,$(comma) 'prolog_impl/%.pl',c_impl/play/$(call game_of,$@).c $(call problems_of,$@) $(call solvers_of,$@))], [imports([])])" \
	  -g "expand_file_name('prolog_impl/games/*.pl', Games), load_files(Games, [])" \
	  -g "forall(source_file(File), (write(File), nl))" \
	  -g "qsave_program('$@', [goal(reitti_main:main), toplevel(halt), init_file(none), stand_alone(true)])" \
	  -t halt > $(BUILD)/programs/$(@F).trace
	@sed -n 's|^$(realpath .)/||p' $(BUILD)/programs/$(@F).trace | LC_ALL=C sort > $(BUILD)/programs/$(@F).files
	@wc -c < $@ > $(BUILD)/programs/$(@F).size

# ---- the programs of 2010, rebuilt -----------------------------------------------
# original-GAME, and original-GAME-prolog as a saved state.  Each is one file that
# shares nothing with the rest, so that the rules are short; in programs/ they are
# GAME-original like the others.  SWI-Prolog's own prompt would stand in what they
# print; where nobody reads on they end.
ORIGINALS := $(patsubst c_impl/originals/%.c,%,$(wildcard c_impl/originals/*.c))
ORIGINAL_PROGRAMS := $(foreach game,$(ORIGINALS),$(BUILD)/original-$(game) $(BUILD)/original-$(game)-prolog)
PLAY_IT := (prompt(_, ''), catch(main, error(io_error(write, _), _), halt(4)))

programs: $(ORIGINAL_PROGRAMS)

$(ORIGINALS:%=$(BUILD)/original-%): $(BUILD)/original-%: c_impl/originals/%.c | need-build
	@mkdir -p $(BUILD)/programs
	$(if $(V),,@echo '  link $@')
	$(Q)$(COMPILE) $(LDFLAGS) -o $@ $<
	@echo $< > $(BUILD)/programs/$*-original.files
	@strip -o $(BUILD)/programs/$*.stripped $@
	@wc -c < $(BUILD)/programs/$*.stripped > $(BUILD)/programs/$*-original.size
	@rm $(BUILD)/programs/$*.stripped

$(ORIGINALS:%=$(BUILD)/original-%-prolog): $(BUILD)/original-%-prolog: prolog_impl/originals/%.pl | need-build
	@mkdir -p $(BUILD)/programs
	$(if $(V),,@echo '  save $@')
	$(Q)swipl -O -q $(PROLOG_FLAGS) -g "load_files('$<', [])" \
	  -g "qsave_program('$@', [goal($(PLAY_IT)), toplevel(halt), init_file(none), stand_alone(true)])" -t halt
	@echo $< > $(BUILD)/programs/$*-original-prolog.files
	@wc -c < $@ > $(BUILD)/programs/$*-original-prolog.size

# The same by GNU Prolog, native code, where it is installed: the program, and one that
# times its cases.  It is never demanded; `make need-gnu` installs it.
GNU_PROGRAMS := $(if $(shell command -v gplc),$(foreach game,$(ORIGINALS),$(BUILD)/gnu/original-$(game) $(BUILD)/gnu/clock-$(game)))
CLOCK := prolog_impl/support/original_clock.pl

programs: $(GNU_PROGRAMS)

$(BUILD)/gnu/start-%.pl:
	@mkdir -p $(@D)
	@echo ':- initialization($*).' > $@

$(ORIGINALS:%=$(BUILD)/gnu/original-%): $(BUILD)/gnu/original-%: prolog_impl/originals/%.pl $(BUILD)/gnu/start-main.pl
	$(if $(V),,@echo '  compile $@')
	$(Q)gplc --no-top-level -o $@ $^
	@strip -o $@.stripped $@

$(ORIGINALS:%=$(BUILD)/gnu/clock-%): $(BUILD)/gnu/clock-%: prolog_impl/originals/%.pl prolog_impl/support/original_%.pl $(CLOCK) \
    $(BUILD)/gnu/start-clock_main.pl
	$(if $(V),,@echo '  compile $@')
	$(Q)gplc --no-top-level -o $@ $^

# ---- the mirror rule ------------------------------------------------------------
# Every .c or .pl file has its mirror in the other language: the same name in the
# same place.  A header alone needs none, but can be one.  support/ has none.
units = $(patsubst $(1)/%$(2),%,$(filter-out $(1)/support/%,$(shell find $(1) -name '*$(2)' 2>/dev/null)))
C_UNITS      := $(call units,c_impl,.c)
C_HEADERS    := $(call units,c_impl,.h)
PROLOG_UNITS := $(call units,prolog_impl,.pl)
NO_MIRROR    := $(sort $(filter-out $(PROLOG_UNITS),$(C_UNITS)) $(filter-out $(C_UNITS) $(C_HEADERS),$(PROLOG_UNITS)))

ifneq ($(NO_MIRROR),)
$(error no mirror in the other language: $(NO_MIRROR))
endif

# ---- tests ----------------------------------------------------------------------
TEST_PROGRAMS := $(patsubst tests/c/%.c,$(BUILD)/tests/bin/%,$(TESTS)) \
	$(patsubst tests/cross/%.c,$(BUILD)/tests/bin/%,$(CROSS)) \
	$(addprefix $(BUILD)/tests/bin/,reitti_failing reitti_wild) \
	$(addprefix $(BUILD)/tests/gallery/,reitti reitti.qlf reitti_plain.qlf)
WRAP := -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=strdup,--wrap=free

.PHONY: test tests sanitize
test: need-test
	+@$(MAKE) --no-print-directory -j$(JOBS) tests
	@for build in build/sanitize $(if $(CI),build/clang); do $(SHARE_PROLOG); done
	+@$(MAKE) --no-print-directory -j$(JOBS) sanitized $(SANITIZED)
	+@$(if $(CI),$(MAKE) --no-print-directory -j$(JOBS) build/clang/reitti $(CLANG))
	@tests/run.sh build build/sanitize $(if $(CI),build/clang)

# What SWI-Prolog compiled does not depend on the C compiler; the list of sources goes
# along, so that it counts as made.
SHARE_PROLOG := mkdir -p $$build/programs && \
	cp -p build/source_list build/*.qlf build/*.sum build/*-prolog $$build && \
	cp -p build/programs/*-prolog.* $$build/programs

SANITIZED := BUILD=build/sanitize \
	CFLAGS='-O1 -g1 -DREITTI_NO_MEMORY_LIMIT -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all'
CLANG     := BUILD=build/clang CC=clang CFLAGS=-O1

# The embedding programs under valgrind: no error, and no leak once Prolog is stopped.
VALGRIND := valgrind -q --vgdb=no --suppressions=tests/valgrind.supp --error-exitcode=9
.PHONY: valgrind
valgrind: need-valgrind need-test all $(BUILD)/tests/bin/test_languages
	$(VALGRIND) --leak-check=full $(BUILD)/reitti list searches > /dev/null
	$(VALGRIND) --leak-check=full $(BUILD)/tests/bin/test_languages 5
	$(VALGRIND) --trace-children=yes $(BUILD)/reitti check original
	$(VALGRIND) --trace-children=yes $(BUILD)/reitti check units units-orders --lang c

# A sweep of a plan (PLAN=smoke is short) by a Slurm that is started for it, and by GNU
# parallel over ssh, all on this machine's loopback.
.PHONY: test-cluster
test-cluster: PLAN := quick
test-cluster: need-test need-cluster all
	tests/cluster/sweep.sh $(BUILD) $(PLAN)

# Random worlds in both languages, for as long as one likes; every allocation fails once.
SECONDS ?= 600
.PHONY: soak
soak: need-test all $(addprefix $(BUILD)/tests/bin/,test_languages reitti_failing)
	tests/command/memory.sh $(BUILD) all
	$(BUILD)/tests/bin/test_languages $(SECONDS)

# Many units on random worlds: WORLDS of them, of a SEED, from the FIRST on.
WORLDS ?= 1000
SEED   ?= 1
FIRST  ?= 1
.PHONY: crowds
crowds: need-test all $(BUILD)/tests/bin/crowds
	@$(BUILD)/tests/bin/crowds $(WORLDS) $(SEED) $(FIRST) $(BUILD)/crowd.world

sanitize: need-test
	+@$(MAKE) --no-print-directory -j$(JOBS) sanitized $(SANITIZED)
	@tests/run.sh build/sanitize

tests: all $(TEST_PROGRAMS) $(BUILD)/tests/bin/crowds

# Of these only what tests/run.sh runs under the sanitizer.
.PHONY: sanitized
sanitized: $(BUILD)/reitti $(BUILD)/reitti.qlf $(BUILD)/reitti_plain.qlf $(filter $(BUILD)/tests/bin/%,$(TEST_PROGRAMS))

$(BUILD)/tests/bin/%: $(BUILD)/tests/c/%.o $(call objects,$(HELPERS) $(PARTS)) \
    $(BUILD)/libplay.a $(BUILD)/libcore.a
	@mkdir -p $(@D)
	$(if $(V),,@echo '  link $@')
	$(Q)$(COMPILE) $(LDFLAGS) -o $@ $^ -lcmocka -lm

# What needs both languages: all of the command but its main().
BRIDGE := $(filter-out bridge/command/reitti.c,$(COMMAND))
$(patsubst tests/cross/%.c,$(BUILD)/tests/bin/%,$(CROSS)): $(BUILD)/tests/bin/%: \
    $(BUILD)/tests/cross/%.o $(call objects,$(HELPERS) $(JUDGES) $(BRIDGE) $(PARTS)) $(LIBRARIES)
	@mkdir -p $(@D)
	$(if $(V),,@echo '  link $@')
	$(Q)$(COMPILE) $(LDFLAGS) -o $@ $^ -lcmocka $(PROLOG_LIBRARY) -lncursesw

$(BUILD)/tests/bin/crowds: $(call objects,$(CROWDS) $(JUDGES) $(BRIDGE) $(PARTS)) $(LIBRARIES)
	@mkdir -p $(@D)
	$(if $(V),,@echo '  link $@')
	$(Q)$(COMPILE) $(LDFLAGS) -o $@ $^ $(PROLOG_LIBRARY) -lncursesw

$(BUILD)/tests/bin/repeat: $(call objects,tests/c/repeat.c $(PARTS)) $(BUILD)/libcore.a
	@mkdir -p $(@D)
	$(Q)$(COMPILE) $(LDFLAGS) -o $@ $^ -lm

$(BUILD)/tests/bin/test_memory: override LDFLAGS += $(WRAP)
$(BUILD)/tests/bin/test_memory: $(BUILD)/tests/c/failing.o

# The whole command with memory that runs out when the environment says so, and
# with searches that misbehave.
$(BUILD)/tests/bin/reitti_failing: $(BUILD)/tests/c/failing.o
$(BUILD)/tests/bin/reitti_failing: override LDFLAGS += $(WRAP)
$(BUILD)/tests/bin/reitti_wild: $(BUILD)/tests/c/wild_searches.o
$(BUILD)/tests/bin/reitti_%: $(call objects,$(COMMAND) $(PARTS)) $(LIBRARIES)
	@mkdir -p $(@D)
	$(if $(V),,@echo '  link $@')
	$(Q)$(LINK_COMMAND)

# The command with a gallery of searches that misbehave in one language and are
# innocent in the other, and beside it the Prolog side with the same.
GALLERY := $(BUILD)/tests/gallery
DEEDS   := $(wildcard tests/gallery/*.c)
$(GALLERY)/innocents.h: tests/gallery/expected.txt
	@mkdir -p $(@D)
	$(Q)sed -n 's/^\(prolog_[^ ]*\).*/INNOCENT("\1"),/p' $< > $@
$(GALLERY)/gallery.o: override CPPFLAGS += -I$(GALLERY)
$(GALLERY)/gallery.o: $(GALLERY)/innocents.h
-include $(patsubst %.c,$(BUILD)/%.d,$(DEEDS))
$(GALLERY)/reitti: $(call objects,$(DEEDS) $(COMMAND) $(PARTS)) $(LIBRARIES)
	$(if $(V),,@echo '  link $@')
	$(Q)$(COMPILE) $(LDFLAGS) -pthread -o $@ $^ $(PROLOG_LIBRARY) -lm -lncursesw

$(GALLERY)/reitti.qlf: OPTIMISE := -O
$(GALLERY)/reitti.qlf $(GALLERY)/reitti_plain.qlf: $(GALLERY)/%.qlf: $(PROLOG_SOURCES) $(FROM_C_SOURCES) \
    $(wildcard tests/gallery/*.pl) tests/gallery/expected.txt $(BUILD)/source_list | need-build
	$(if $(V),,@echo '  compile the gallery $(OPTIMISE)')
	@rm -rf $(GALLERY)/prolog/$* && mkdir -p $(GALLERY)/prolog/$*
	@cp -r --parents prolog_impl $(FROM_C_SOURCES) tests/gallery $(GALLERY)/prolog/$*
	@mv $(GALLERY)/prolog/$*/tests/gallery/sets_flags.pl $(GALLERY)/prolog/$*/prolog_impl/route/tuned
	$(Q)swipl $(OPTIMISE) $(PROLOG_FLAGS) -t halt \
	  -g "qcompile('$(GALLERY)/prolog/$*/tests/gallery/gallery', [include(user)])"
	@mv $(GALLERY)/prolog/$*/tests/gallery/gallery.qlf $@

# Whether the check notices mistakes: each is made, built and checked in turn.
.PHONY: mutants
mutants: need-build
	@tests/mutants.sh $(BUILD) $(FOLDER)

# ---- the study ------------------------------------------------------------------
# What a killed study has measured is kept: the same command goes on with it.
PLAN  ?= default
STUDY ?= $(BUILD)/study

.PHONY: study report
study: need-study
	+@$(MAKE) --no-print-directory -j$(JOBS) all $(STUDY)/sizes.csv $(STUDY)/pieces.csv
	@$(BUILD)/reitti check --jobs $(JOBS) --time-limit 5 || \
	  echo 'Where a search failed, its rows say so and it has no time.'
	@$(BUILD)/reitti measure --plan $(PLAN) --resume --out $(STUDY)/results.csv
	@$(BUILD)/reitti pairs > $(STUDY)/pairs.csv || true
	@$(BUILD)/reitti repeats > $(STUDY)/repeats.csv || true
	@$(BUILD)/reitti traces > $(STUDY)/traces.json || true
	+@$(MAKE) --no-print-directory -j1 $(STUDY)/systems.csv
	@$(BUILD)/reitti report $(STUDY)

# The programs of 2010 in two Prolog systems.
$(STUDY)/systems.csv: $(ORIGINAL_PROGRAMS) $(GNU_PROGRAMS) $(CLOCK) $(ORIGINALS:%=prolog_impl/support/original_%.pl) tools/prologs.sh
	@$(if $(GNU_PROGRAMS),,echo 'Without GNU Prolog (make need-gnu installs it) the study has no times of it.')
	@echo '  time the programs of 2010 in $(if $(GNU_PROGRAMS),two Prolog systems,SWI-Prolog)'
	@tools/prologs.sh $(BUILD) 3 > $@.new && mv $@.new $@

# The tables, plots and page of the rows there are.
report: need-study all
	@$(BUILD)/reitti report $(STUDY)

# The tables typeset, all in one document.
.PHONY: latex
latex: need-latex
	@test -e $(STUDY)/tables/all.tex || { echo 'there are no tables yet: make study' >&2; exit 1; }
	@tools/latex.sh $(STUDY)/tables
	@echo $(STUDY)/tables/all.pdf

# The study as one file to keep and to cite, and what it was made with: the versions of
# all packages that are needed.
.PHONY: bundle pins
bundle: report
	@tools/bundle.sh $(STUDY) $(BUILD) $(PINNED)

pins:
	@tools/pins.sh $(PINNED)

# A picture of the page and the main results for the README.
.PHONY: showcase
showcase: need-showcase
	@tools/showcase.sh $(STUDY)

# The sizes of all sources.  The objects tell which files a search needs.
$(STUDY)/sizes.csv: $(call objects,$(LIBRARY) $(PARTS)) $(PROLOG_SOURCES) $(BUILD)/source_list \
    $(C_PROGRAMS) $(PROLOG_PROGRAMS) analysis/text/csv.pl $(wildcard analysis/*.pl analysis/count/*.pl analysis/claims/original*.pl) $(ORIGINAL_PROGRAMS) | need-build
	@mkdir -p $(@D)
	$(if $(V),,@echo '  count $@')
	$(Q)swipl $(PROLOG_FLAGS) analysis/sizes.pl -- . $(BUILD) > $@.new && mv $@.new $@

# The pieces of the programs of 2010 as text, beside their sizes.
$(STUDY)/pieces.csv: $(STUDY)/sizes.csv analysis/pieces.pl
	$(Q)swipl $(PROLOG_FLAGS) analysis/pieces.pl -- . $< > $@.new && mv $@.new $@

# ---- the code itself ------------------------------------------------------------
C_FILES := $(wildcard c_impl/*.[ch] c_impl/*/*.[ch] c_impl/*/*/*.[ch] bridge/*/*.[ch] tests/c/*.[ch] tests/cross/*.[ch] tests/crowds/*.[ch] tests/gallery/*.[ch] tests/bench/*.[ch])

.PHONY: format lint
format: need-lint
	clang-format -i $(C_FILES)

lint: need-lint need-build
	clang-format --dry-run --Werror $(C_FILES)
	cppcheck --quiet --std=c11 --enable=warning,style,performance,portability --inline-suppr \
	  --suppressions-list=.cppcheck --error-exitcode=1 -DREITTI_VERSION='"$(VERSION)"' -DREITTI_FLAGS='""' -DREITTI_CC='"cc"' c_impl bridge
	clang-tidy --quiet --warnings-as-errors='*' $(filter-out c_impl/originals/% c_impl/route/original/%,$(filter c_impl/% bridge/%,$(filter %.c,$(C_FILES)))) -- -std=c11 \
	  -D_GNU_SOURCE -DREITTI_VERSION='"$(VERSION)"' -DREITTI_FLAGS='""' -DREITTI_CC='"cc"' $(PROLOG_INCLUDE)

# What compilers do not see, and pictures of the units: arrows point one way.
UNITS := $(BUILD)/units
lint: lint-units
.PHONY: lint-units
lint-units: need-lint need-build
	@mkdir -p $(UNITS)
	$(Q)swipl $(PROLOG_FLAGS) tools/lint.pl -- $(UNITS); status=$$?; \
	  for part in $(UNITS)/*.dot; do tred $$part 2>/dev/null | dot -Tsvg -o $${part%dot}svg; done; exit $$status

# ---- the benchmark: other libraries, both languages, and the border ---------------
# MAPS=DIR names a directory of .scen files and their maps, those of many units in its
# mapf, PEER=DIR one with libraries that export what tests/bench/peer.h says, SAMPLE=N
# how many questions a map has at the most.  libtcod is compared if it is there; `make
# need-bench` installs it.
SAMPLE  ?= 2000
MAPS    ?=
PEER    ?=
BENCH   := $(filter-out tests/bench/peer_%.c,$(wildcard tests/bench/*.c))
LIBTCOD := $(if $(wildcard /usr/include/libtcod/path.h),$(BUILD)/tests/bench/peer_libtcod.so)
PEERS   := $(LIBTCOD) $(if $(PEER),$(abspath $(wildcard $(PEER)/*.so)) \
	$(if $(wildcard $(PEER)/*.a),$(BUILD)/tests/bench/archives.so))

.PHONY: bench
bench: all $(BUILD)/tests/bin/bench $(PEERS)
	@$(BUILD)/tests/bin/bench $(abspath $(BUILD))/reitti_c.so $(SAMPLE) '$(MAPS)' $(abspath $(PEERS))

-include $(patsubst %.c,$(BUILD)/%.d,$(BENCH))
$(call objects,$(BENCH)): override CPPFLAGS += $(PROLOG_INCLUDE)
$(BUILD)/tests/bin/bench: $(call objects,$(BENCH) $(BRIDGE) $(PARTS)) $(LIBRARIES)
	@mkdir -p $(@D)
	$(if $(V),,@echo '  link $@')
	$(Q)$(COMPILE) $(LDFLAGS) -o $@ $^ $(PROLOG_LIBRARY) -lncursesw -ldl

$(BUILD)/tests/bench/peer_libtcod.so: tests/bench/peer_libtcod.c tests/bench/peer.h
	@mkdir -p $(@D)
	$(if $(V),,@echo '  link $@')
	$(Q)$(COMPILE) -isystem /usr/include -fPIC -shared -o $@ $< -ltcod -lm

# Archives as one library; what they need of others stands in the user's LDFLAGS.
$(BUILD)/tests/bench/archives.so: $(wildcard $(PEER)/*.a)
	@mkdir -p $(@D)
	$(if $(V),,@echo '  link $@')
	$(Q)$(CC) -shared -o $@ -Wl,--whole-archive $^ -Wl,--no-whole-archive $(LDFLAGS) -lstdc++ -lm

# ---- instructions of each search, by callgrind ----------------------------------
.PHONY: instructions
instructions: need-instructions all $(BUILD)/tests/bin/repeat
	tests/instructions.sh $(BUILD)

# ---- installing -----------------------------------------------------------------
# PREFIX and DESTDIR say where, and LIBDIR, BASHDIR, ZSHDIR and DOCDIR where these go, if
# not below PREFIX.  tools/install/list.sh lists what is installed.
PREFIX ?= /usr/local
READY  := $(BUILD)/install
INSTALL = PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' $(foreach place,LIBDIR BASHDIR ZSHDIR DOCDIR,$(if $($(place)),$(place)='$($(place))')) tools/install/install.sh

.PHONY: ready install uninstall
ready: need-install all $(READY)/completion.bash $(READY)/completion.zsh $(READY)/man/reitti.1 $(READY)/commit \
    $(READY)/pack.pl $(READY)/sizes.csv $(READY)/pieces.csv $(READY)/reitti.pc

install: ready
	@tools/install/list.sh $(BUILD) $(VERSION) > $(READY)/list
	@$(INSTALL) install < $(READY)/list
	@$(if $(DESTDIR),,tools/install/said.sh '$(PREFIX)')

uninstall:
	@$(INSTALL) uninstall

$(READY)/man/reitti.1: $(BUILD)/reitti $(wildcard tools/install/*)
	$(if $(V),,@echo '  write the man pages')
	$(Q)tools/install/man.sh $< $(VERSION) $(@D)
$(READY)/completion.%: $(BUILD)/reitti $(wildcard tools/install/completion*) tools/install/help.awk
	@mkdir -p $(@D)
	@tools/install/completion.sh $< $* > $@
$(READY)/%.csv: $(STUDY)/%.csv
	@mkdir -p $(@D) && cp $< $@
$(READY)/commit: $(BUILD)/reitti FORCE
	@mkdir -p $(@D) && $< --version | sed 's/.*(commit \(.*\))/\1/' > $@
$(READY)/pack.pl: tools/pack/pack.pl.in Makefile
	@mkdir -p $(@D) && sed 's/@VERSION@/$(VERSION)/' $< > $@
# It may be moved with the rest: places are told from where it stands.
$(READY)/reitti.pc: tools/install/reitti.pc.in Makefile FORCE
	@mkdir -p $(@D) && sed -e 's|@VERSION@|$(VERSION)|' \
	  -e 's|@UP@|$(shell realpath -ms --relative-to='$(or $(LIBDIR),$(PREFIX)/lib)/pkgconfig' '$(PREFIX)')|' $< > $@

# A pack for SWI-Prolog, with all sources that it is built of.
PACK := $(BUILD)/reitti-$(VERSION).tgz
.PHONY: pack
pack: need-pack $(PACK)
$(PACK): $(READY)/pack.pl $(wildcard tools/pack/*) $(LIBRARY) $(PARTS) $(PROLOG_SOURCES) $(wildcard bridge/c_from_prolog/* examples/*) FORCE
	@tools/pack/pack.sh $(BUILD)/pack/reitti-$(VERSION) $<
	@tar -C $(BUILD)/pack --sort=name --owner=0 --group=0 --numeric-owner --mtime=@$(or $(SOURCE_DATE_EPOCH),0) \
	  -czf $@ reitti-$(VERSION)
	@echo $@

# Debian's packages; and whether they work in a system that has nothing else.  Neither is
# part of the tests: they take long, and the second needs root.
.PHONY: deb test-install test-deb
deb: need-deb
	@tools/debian/deb.sh $(BUILD)/deb $(VERSION)
test-install: need-install need-test all ready
	@prove --norc --verbose --exec sh tests/install/whole/install.sh :: $(BUILD)
test-deb: need-chroot deb
	@prove --norc --verbose --exec sh tests/install/whole/deb.sh :: $(BUILD)/deb

# ---- packages -------------------------------------------------------------------
NEED_install := clang-format man-db
NEED_pack := swi-prolog-nox
NEED_deb := debhelper dpkg-dev fakeroot lintian clang-format
NEED_chroot := debootstrap perl
NEED_build := gcc libc6-dev libncurses-dev swi-prolog-nox pkg-config
NEED_study := gnuplot-nox valgrind clang-format
PINNED := make git $(NEED_build) $(NEED_study)
NEED_test := libcmocka-dev g++ man-db zsh perl cloc clang-format gnuplot-nox valgrind chromium tmux procps locales \
	$(if $(CI),clang)
NEED_showcase := chromium
NEED_gnu := gprolog
NEED_latex := texlive-latex-recommended
NEED_lint := clang-format clang-tidy cppcheck graphviz
NEED_instructions := valgrind
NEED_bench := libtcod-dev
NEED_valgrind := valgrind
NEED_cluster := slurm-wlm munge parallel openssh-server

NEEDS := $(addprefix need-,build install pack deb chroot study test showcase gnu latex lint instructions valgrind bench cluster)
.PHONY: $(NEEDS)
$(NEEDS): need-%:
	@tools/need.sh $(NEED_$*)

.SECONDARY:
.DELETE_ON_ERROR:
.PHONY: clean FORCE
clean:
	rm -rf build
FORCE:
