// @ts-check
/**
 * What keeps the memory of a server small that runs for weeks. A system library with an area for each thread, and with limits that grow
 * with what was freed, gives little of it back; V8 lets the young generation grow to three times 32 MB before it collects the old one.
 */
export const SPARING = {
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '2097152' },
  args: ['--max-semi-space-size=8'],
}
