"""What every unit of C begins with: types, divisions as Python makes them, and room for arrays that a search makes."""

from __future__ import annotations

import re

PRELUDE = """\
/* Made by Kahve from the rules in Python. No header is included, so that it can be compiled for any machine. */
typedef __INT8_TYPE__ int8_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __INT16_TYPE__ int16_t;
typedef __INT32_TYPE__ int32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __UINT64_TYPE__ uint64_t;
typedef _Bool bool;
#if defined(_WIN32)
#define EXPORTED __declspec(dllexport)
#else
#define EXPORTED __attribute__((visibility("default")))
#endif
/* A rule is written into its callers. Clang does so where it pays, gcc too seldom (docs/speed.md). In code that is soon replaced gcc
   chooses all the same, because that takes less of its time. */
#if defined(__clang__) || !defined(__OPTIMIZE__) || defined(SOON_REPLACED)
#define INLINE __attribute__((unused)) static inline
#else
#define INLINE static inline __attribute__((always_inline))
#endif
#define APART __attribute__((unused)) static

/* The number 1, of which the compiler cannot know that it is 1. gcc 12 makes no vectors of a loop over `1 << x`, but of this it does, and
   the tallies of ranks in the pile games are such loops: that is up to a third of a search. */
EXPORTED uint64_t one_bit;
uint64_t one_bit = 1;

/* Division and remainder as in Python, rounded down. By 0 they are 0. Most numbers have 32 bits, and the processor divides those sooner. */
INLINE int64_t divided(int64_t a, int64_t b)
{
    if (b == 0)
        return 0;
    if (!__builtin_constant_p(b) && ((uint64_t)(a | b) >> 32) == 0)
        return (uint32_t)a / (uint32_t)b;
    int64_t whole = a / b;
    return whole - (a % b != 0 && (a % b < 0) != (b < 0));
}

INLINE int64_t remainder_of(int64_t a, int64_t b)
{
    if (b == 0)
        return 0;
    int64_t rest = a % b;
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}

/* To the right past all bits there is nothing left but the sign, as in Python; the processor would begin again. */
INLINE int64_t right_by(int64_t a, int64_t bits) { return a >> (bits > 63 ? 63 : bits); }

/* A word of 32 bits, rotated to the left. Of shifts of wider numbers no compiler makes the one instruction that does it. */
INLINE int64_t rotated(int64_t word, int64_t bits) { return (uint32_t)word << bits | (uint32_t)word >> (32 - bits); }

/* The place of the lowest bit that is set; one is. */
INLINE int64_t lowest_bit(int64_t word) { return __builtin_ctzll((uint64_t)word); }

#define INT64_MIN (-__INT64_MAX__ - 1)
/* A stretch of memory that Python hands over, and whether it must share no byte with another one. */
struct stretch {
    const int8_t *start;
    int64_t bytes;
    bool alone;
};

/* Whether one of these stretches shares a byte that it must not share. A search is handed dozens: pairs would be most of its C. */
static __attribute__((noinline, unused)) bool share_memory(const struct stretch *given, int64_t number)
{
    for (int64_t place = 1; place < number; place++) {
        const struct stretch *a = given + place;
        for (const struct stretch *b = given; b < a; b++)
            if ((a->alone || b->alone) && a->start < b->start + b->bytes && b->start < a->start + a->bytes && a->bytes > 0 && b->bytes > 0)
                return 1;
    }
    return 0;
}

INLINE int64_t lesser(int64_t a, int64_t b) { return b < a ? b : a; }
INLINE int64_t greater(int64_t a, int64_t b) { return b > a ? b : a; }
INLINE double lesser_float(double a, double b) { return b < a ? b : a; }
INLINE double greater_float(double a, double b) { return b > a ? b : a; }
INLINE int64_t magnitude(int64_t a) { return a < 0 ? -a : a; }

/* Copy bytes as one block; those of different rows do not overlap. */
INLINE void copy_block(int8_t *restrict to, const int8_t *restrict from, int64_t length)
{
    __builtin_memcpy(to, from, (uint64_t)length);
}

/* Copy the first `number` of so many bytes and empty the rest, without a branch: in vectors, of which the bytes below `number` are kept.
   The last one reaches back if it must. The length is known when this is compiled; where a byte can hold it, one comparison is enough. */
typedef int8_t eight_bytes __attribute__((vector_size(8)));
typedef int8_t sixteen_bytes __attribute__((vector_size(16)));
typedef int8_t many_bytes __attribute__((vector_size(32)));
enum { MOST_IN_A_BYTE = 127 };

INLINE void copy_four(int8_t *restrict to, const int8_t *restrict from, int64_t place, int64_t number)
{
    uint32_t copied;
    __builtin_memcpy(&copied, from + place, 4);
    copied &= (uint32_t)(((uint64_t)1 << 8 * lesser(greater(number - place, 0), 4)) - 1);
    __builtin_memcpy(to + place, &copied, 4);
}

INLINE void copy_eight(int8_t *restrict to, const int8_t *restrict from, int64_t place, int64_t number)
{
    eight_bytes copied, places = {0, 1, 2, 3, 4, 5, 6, 7};
    __builtin_memcpy(&copied, from + place, 8);
    copied &= places + (int8_t)place < (int8_t)number;
    __builtin_memcpy(to + place, &copied, 8);
}

INLINE void copy_sixteen(int8_t *restrict to, const int8_t *restrict from, int64_t place, int64_t number)
{
    sixteen_bytes copied, places = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    __builtin_memcpy(&copied, from + place, 16);
    copied &= places + (int8_t)place < (int8_t)number;
    __builtin_memcpy(to + place, &copied, 16);
}

INLINE void copy_many(int8_t *restrict to, const int8_t *restrict from, int64_t place, int64_t length, int64_t number)
{
    many_bytes copied, places = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
                                 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31};
    __builtin_memcpy(&copied, from + place, 32);
    if (length <= MOST_IN_A_BYTE)
        copied &= places + (int8_t)place < (int8_t)number;
    else
        copied &= places < (int8_t)lesser(greater(number - place, 0), 32);
    __builtin_memcpy(to + place, &copied, 32);
}

INLINE void copy_first_of(int8_t *restrict to, const int8_t *restrict from, int64_t length, int64_t number)
{
    int64_t place = 0;
    number = lesser(greater(number, 0), length);
    if (length >= 32) {
        for (; place + 32 <= length; place += 32)
            copy_many(to, from, place, length, number);
        if (place < length)
            copy_many(to, from, length - 32, length, number);
    } else if (length >= 16) {
        copy_sixteen(to, from, 0, number);
        if (length > 16)
            copy_sixteen(to, from, length - 16, number);
    } else if (length >= 8) {
        copy_eight(to, from, 0, number);
        if (length > 8)
            copy_eight(to, from, length - 8, number);
    } else if (length >= 4) {
        copy_four(to, from, 0, number);
        if (length > 4)
            copy_four(to, from, length - 4, number);
    } else {
        for (; place < length; place++)
            to[place] = (int8_t)(place < number ? from[place] : 0);
    }
}

/* Room for the arrays that a search makes. Each thread has its own; a search gives back what it took. What has no room there is asked
   of the machine. */
void *malloc(__SIZE_TYPE__);
void free(void *);
void abort(void);

enum { ROOM = 1 << 16 };
struct beyond {
    struct beyond *before;
};
struct mark {
    int64_t used;
    struct beyond *beyond;
};
static _Thread_local struct mark taken;
static _Thread_local int8_t room[ROOM] __attribute__((aligned(16)));

static __attribute__((noinline, unused)) void *take_beyond(int64_t bytes)
{
    struct beyond *block = malloc((uint64_t)bytes + 16);
    if (!block)
        abort();
    block->before = taken.beyond;
    taken.beyond = block;
    return (int8_t *)block + 16;
}

INLINE void *take_room(int64_t bytes)
{
    bytes = (bytes + 15) & ~(int64_t)15;
    if (bytes > ROOM - taken.used)
        return take_beyond(bytes);
    taken.used += bytes;
    return room + taken.used - bytes;
}

INLINE void give_back(struct mark before)
{
    taken.used = before.used;
    while (taken.beyond != before.beyond) {
        struct beyond *block = taken.beyond;
        taken.beyond = block->before;
        free(block);
    }
}

/* Calls that several threads make at once (`side_by_side.py`). Notes about a helper: the calls that were asked for, those that were made,
   whether it is awake, and whether it is to be woken. No two lie in one line of the cache. Behind the helpers lies what is noted about the
   thread that asks: its calls, and the stage that all are in. */
typedef void boxed_call(int64_t *box);
enum { HELPER_ASKED = 0, HELPER_MADE = 16, HELPER_AWAKE = 32, HELPER_TO_WAKE = 48, ASKER_STAGE = 32, HELPER_SIZE = 64 };
enum { NOT_BEGUN = 0, LOOKING = 1, GOING = 2 };
#if defined(__x86_64__) || defined(__i386__)
#define HELPER_PAUSE __builtin_ia32_pause()
#elif defined(__aarch64__)
#define HELPER_PAUSE __asm__ volatile("yield")
#else
#define HELPER_PAUSE (void)0
#endif

/* Make the call as often as it is asked for, until nobody has asked for a while. */
EXPORTED void kahve_help(int64_t *notes, void *of, int64_t *box, int64_t turns)
{
    int64_t made = __atomic_load_n(notes + HELPER_MADE, __ATOMIC_RELAXED);
    do {
        for (int64_t turn = 0; turn < turns; turn++) {
            if (__atomic_load_n(notes + HELPER_ASKED, __ATOMIC_ACQUIRE) != made) {
                ((boxed_call *)of)(box);
                __atomic_store_n(notes + HELPER_MADE, ++made, __ATOMIC_RELEASE);
                turn = 0;
            }
            HELPER_PAUSE;
        }
        __atomic_store_n(notes + HELPER_AWAKE, 0, __ATOMIC_SEQ_CST);
        /* A thread that asks at this moment has either seen the helper awake, and then it stays so, or it wakes the helper. */
    } while (__atomic_load_n(notes + HELPER_ASKED, __ATOMIC_SEQ_CST) != made
             && !__atomic_exchange_n(notes + HELPER_AWAKE, 1, __ATOMIC_SEQ_CST));
}

/* Begin a stage, and ask all helpers and oneself for a call. Returns how many of the helpers sleep. */
INLINE int64_t begin_stage(int64_t *notes, int64_t helpers, int64_t stage, int64_t *checks)
{
    int64_t asleep = 0, *own = notes + HELPER_SIZE * helpers;
    for (int64_t call = 0; call <= helpers; call++)
        checks[2 * call] = stage == LOOKING;
    own[ASKER_STAGE] = stage;
    own[HELPER_ASKED]++;
    for (; notes < own; notes += HELPER_SIZE) {
        __atomic_fetch_add(notes + HELPER_ASKED, 1, __ATOMIC_SEQ_CST);
        notes[HELPER_TO_WAKE] |= !__atomic_exchange_n(notes + HELPER_AWAKE, 1, __ATOMIC_SEQ_CST);
        asleep += notes[HELPER_TO_WAKE];
    }
    return asleep;
}

/* Make a call of one's own if it was asked for, and wait a while for those of the helpers. Returns how many of them are not through. */
INLINE int64_t end_stage(int64_t *notes, int64_t helpers, void *of, int64_t *box, int64_t turns)
{
    int64_t *own = notes + HELPER_SIZE * helpers;
    for (; own[HELPER_MADE] != own[HELPER_ASKED]; own[HELPER_MADE]++)
        ((boxed_call *)of)(box);
    for (int64_t turn = 0; helpers && turn < turns; turn++) {
        int64_t *last = notes + HELPER_SIZE * (helpers - 1);
        if (__atomic_load_n(last + HELPER_MADE, __ATOMIC_ACQUIRE) == __atomic_load_n(last + HELPER_ASKED, __ATOMIC_RELAXED))
            helpers--;
        else
            HELPER_PAUSE;
    }
    return helpers;
}

/* Begin or go on. All calls are made, and before them, if `looks`, all of them with their flags set, for which they only say whether
   something is against them. If something is, nothing is made. checks: for each call its flag, and what it says, below 0 for nothing.
   Returns how many helpers are to be woken or waited for; then it is to be called again. */
EXPORTED int64_t kahve_go(int64_t *notes, int64_t helpers, void *of, int64_t *box, int64_t *checks, int64_t looks, int64_t turns)
{
    int64_t missing, *stage = notes + HELPER_SIZE * helpers + ASKER_STAGE;
    if (*stage == NOT_BEGUN && (missing = begin_stage(notes, helpers, looks ? LOOKING : GOING, checks)))
        return missing;
    if ((missing = end_stage(notes, helpers, of, box, turns)))
        return missing;
    if (*stage == LOOKING) {
        int64_t against = 0;
        for (int64_t call = 0; call <= helpers; call++)
            against |= checks[2 * call + 1] >= 0;
        if (!against) {
            if ((missing = begin_stage(notes, helpers, GOING, checks)))
                return missing;
            if ((missing = end_stage(notes, helpers, of, box, turns)))
                return missing;
        }
    }
    *stage = NOT_BEGUN;
    return 0;
}
"""

