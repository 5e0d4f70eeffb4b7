import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { PartAway } from '../outage.ts'
import { createMailWorker } from './mail-worker.ts'
import { queueMail } from './queue-mail.ts'
import { sampleClock, sampleMail } from './sample-mail.ts'

withDatabases((database) => {
  test('a mail whose attachment cannot be had is tried again, and the mail server is not blamed for it', async () => {
    const clock = sampleClock()
    const { id } = await queueMail(database(), sampleMail({ attachments: [{ kind: 'invoice' }] }), clock)
    const worker = createMailWorker({
      ...{ db: database(), ...clock, random: () => 0.5, log: () => {}, every: 60_000 },
      transportOf: async () => ({ server: 'muster', deliver: async () => ({ outcome: 'sent', response: '250 ok' }) }),
      attachmentsOf: () => Promise.reject(new PartAway('The bucket answered 403 to GET /1/a/original.')),
    })
    await worker.deliverDue()
    const stored = await database().selectFrom('mail').select(['state', 'response']).where('id', '=', id).execute()
    expect(stored).toEqual([{ state: 'waiting', response: 'not_written' }])
  })
})
