import { useSyncExternalStore } from 'react'
import type { Language } from '#domain/texts/language.ts'

/** The thanks for a message, worded where the form's texts are loaded already. */
export interface SentContact {
  language: Language
  heading: string
  note: string
}

let sent: SentContact | undefined

const never = () => () => {}

/** Keeps for the thanks page who has just written: in memory only, so that it is gone after a reload. */
export function rememberSentContact(contact: SentContact): void {
  sent = contact
}

/** The thanks to who has just written from this page; none on the server, while hydrating and in another language. */
export function useSentContact(language: Language): SentContact | undefined {
  const contact = useSyncExternalStore(
    never,
    () => sent,
    () => undefined,
  )
  return contact?.language === language ? contact : undefined
}
