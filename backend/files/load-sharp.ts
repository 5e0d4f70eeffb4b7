import type sharp from 'sharp'

let loaded: Promise<typeof sharp> | undefined

/** What works on pictures. It is large, and a start whose pictures are all made never needs it. */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // The queue of files makes use of several processors; a cache of operations would only hold memory.
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loaded
}
