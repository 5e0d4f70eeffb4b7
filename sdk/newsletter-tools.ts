import type { LeftReport, ToolStanding } from '#contract/wire/newsletter-tools.ts'
import type { Transport } from './transport.ts'

/** Newsletter tools, and who has left there. All calls reject with an ApiError. */
export function createNewsletterTools(transport: Transport) {
  return {
    /** How far each connected tool is. */
    list: async () => (await transport<{ data: ToolStanding[] }>('GET', '/newsletter-tools')).data,
    /** Tries them at once, also with addresses that they have refused. */
    retry: async () => (await transport<{ data: ToolStanding[] }>('POST', '/newsletter-tools/retry')).data,
    /** Who has confirmed, with the proof, and who has left: a table as text. */
    csv: () => transport<string>('GET', '/newsletter-tools/subscribers.csv', { answer: 'text' }),
    /** Unsubscribes those of the addresses who are subscribed. */
    left: async (emails: readonly string[]) =>
      (await transport<{ data: LeftReport }>('POST', '/newsletter-tools/left', { body: { emails } })).data,
  }
}
