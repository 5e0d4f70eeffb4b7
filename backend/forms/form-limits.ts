import { emailKey } from '#domain/texts/email.ts'
import { Fault } from '../fault.ts'
import { clientKey } from '../http/client-key.ts'
import { createTokenBuckets } from '../http/token-buckets.ts'
import type { Project } from '../project/project.ts'
import type { FormsOptions } from './services.ts'

const MINUTE = 60_000

/** Too many attempts; `wait` are the seconds until the next one. */
export class TooMany extends Fault {
  override readonly wait: number

  constructor(milliseconds: number) {
    const wait = Math.ceil(milliseconds / 1000)
    super('tooMany', `Too many attempts, please wait ${wait} seconds`)
    this.wait = wait
  }
}

export interface FormLimits {
  /** Counts a form that is to be taken. Throws TooMany when its sender has sent too many. */
  spend(form: string, project: Project, request: Request): void
  /** Whether a mail may be sent to an address that a stranger may have entered. */
  mayWriteTo(project: Project, email: string): boolean
}

/** How often forms are taken: five at once from one sender, then one every two minutes; mails to one address far less. */
export function createFormLimits({ now, clientAddress }: Pick<FormsOptions, 'now' | 'clientAddress'>): FormLimits {
  const senders = createTokenBuckets({ capacity: 5, refill: 2 * MINUTE, now })
  const recipients = createTokenBuckets({ capacity: 2, refill: 60 * MINUTE, now })
  return {
    spend(form, project, request) {
      const wait = senders.take(`${form} ${project.id} ${clientKey(clientAddress(request))}`)
      if (wait > 0) throw new TooMany(wait)
    },
    // Mailboxes know no capitals: who varies them writes to the same one.
    mayWriteTo: (project, email) => recipients.take(`${project.id} ${emailKey(email)}`) === 0,
  }
}
