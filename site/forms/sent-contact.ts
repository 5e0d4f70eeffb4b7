import { useSyncExternalStore } from 'react'

export interface SentContact {
  name: string
  email: string
}

let sent: SentContact | undefined

const never = () => () => {}

/** Keeps for the thanks page who has just written: in memory only, so that it is gone after a reload. */
export function rememberSentContact(contact: SentContact): void {
  sent = contact
}

/** Who has just written from this page; nobody on the server and while hydrating. */
export const useSentContact = (): SentContact | undefined =>
  useSyncExternalStore(
    never,
    () => sent,
    () => undefined,
  )
