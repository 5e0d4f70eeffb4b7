import type { ProvenSubscriber } from './tool.ts'

/** What a tool keeps of the proof of a consent, by the names of its fields there. */
export const proofFields = {
  LANGUAGE: ({ language }: ProvenSubscriber) => language,
  OPTIN_REQUESTED: ({ requested_on }: ProvenSubscriber) => requested_on ?? '',
  OPTIN_CONFIRMED: ({ confirmed_on }: ProvenSubscriber) => confirmed_on,
  OPTIN_WORDS: ({ words }: ProvenSubscriber) => words ?? '',
  OPTIN_MAIL: ({ message_id }: ProvenSubscriber) => message_id ?? '',
} as const

export const PROOF_NAMES = Object.keys(proofFields)

/** The proof as the tool's fields hold it. */
export const proofOf = (subscriber: ProvenSubscriber, nameOf = (name: string) => name): Record<string, string> =>
  Object.fromEntries(Object.entries(proofFields).map(([name, value]) => [nameOf(name), value(subscriber)]))
