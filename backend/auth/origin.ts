/** Where a call comes from, as limits, sessions and the trail of activity know it. */
export interface Origin {
  /** The key of the client's address: IPv4 as it is, IPv6 by its network; undefined where nobody knows. */
  readonly client: string | undefined
  /** What the browser or program calls itself. */
  readonly device: string | undefined
}