CHECKS = """\
/* The checked library: the first thing that went out of its range in a call is kept for Python, which reads it in the same thread. */
struct complaint {
    const char *place;
    const char *what;
    int64_t number;
    int64_t least;
    int64_t most;
};
static _Thread_local struct complaint first_complaint;
static _Thread_local int64_t steps_of_call;
enum { MOST_STEPS = 100000000 };

/* After a call: what was complained of. The next call begins to count its steps. */
EXPORTED struct complaint *kahve_complaint(void)
{
    steps_of_call = 0;
    return &first_complaint;
}

APART void complain(const char *what, const char *place, int64_t number, int64_t least, int64_t most)
{
    if (!first_complaint.what)
        first_complaint = (struct complaint){place, what, number, least, most};
}

/* No call goes on for ever: once it has had too many turns of loops, each loop ends where it is. */
INLINE bool within_steps(const char *place)
{
    if (++steps_of_call <= MOST_STEPS)
        return 1;
    complain("number of steps", place, steps_of_call, 0, MOST_STEPS);
    return 0;
}

INLINE int64_t checked_index(int64_t index, int64_t length, const char *place)
{
    if (index >= 0 && index < length)
        return index;
    complain("index", place, index, 0, length - 1);
    return 0;
}

INLINE int64_t checked_shift(int64_t bits, const char *place)
{
    if (bits >= 0 && bits < 64)
        return bits;
    complain("shift", place, bits, 0, 63);
    return 0;
}

INLINE int64_t checked_number(int64_t number, int64_t least, int64_t most, const char *place)
{
    if (number < least || number > most)
        complain("number", place, number, least, most);
    return number;
}
"""

