import type { ActivityKind } from '#contract/model/system.ts'

/** Something that happened to an account, to rights or to connections, `times` from `first_on` to `last_on`. */
export type Activity = {
  id: number
  project: number | null
  kind: ActivityKind
  /** Whom it happened to; empty where there is no such account. */
  user: number | null
  email: string | null
  /** Who did it, where that was somebody else. */
  by: number | null
  by_email: string | null
  address: string | null
  device: string | null
  /** Names of fields or settings that changed. */
  changed: string[] | null
  note: string | null
  times: number
  first_on: string
  last_on: string
  expires_on: string
}
