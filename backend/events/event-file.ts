import { calendarFile } from '#domain/events/calendar-file.ts'
import type { Attachment, AttachmentSource } from '../mail/mail.ts'

/** What a mail keeps of an event, to make the calendar file of. */
export interface EventOccasion {
  readonly id: string
  readonly summary: string
  readonly place: string
  readonly link: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly sentOn: Date
}

export const eventSource = ({ startsAt, endsAt, sentOn, ...occasion }: EventOccasion): AttachmentSource => ({
  paper: 'event',
  ...occasion,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  sentOn: sentOn.toISOString(),
})

/** The calendar file of an event that somebody comes to. */
export function eventFile(source: AttachmentSource): Attachment {
  const text = (name: string) => String(source[name])
  const event = {
    id: text('id'),
    summary: text('summary'),
    place: text('place'),
    link: text('link'),
    startsAt: new Date(text('startsAt')),
    endsAt: new Date(text('endsAt')),
  }
  const content = new TextEncoder().encode(calendarFile(event.summary, [event], new Date(text('sentOn'))))
  return { filename: 'termin.ics', type: 'text/calendar; charset=utf-8', content }
}
