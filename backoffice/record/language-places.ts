import type { AnyItem } from '#sdk/resource.ts'
import type { Places } from './new-record.ts'

/** The places of a call with those of its texts by their language too: what is wrong with a whole record is said of a language. */
export function withLanguagePlaces<Sent extends { places: Places }>(sent: Sent, { translations }: AnyItem): Sent {
  const texts: readonly AnyItem[] = Array.isArray(translations) ? translations : []
  const named = texts.map(({ language }, index) => [`translations.${language}`, `translations.${index}`] as const)
  return { ...sent, places: new Map([...named, ...sent.places]) }
}
