import type { NEWSLETTER_TOOLS } from '#contract/model/newsletter-tools.ts'
import type { ToolFaultReason } from '#contract/wire/newsletter-tools.ts'

export type ToolName = (typeof NEWSLETTER_TOOLS)[number]

/** Who has confirmed that they want the newsletter, with the proof of it. Moments are ISO texts in UTC. */
export interface ProvenSubscriber {
  readonly email: string
  readonly language: string
  readonly requested_on: string | null
  readonly confirmed_on: string
  /** The words of consent that the form showed. */
  readonly words: string | null
  /** Message-ID of the mail whose link was used. */
  readonly message_id: string | null
  /** They came back after they had left, so that the tool may write to them again. */
  readonly isBack: boolean
}

/** A program that sends newsletters, by its public calls. All may throw ToolFault; those about one address SubscriberRefused too. */
export interface NewsletterTool {
  /** Asks for what the connection needs, and makes there the fields that hold the proof. */
  prepare(): Promise<void>
  subscribe(subscriber: ProvenSubscriber): Promise<void>
  /** An address that the tool does not have is left by nobody: that is well too. */
  leave(email: string): Promise<void>
  erase(email: string): Promise<void>
  /**
   * The addresses of all who have left there, page by page.
   * @param since ISO moment; a tool that can leaves out what has not changed since
   */
  leftSince(since: string | undefined): AsyncIterable<readonly string[]>
}

/** The tool as a whole cannot be used now: whatever was to be told it waits. */
export class ToolFault extends Error {
  readonly reason: ToolFaultReason

  constructor(reason: ToolFaultReason, said = '') {
    super(`${reason} ${said}`.trim())
    this.reason = reason
  }
}

/** The tool does not take this one address; `said` is the status of its answer. */
export class SubscriberRefused extends Error {
  readonly said: string

  constructor(said: string) {
    super(said)
    this.said = said
  }
}
