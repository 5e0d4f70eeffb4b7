import { type EventState, eventState } from '#domain/events/event-state.ts'
import { MOST_PERSONS } from '#domain/events/sign-up-request.ts'
import type { Admission } from '#domain/events/sign-up-words.ts'
import { pathOf } from '#domain/paths/routes.ts'
import type { Language } from '#domain/texts/language.ts'
import { pickOwnText } from '#domain/texts/language.ts'
import { slugIn } from '#domain/texts/slug-in.ts'
import type { Database, Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'

/** An event as calls about it and mails need it. */
export interface StoredEvent {
  readonly id: number
  readonly project: number
  readonly isPublished: boolean
  readonly startsAt: Date
  readonly endsAt: Date
  /** Null: for all who come. */
  readonly seats: number | null
  readonly given: number
  readonly mostPersons: number
  readonly isCancelled: boolean
  /** What a person pays at the event; undefined where it is free, or only told in words. */
  readonly admission?: Admission | undefined
  state(now: Date): EventState
  name(language: Language): string
  place(language: Language): string
  path(language: Language): string
}

const words = (value: Row[string] | undefined) => (value ? String(value) : '')

/** The event of that id; undefined where there is none. `first` is the first language of its website. */
export async function readEvent(db: Database, id: number, first: Language): Promise<StoredEvent | undefined> {
  const [row] = await rowsOf(db, 'event', 'id', [id])
  if (!row) return undefined
  const texts = await rowsOf(db, 'event_translation', 'event', [id])
  const [branch] = row.branch === null ? [] : await rowsOf(db, 'branch', 'id', [Number(row.branch)])
  const translations = texts.map((text) => ({
    language: String(text.language),
    display_name: words(text.display_name),
    place: words(text.place),
    slug: words(text.slug),
  }))
  const facts = {
    starts_at: String(row.starts_at),
    ends_at: String(row.ends_at),
    cancelled: Boolean(row.cancelled),
    sign_up: Boolean(row.sign_up),
    sign_up_until: row.sign_up_until === null ? null : String(row.sign_up_until),
  }
  const names = branch ? await rowsOf(db, 'branch_translation', 'branch', [Number(branch.id)]) : []
  const branchNames = {
    own: branch?.display_name,
    translations: names.map((one) => ({ language: String(one.language), display_name: words(one.display_name) })),
  }
  const text = (own: unknown, field: 'display_name' | 'place', language: Language) =>
    pickOwnText({ own, translations }, field, language, first)?.text ?? ''
  return {
    id,
    project: Number(row.project),
    isPublished: row.status === 'published',
    startsAt: new Date(facts.starts_at),
    endsAt: new Date(facts.ends_at),
    seats: row.seats === null ? null : Number(row.seats),
    given: Number(row.seats_taken ?? 0),
    mostPersons: row.most_persons === null ? MOST_PERSONS : Number(row.most_persons),
    isCancelled: facts.cancelled,
    admission: await admissionOf(db, row),
    state: (now) => eventState(facts, now),
    name: (language) => text(row.display_name, 'display_name', language),
    place: (language) =>
      text(null, 'place', language) ||
      (branch
        ? `${pickOwnText(branchNames, 'display_name', language, first)?.text}, ${branch.street}, ${branch.zip} ${branch.city}`
        : ''),
    path: (language) => pathOf('events', language, slugIn({ slug: String(row.slug), translations }, language)) ?? '/',
  }
}

async function admissionOf(db: Database, { admission, project }: Row): Promise<Admission | undefined> {
  // Kept in cents.
  const cents = Number(admission ?? 0)
  if (cents <= 0) return undefined
  const [settings] = await rowsOf(db, 'ecommerce_settings', 'project', [Number(project)])
  return { cents, isSmallBusiness: Boolean(settings?.small_business) }
}
