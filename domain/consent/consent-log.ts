import { isStorable } from '../texts/storable.ts'
import { isRecord } from '../texts/stored-json.ts'

/** What a visitor did about the consents, in the banner or at the place of some content, as the proof of it names it. */
export const consentLogActions = [
  'accept_all',
  'reject_all',
  'save',
  'withdraw',
  'content_once',
  'content_always',
  'content_withdraw',
] as const

export type ConsentLogAction = (typeof consentLogActions)[number]

/** A decision as the browser reports it: proof of what was agreed to, by a random id and nothing else of the visitor. */
export interface ConsentLogEntry {
  /** 32 hexadecimal digits, random, kept beside the choice in the browser. */
  visitor: string
  /** The content hash of what the banner showed (domain/consent/consent-banner.ts). */
  banner_version: string
  action: ConsentLogAction
  /** Each consent of the banner by its function_id, and providers of content by their keys. */
  choices: Record<string, boolean>
}

export type ConsentLogResult =
  | { ok: true; entry: ConsentLogEntry }
  | { ok: false; problems: Partial<Record<keyof ConsentLogEntry, 'invalid'>> }

/** Consents that one decision may be about, and characters of a function_id. */
export const consentLogLimits = { choices: 50, functionId: 64 } as const

const VISITOR = /^[0-9a-f]{32}$/
const VERSION = /^\d{1,16}$/

/** Whether a text is an id as the browser makes them. */
export const isConsentId = (value: unknown): value is string => typeof value === 'string' && VISITOR.test(value)

function choicesIn(value: unknown): Record<string, boolean> | undefined {
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value)
  const fit = entries.every(
    ([id, given]) =>
      typeof given === 'boolean' && id !== '' && id.length <= consentLogLimits.functionId && isStorable(id),
  )
  return fit && entries.length > 0 && entries.length <= consentLogLimits.choices
    ? (Object.fromEntries(entries) as Record<string, boolean>)
    : undefined
}

/** Checks a reported decision; every field is needed, and each that does not fit is named. */
export function checkConsentLog(input: Readonly<Record<string, unknown>>): ConsentLogResult {
  const { visitor, banner_version, action } = input
  const choices = choicesIn(input.choices)
  const known = consentLogActions.find((name) => name === action)
  if (isConsentId(visitor) && typeof banner_version === 'string' && VERSION.test(banner_version) && known && choices)
    return { ok: true, entry: { visitor, banner_version, action: known, choices } }
  return {
    ok: false,
    problems: {
      ...(!isConsentId(visitor) && { visitor: 'invalid' }),
      ...(!(typeof banner_version === 'string' && VERSION.test(banner_version)) && { banner_version: 'invalid' }),
      ...(!known && { action: 'invalid' }),
      ...(!choices && { choices: 'invalid' }),
    },
  }
}
