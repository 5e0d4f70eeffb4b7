/** Where an account is signed in, as its person and who manages accounts see it. */
export type AccountSession = {
  readonly id: string
  readonly created_on: string
  /** When it was last used, to a quarter of an hour; null for one from before that was noted. */
  readonly seen_on: string | null
  readonly expires_on: string
  /** An IPv4 address, or the network of an IPv6 one. */
  readonly address: string | null
  /** What the browser or program called itself. */
  readonly device: string | null
  /** Whether it is the one that asks. */
  readonly current: boolean
}
