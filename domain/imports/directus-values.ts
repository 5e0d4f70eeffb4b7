import { isLanguage, type Language } from '../texts/language.ts'
import { isRecord } from '../texts/stored-json.ts'

/** A text of a Directus 8, which may write numbers where it means one. */
export const directusText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** The entries of a collection, as a call answers them or a dump holds them. */
export const directusEntries = (value: unknown): Readonly<Record<string, unknown>>[] => {
  if (isRecord(value) && 'data' in value && !('id' in value)) return directusEntries(value.data)
  return (Array.isArray(value) ? value : [value]).filter(isRecord)
}

/** `de`, `de-DE` or a record with such a code, as the language of ours that it is. */
export function directusLanguage(value: unknown): Language | undefined {
  const code = (isRecord(value) ? directusText(value.code) : directusText(value)).slice(0, 2).toLowerCase()
  return isLanguage(code) ? code : undefined
}
