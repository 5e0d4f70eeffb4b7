import ical from 'ical-generator'
import type { Attachment, AttachmentSource } from '../mail/mail.ts'

const HALF_AN_HOUR = 1_800_000

/** What a calendar needs to hold a visit, as a mail keeps it. */
export interface Visit {
  readonly uuid: string
  readonly summary: string
  readonly place: string
  /** Where the visit can be moved or given up. */
  readonly link: string
  readonly comesOn: Date
  /** Calendars take the file with the greatest number. */
  readonly changes: number
  readonly sentOn: Date
}

export const visitSource = ({ comesOn, sentOn, ...visit }: Visit): AttachmentSource => ({
  paper: 'visit',
  ...visit,
  comesOn: comesOn.toISOString(),
  sentOn: sentOn.toISOString(),
})

/** The calendar file of a visit, which every calendar takes. */
export function visitFile(source: AttachmentSource): Attachment {
  const start = new Date(String(source.comesOn))
  const link = String(source.link)
  const calendar = ical({ prodId: { company: 'Schaufenster', product: 'Reservation' } })
  calendar.createEvent({
    id: String(source.uuid),
    stamp: new Date(String(source.sentOn)),
    sequence: Number(source.changes),
    start,
    end: new Date(start.getTime() + HALF_AN_HOUR),
    summary: String(source.summary),
    location: String(source.place),
    description: link,
    url: link,
  })
  const content = new TextEncoder().encode(`${calendar.toString()}\r\n`)
  return { filename: 'termin.ics', type: 'text/calendar; charset=utf-8', content }
}
