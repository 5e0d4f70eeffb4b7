import type { NO_ANSWER } from '#contract/wire/webhooks.ts'
import type { Database } from '../db/database.ts'
import { callOutside, TooSlow } from '../outside/outside-call.ts'
import { PrivateHost, type Reach } from '../outside/public-address.ts'
import type { Vault } from '../vault/vault.ts'
import type { Attempted, ClaimedMessage } from './messages.ts'
import { secretsOf } from './webhook-secrets.ts'
import { signedHeaders } from './webhook-signature.ts'

/** Milliseconds that a receiver may take, and bytes of its answer that are kept. */
const TIMEOUT = 15_000
const MOST_ANSWER = 500

export interface SendTools {
  readonly db: Database
  readonly vault: Vault
  readonly now: () => Date
  /** Which hosts may be called; for tests. */
  readonly reach?: Reach | undefined
}

/** Why there was no answer. */
function reasonOf(error: unknown): (typeof NO_ANSWER)[number] {
  if (error instanceof PrivateHost) return 'not_allowed'
  return error instanceof TooSlow ? 'too_slow' : 'unreachable'
}

/** Sends a message once. Never throws: what kept it is the answer. */
export async function attemptMessage(
  tools: SendTools,
  message: ClaimedMessage,
  ending: AbortSignal,
): Promise<Attempted> {
  const { db, vault, now, reach } = tools
  try {
    const row = await db.selectFrom('webhooks').selectAll().where('id', '=', message.webhook).executeTakeFirstOrThrow()
    const secrets = secretsOf(vault, row, now())
    if (secrets.length === 0) return { status: null, answer: 'no_secret' satisfies (typeof NO_ANSWER)[number] }
    const { status, text } = await callOutside(new URL(String(row.url)), {
      method: 'POST',
      headers: signedHeaders({ uuid: message.uuid, body: message.body, sentOn: now() }, secrets),
      body: message.body,
      timeout: TIMEOUT,
      most: MOST_ANSWER,
      reach,
      ending,
    })
    return { status, answer: text.slice(0, MOST_ANSWER).replaceAll('\0', '') }
  } catch (error) {
    return { status: null, answer: reasonOf(error) }
  }
}
