// @ts-check
/**
 * What keeps a server's memory small that runs for weeks: a system library that has an area for each thread gives little of it back, and
 * V8 lets the young generation grow to three times 32 MB before it collects the old one.
 */
export const SPARING = {
  env: { MALLOC_ARENA_MAX: '2' },
  args: ['--max-semi-space-size=8'],
}
