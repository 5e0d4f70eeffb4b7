/** What of an event says whether people can sign up; moments in ISO 8601. */
export interface EventTimes {
  readonly starts_at: string
  readonly ends_at: string
  readonly cancelled: boolean
  readonly sign_up: boolean
  readonly sign_up_until: string | null
}

/** `free`: people come without signing up. `closed`: they could, and it is too late. */
export type EventState = 'over' | 'cancelled' | 'free' | 'closed' | 'open'

/** How it stands with an event at a moment: it is over by itself at its end, and nobody signs up once it has begun. */
export function eventState(event: EventTimes, now: Date): EventState {
  const time = now.getTime()
  if (Date.parse(event.ends_at) <= time) return 'over'
  if (event.cancelled) return 'cancelled'
  if (!event.sign_up) return 'free'
  const last = Math.min(Date.parse(event.sign_up_until ?? event.starts_at), Date.parse(event.starts_at))
  return last <= time ? 'closed' : 'open'
}
