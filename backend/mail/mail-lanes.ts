/** Gives back a lane that was taken; once. */
export type Free = () => void

export interface LaneLimits {
  /** Mails on their way at a time in this process. */
  readonly all: number
  /** Of these to one server. */
  readonly ofServer: number
  /** Of these of one project: null is the installation. */
  readonly ofProject: number
}

export const LANES: LaneLimits = { all: 200, ofServer: 16, ofProject: 4 }

/** Who wants a lane: a mail that was tried before leaves half of its project's and of its server's to those that were not. */
export interface LaneWish {
  readonly project: number | null
  /** What all mails to the same server have in common. */
  readonly server: string
  readonly isRetry: boolean
}

/** Counts the mails on their way, so that what hangs at one server, or in one project, holds up nobody else's. */
export function mailLanes(limits: LaneLimits = LANES) {
  const taken = new Map<string, number>()
  const count = (key: string) => taken.get(key) ?? 0

  function boundsOf({ project, server, isRetry }: LaneWish): (readonly [key: string, most: number])[] {
    const first = [
      ['all', limits.all],
      [`server ${server}`, limits.ofServer],
      [`project ${project}`, limits.ofProject],
    ] as const
    if (!isRetry) return [...first]
    return [...first, ...first.map(([key, most]) => [`again ${key}`, Math.ceil(most / 2)] as const)]
  }

  return {
    /** A lane, or undefined while there is none for such a mail. */
    take(wish: LaneWish): Free | undefined {
      const bounds = boundsOf(wish)
      if (bounds.some(([key, most]) => count(key) >= most)) return undefined
      for (const [key] of bounds) taken.set(key, count(key) + 1)
      return () => {
        for (const [key] of bounds) {
          if (count(key) > 1) taken.set(key, count(key) - 1)
          else taken.delete(key)
        }
      }
    },
  }
}