BOXES = """\
/* WebAssembly: memory of its own, whose end is a stack. First come tables that are kept, then the box of the arguments of a call, then what
   searches take beyond their room, which they give back in turn. */
extern int8_t __heap_base;
static __UINTPTR_TYPE__ box_kept_to, box_top;

static void box_reach(__UINTPTR_TYPE__ end)
{
    __UINTPTR_TYPE__ pages = (end + 65535) >> 16, there = __builtin_wasm_memory_size(0);
    if (pages > there && __builtin_wasm_memory_grow(0, pages - there) == (__UINTPTR_TYPE__)-1)
        __builtin_trap();
}

static __UINTPTR_TYPE__ box_above(__UINTPTR_TYPE__ bytes)
{
    __UINTPTR_TYPE__ start = box_top;
    box_top += (bytes + 15) & ~(__UINTPTR_TYPE__)15;
    box_reach(box_top);
    return start;
}

void *malloc(__SIZE_TYPE__ bytes) { return (void *)box_above(bytes); }
void free(void *block) { box_top = (__UINTPTR_TYPE__)block; }
void abort(void) { __builtin_trap(); }

static void box_begin(void)
{
    if (!box_kept_to)
        box_kept_to = ((__UINTPTR_TYPE__)&__heap_base + 15) & ~(__UINTPTR_TYPE__)15;
    box_top = box_kept_to;
}

/* Room for these bytes, which is never given back. */
EXPORTED int32_t kahve_keep(int32_t bytes)
{
    box_begin();
    __UINTPTR_TYPE__ start = box_above((__UINTPTR_TYPE__)bytes);
    box_kept_to = box_top;
    return (int32_t)start;
}

/* Room for the arguments of the next call. */
EXPORTED int32_t kahve_box(int32_t bytes)
{
    box_begin();
    return (int32_t)box_above((__UINTPTR_TYPE__)bytes);
}
"""

NAMES = frozenset(re.findall(r"\b([a-z]\w*) ?[(;\[]", PRELUDE + CHECKS + BOXES))
"""The names that stand here: a rule or a table that is called so gets another one."""
