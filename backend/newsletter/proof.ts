import type { Database } from '../db/database.ts'

/** The proof of a consent in one line. Moments are ISO texts in UTC; null for what was not kept. */
export interface ConsentProof {
  readonly requested_on: string | null
  readonly confirmed_on: string | null
  readonly form_version: string | null
  /** The words of consent that the form showed. */
  readonly words: string | null
  /** Message-ID of the mail whose link was used. */
  readonly message_id: string | null
}

const textOr = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))

/** The proof of the newest consent of each subscription, by its id. */
export async function consentProofs(
  db: Database,
  subscriptions: readonly number[],
): Promise<ReadonlyMap<number, ConsentProof>> {
  if (subscriptions.length === 0) return new Map()
  const events = await db
    .selectFrom('newsletter_event')
    .select(['subscription', 'kind', 'created_on', 'form_version', 'form_text', 'message_id'])
    .where('subscription', 'in', subscriptions)
    .where('kind', 'in', ['requested', 'confirmed'])
    .orderBy('id', 'desc')
    .execute()
  const bySubscription = Map.groupBy(events, ({ subscription }) => Number(subscription))
  return new Map(
    subscriptions.map((id) => {
      const own = bySubscription.get(id) ?? []
      const confirmed = own.findIndex(({ kind }) => kind === 'confirmed')
      const asked = own.slice(confirmed + 1).find(({ kind }) => kind === 'requested')
      const proof = {
        requested_on: textOr(asked?.created_on),
        confirmed_on: textOr(own[confirmed]?.created_on),
        form_version: textOr(asked?.form_version),
        words: textOr(asked?.form_text),
        message_id: textOr(asked?.message_id),
      }
      return [id, proof]
    }),
  )
}
