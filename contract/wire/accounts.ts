import type { Language } from '#domain/texts/language.ts'
import type { Action, USER_STATES } from '../model/system.ts'
import type { AccountSession } from './account-session.ts'

/** A person who may sign in. `project` is empty for all projects; `password` is only ever sent, never answered. */
export type User = {
  id: number
  project: number | null
  email: string
  password?: string
  first_name: string | null
  last_name: string | null
  role: number
  status: (typeof USER_STATES)[number]
  language: Language
  email_notifications: boolean
  last_access_on: string | null
  last_page: string | null
  /** The id of the branch that they work for; empty for all. */
  branch: number | null
}

/**
 * The person who is signed in: `role` by its name, `otp` whether a second factor is set up, `recovery_codes` how many are left,
 * `current_project` the one of this call.
 */
export type OwnUser = Omit<User, 'role' | 'password' | 'last_access_on'> & {
  role: string
  otp: boolean
  recovery_codes?: number
  current_project?: number
}

/** What a person may change of themselves; a new password needs the present one. */
export type OwnChanges = Partial<
  Pick<User, 'first_name' | 'last_name' | 'language' | 'email_notifications' | 'last_page'>
> & {
  password?: string
  current_password?: string
}

/** How somebody else's account is opened. */
export type AccountAccess = { otp: boolean; recovery_codes: number; sessions: AccountSession[] }

/** What a group of users is called. */
export type Role = { id: number; name: string; description: string | null }

/** What a role may do with the items of a collection: in one project or in all, with some fields, none or (null) all. */
export type Permission = {
  id: number
  role: number
  collection: string
  action: Action
  project: number | null
  fields: string[] | null
}

/** What a role may do with the items of a collection, its own permissions and what comes with its name taken together. */
export type RoleRight = { collection: string; actions: Permission['action'][] }

/** What the page of an invitation greets a person with. */
export interface Invitation {
  /** The account's e-mail. */
  readonly email: string
  /** E-mail of who sent it, where that is still known. */
  readonly by: string | null
  /** What the website is called. */
  readonly site: string
}
