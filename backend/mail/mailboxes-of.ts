import { type MailSubject, mailSubjects } from '#domain/company/mail-subjects.ts'
import { type MailRecipient, type NamedMailbox, shopMailboxes } from '#domain/company/shop-mailboxes.ts'
import type { Database, Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'

const recipientOf = (row: Row): MailRecipient => ({
  name: String(row.name ?? ''),
  address: String(row.email),
  subjects: mailSubjects.filter((subject) => Boolean(row[subject])),
})

/** What a mail is about, and which branches it concerns, by their ids. */
export interface MailMatter {
  readonly subject: MailSubject
  readonly branches: readonly number[]
}

/**
 * Who of a project is told: the head office, whose own mailbox is given, and the branches, as the retailer has set it. Branches of
 * other projects do not exist. None where nobody has an address.
 */
export async function mailboxesOf(
  db: Database,
  project: number,
  { subject, branches }: MailMatter,
  mailbox: NamedMailbox | undefined,
): Promise<NamedMailbox[]> {
  const [company] = await rowsOf(db, 'company', 'project', [project])
  const ofCompany = company ? await rowsOf(db, 'mail_recipient', 'company', [Number(company.id)]) : []
  const found = (await rowsOf(db, 'branch', 'id', branches)).filter((row) => Number(row.project) === project)
  const ids = found.map(({ id }) => Number(id))
  const ofBranches = await rowsOf(db, 'mail_recipient', 'branch', ids)
  const wants = (about: MailSubject) => (company?.[`mail_${about}`] === 'rest' ? ('rest' as const) : ('all' as const))
  const office = {
    mailbox,
    wants: { orders: wants('orders'), requests: wants('requests'), reservations: wants('reservations') },
    people: ofCompany.map(recipientOf),
  }
  return shopMailboxes(
    subject,
    office,
    found.map((row) => ({
      name: String(row.display_name),
      address: row.email ? String(row.email) : null,
      people: ofBranches.filter(({ branch }) => branch === row.id).map(recipientOf),
    })),
  )
}
