import ical, { ICalEventStatus } from 'ical-generator'

/** An event as calendars take it. */
export interface CalendarEvent {
  readonly id: string
  readonly summary: string
  readonly place: string
  readonly link: string
  readonly description?: string | undefined
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isCancelled?: boolean
}

/** Events as one calendar file (RFC 5545), which every calendar takes; its lines end in CRLF. `stamp` is when it was made. */
export function calendarFile(name: string, events: readonly CalendarEvent[], stamp: Date): string {
  const calendar = ical({ name, prodId: { company: 'Schaufenster', product: 'Events' } })
  for (const { id, summary, place, link, description, startsAt, endsAt, isCancelled } of events)
    calendar.createEvent({
      id,
      stamp,
      start: startsAt,
      end: endsAt,
      summary,
      location: place,
      url: link,
      description: [description, link].filter(Boolean).join('\n\n'),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  return `${calendar.toString()}\r\n`
}
