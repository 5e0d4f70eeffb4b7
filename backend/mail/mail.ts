/** Someone in the head of a mail. */
export interface Person {
  readonly name?: string | undefined
  readonly address: string
}

/** A file that goes with a mail. */
export interface Attachment {
  readonly filename: string
  /** `application/pdf` */
  readonly type: string
  readonly content: Uint8Array
  /** What the HTML of the mail calls it, for a picture that stands in it. */
  readonly cid?: string
}

/** How an attachment is made, kept instead of its bytes: from what never changes. */
export type AttachmentSource = Readonly<Record<string, string | number>>

export type AttachmentsOf = (sources: readonly AttachmentSource[]) => Promise<Attachment[]>

/** A mail as it goes out: one recipient, so that it is either delivered or not. */
export interface OutgoingMail {
  /** Stays the same over all attempts, with its angle brackets. */
  readonly messageId: string
  readonly from: Person
  readonly to: Person
  readonly replyTo?: Person | undefined
  readonly subject: string
  readonly text: string
  readonly html?: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly attachments?: readonly Attachment[]
  readonly date: Date
}

/**
 * What came of an attempt. `sent`: a server took the mail. `kept`: the development mailbox did. `refused`: it was turned away
 * for good. `notSent`: certainly not delivered, worth another attempt. `putBack`: the same, and only because the program ends.
 * `unknown`: it may have been delivered.
 */
export interface Delivery {
  readonly outcome: 'sent' | 'kept' | 'refused' | 'notSent' | 'putBack' | 'unknown'
  /** What the server said, or why there was no answer. */
  readonly response: string
}

export interface SendingOptions {
  /** Called, and waited for, before the content goes out: from then on the mail may be delivered. */
  readonly handOver?: () => Promise<void>
  /** Aborted when the program is about to end: what was not handed over by then is put back. */
  readonly ending?: AbortSignal
}

export interface MailTransport {
  /** What all mails to the same server have in common. */
  readonly server: string
  /** Tries once and says what came of it; never throws and always ends within two minutes, within four seconds when the program ends. */
  deliver(mail: OutgoingMail, attempt?: SendingOptions): Promise<Delivery>
}

/** The transport of a project's mails; null for those of the installation. */
export type TransportOf = (project: number | null) => Promise<MailTransport>

/** The mailbox of development: the mail stays in the table of mails, where the back office shows it. */
export const mailbox: MailTransport = {
  server: '',
  deliver: async () => ({ outcome: 'kept', response: 'No mail server is configured' }),
}
