import type { NEWSLETTER_TOOLS } from '../model/newsletter-tools.ts'

/** Why a newsletter tool could not be told or asked; the back office has words for each. */
export const TOOL_FAULTS = [
  'wrong_credentials',
  'unknown_list',
  'busy',
  'unreachable',
  'too_slow',
  'not_allowed',
  'refused',
] as const

export type ToolFaultReason = (typeof TOOL_FAULTS)[number]

/** A tool that the website is connected with, and how far it is. Moments are ISO texts in UTC. */
export type ToolStanding = {
  readonly tool: (typeof NEWSLETTER_TOOLS)[number]
  readonly list: string
  readonly connected_on: string
  /** When it was last asked who has left there. */
  readonly asked_on: string | null
  readonly fault: ToolFaultReason | null
  /** When it is tried again after a fault. */
  readonly due_on: string
  /** Addresses it knows, those it is to be told of, and those it did not take. */
  readonly sent: number
  readonly waiting: number
  readonly failed: number
  /** The first of those it did not take, with the status of its answer. */
  readonly refused: readonly { readonly email: string; readonly answer: string | null }[]
}

/** What came of a list of addresses that have left elsewhere. */
export type LeftReport = {
  /** Addresses of subscribers who are unsubscribed now. */
  readonly left: number
  /** Addresses that were not subscribed, or had left before. */
  readonly unknown: number
  /** Lines without an address. */
  readonly unread: number
}
