import { defaultLanguage, isLanguage, type Language } from '#domain/texts/language.ts'
import type { Database, Row } from '../db/database.ts'
import type { FormsOptions } from '../forms/services.ts'
import { type Announced, asChanged } from '../items/history.ts'
import type { EventLinks } from './event-links.ts'

/** What calls about events are made of. */
export interface EventOptions extends FormsOptions {
  readonly eventLinks: EventLinks
}

export type SignUpState = 'confirmed' | 'waiting' | 'cancelled'

/** Somebody who has signed up. */
export interface SignUp {
  readonly id: number
  readonly project: number
  readonly uuid: string
  /** Null where the event was deleted. */
  readonly event: number | null
  readonly eventName: string
  readonly state: SignUpState
  readonly persons: number
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly origin: string
}

/** A row of `event_signup`. */
export const signUpOf = (row: Row): SignUp => ({
  id: Number(row.id),
  project: Number(row.project),
  uuid: String(row.uuid),
  event: row.event === null ? null : Number(row.event),
  eventName: String(row.event_name),
  state: row.state === 'confirmed' || row.state === 'waiting' ? row.state : 'cancelled',
  persons: Number(row.persons),
  name: String(row.name),
  email: String(row.email),
  language: isLanguage(row.language) ? row.language : defaultLanguage,
  origin: String(row.origin),
})

/** The sign-up of that uuid; undefined where there is none. */
export async function readSignUp(db: Database, uuid: string): Promise<SignUp | undefined> {
  const row = await db.selectFrom('event_signup').selectAll().where('uuid', '=', uuid).executeTakeFirst()
  return row && signUpOf(row)
}

/** What the change feed tells of a sign-up that is not what it was. */
export const changeOfSignUp = ({ project, id }: Pick<SignUp, 'project' | 'id'>): Announced =>
  asChanged(project, 'event_signup', id)

/** The same of an event: its pages tell how many seats are left, and whether it is over. */
export const changeOfEvent = (project: number, id: number): Announced => asChanged(project, 'event', id)
