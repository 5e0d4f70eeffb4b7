import { randomBytes } from 'node:crypto'
import { Webhook as Signer } from 'standardwebhooks'

/** A secret as the Standard Webhooks specification writes it: 32 random bytes. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export interface SignedMessage {
  readonly uuid: string
  readonly body: string
  readonly sentOn: Date
}

/** The headers by which a receiver knows a message and who it is from; with several secrets, a signature of each. */
export function signedHeaders({ uuid, body, sentOn }: SignedMessage, secrets: readonly string[]) {
  return {
    'content-type': 'application/json',
    'user-agent': 'Schaufenster-Webhooks',
    'webhook-id': uuid,
    'webhook-timestamp': String(Math.floor(sentOn.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Signer(secret).sign(uuid, sentOn, body)).join(' '),
  }
}
