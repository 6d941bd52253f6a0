# Reitti.  `make study` and `make test` do everything; plain `make` builds.

VERSION := 0.1
BUILD   ?= build
CC      ?= gcc
OPTIMISE ?= -O2
WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Werror
CFLAGS  ?= $(OPTIMISE) -g
override CFLAGS += -std=c11 -D_DEFAULT_SOURCE $(WARNINGS)

LIBRARY  := $(wildcard c_impl/*.c c_impl/support/*.c c_impl/kernels/*.c)
SEARCHES := $(wildcard c_impl/thesis/*.c c_impl/tuned/*.c)
COMMAND  := $(wildcard bridge/*.c)

objects = $(patsubst %.c,$(BUILD)/%.o,$(1))

.PHONY: all
all: $(BUILD)/reitti

$(BUILD)/libreitti.a: $(call objects,$(LIBRARY))
	rm -f $@ && ar rcs $@ $^

# The searches are linked as objects: an archive would drop them, since nothing
# refers to them by name.
$(BUILD)/reitti: $(call objects,$(COMMAND) $(SEARCHES)) $(BUILD)/libreitti.a
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^

$(BUILD)/bridge/reitti.o: CPPFLAGS += -DREITTI_VERSION='"$(VERSION)"'

$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(CFLAGS) -MMD -MP -c -o $@ $<

-include $(shell find $(BUILD) -name '*.d' 2>/dev/null)
