export interface TokenBuckets {
  /** Takes one; 0 when there was one, else the milliseconds until there is. */
  take(key: string): number
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
  return {
    take(key) {
      const at = now().getTime()
      const known = buckets.get(key) ?? { tokens: capacity, at }
      const tokens = Math.min(capacity, known.tokens + Math.max(0, at - known.at) / refill)
      const taken = tokens >= 1
      buckets.delete(key)
      buckets.set(key, { tokens: taken ? tokens - 1 : tokens, at })
      if (buckets.size > most) buckets.delete(buckets.keys().next().value as string)
      return taken ? 0 : Math.ceil((1 - tokens) * refill)
    },
  }
}
