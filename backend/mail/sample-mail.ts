import type { NewMail, QueueTools } from './queue-mail.ts'

/** A mail for tests. */
export const sampleMail = (change: Partial<NewMail> = {}): NewMail => ({
  project: null,
  kind: 'test',
  from: { name: 'Juwelier Muster', address: 'laden@muster.example' },
  to: { address: 'anna@example.org' },
  subject: 'Guten Tag',
  text: 'Hallo Anna',
  keepDays: 30,
  ...change,
})

/** A clock that tests set, in milliseconds since an arbitrary noon. */
export function sampleClock() {
  const noon = Date.parse('2026-11-20T12:00:00Z')
  let passed = 0
  const tools: QueueTools = { now: () => new Date(noon + passed), uuid: () => crypto.randomUUID() }
  return {
    ...tools,
    pass(milliseconds: number) {
      passed += milliseconds
    },
  }
}
