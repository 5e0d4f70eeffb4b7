export interface TokenBuckets {
  /** Takes one; 0 when there was one, else the milliseconds until there is. */
  take(key: string): number
  /** Takes more for something that turned out to cost more; at most what fills the bucket once, which then has to come back. */
  charge(key: string, count: number): void
  /** Puts one back that was taken for nothing. */
  giveBack(key: string): void
}

export interface BucketOptions {
  /** How many may be taken at once. */
  readonly capacity: number
  /** Milliseconds in which one comes back. */
  readonly refill: number
  readonly now: () => Date
  /** Keys remembered; the one unused for longest is forgotten first. */
  readonly most?: number
}

/** A limit on how often something may happen for each key, in this process's memory. */
export function createTokenBuckets({ capacity, refill, now, most = 20_000 }: BucketOptions): TokenBuckets {
  const buckets = new Map<string, { tokens: number; at: number }>()

  /** What is in the bucket now. */
  function tokensOf(key: string, at: number): number {
    const known = buckets.get(key) ?? { tokens: capacity, at }
    return Math.min(capacity, known.tokens + Math.max(0, at - known.at) / refill)
  }

  function keep(key: string, tokens: number, at: number): void {
    buckets.delete(key)
    buckets.set(key, { tokens, at })
    if (buckets.size > most) buckets.delete(buckets.keys().next().value as string)
  }

  return {
    take(key) {
      const at = now().getTime()
      const tokens = tokensOf(key, at)
      const taken = tokens >= 1
      keep(key, taken ? tokens - 1 : tokens, at)
      return taken ? 0 : Math.ceil((1 - tokens) * refill)
    },
    charge(key, count) {
      const at = now().getTime()
      keep(key, Math.max(-capacity, tokensOf(key, at) - count), at)
    },
    giveBack(key) {
      const at = now().getTime()
      keep(key, Math.min(capacity, tokensOf(key, at) + 1), at)
    },
  }
}
