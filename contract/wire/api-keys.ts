import type { Collection } from '../model/collection.ts'
import { type Area, areaOf, model } from '../model/model.ts'
import { ACTIONS, type Action } from '../model/system.ts'

/** The parts of the model that other programs may be let into, as scopes name them. */
export const KEY_AREAS = ['content', 'files', 'catalogue', 'shop', 'orders', 'forms'] as const satisfies readonly Area[]

/** Whether a key may be let into a collection at all: accounts, mails and what the program keeps of itself are for people. */
export const isOpenToKeys = (collection: Collection): boolean => KEY_AREAS.some((area) => area === areaOf(collection))

/** Calls a minute that a key may be good for. */
export const KEY_RATES = [60, 600, 6000] as const

export type KeyRate = (typeof KEY_RATES)[number]

/** What a scope allows; `action` is `*` for all of them. */
export interface KeyScope {
  readonly subject: string
  readonly action: Action | '*'
}

/** Reads `area:action`, `collection:action` or `…:*`; undefined for what is no scope, and for collections that no key is let into. */
export function parseScope(scope: string): KeyScope | undefined {
  const [subject = '', action = '', ...rest] = scope.split(':')
  const known = action === '*' ? action : ACTIONS.find((one) => one === action)
  const collection = model.get(subject)
  const isSubject = KEY_AREAS.some((area) => area === subject) || (collection && isOpenToKeys(collection))
  return known && isSubject && rest.length === 0 ? { subject, action: known } : undefined
}

/** A key as lists show it, never the key itself. Moments are ISO texts in UTC. */
export type ApiKey = {
  readonly id: number
  readonly name: string
  /** How the key begins. */
  readonly prefix: string
  readonly scopes: readonly string[]
  /** Calls a minute. */
  readonly rate: number
  readonly created_on: string
  readonly expires_on: string | null
  /** To a minute; null for one that was never used. */
  readonly last_used_on: string | null
  readonly revoked_on: string | null
  /** E-mail of the account in whose name it calls. */
  readonly by: string
  /** Whether a call with it would be answered: it is neither revoked nor expired, and its account is active. */
  readonly works: boolean
}

export type ApiKeyBody = {
  readonly name: string
  readonly scopes: readonly string[]
  readonly rate?: KeyRate
  /** Empty for a key that does not expire. */
  readonly expires_on?: string | null
}

/** A new key with its text, which is told this once. */
export type NewApiKey = ApiKey & { readonly key: string }
