import { beforeEach, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { type MailTransport, mailbox, type OutgoingMail } from './mail.ts'
import { createMailWorker } from './mail-worker.ts'
import { purgeMails } from './outbox.ts'
import { queueMail } from './queue-mail.ts'
import { sampleClock, sampleMail } from './sample-mail.ts'

const DAY = 24 * 60 * 60_000

withDatabases((database) => {
  let clock: ReturnType<typeof sampleClock>
  let sent: OutgoingMail[]

  beforeEach(async () => {
    await database().deleteFrom('mail').execute()
    clock = sampleClock()
    sent = []
  })

  const sending: MailTransport['deliver'] = async (mail) => {
    sent.push(mail)
    return { outcome: 'sent', response: 'taken' }
  }
  const deliverDue = (deliver = sending) =>
    createMailWorker({
      db: database(),
      ...clock,
      random: () => 0.5,
      transportOf: async () => ({ server: 'muster', deliver }),
      log: () => {},
    }).deliverDue()
  const queue = (change = {}) => queueMail(database(), sampleMail(change), clock)
  const stored = () => database().selectFrom('mail').selectAll().orderBy('id').execute()

  test('without a mail server mails are kept for the back office to show', async () => {
    await queue({ confidential: true })
    await deliverDue(mailbox.deliver)
    expect(await stored()).toMatchObject([{ state: 'kept', text: 'Hallo Anna' }])
  })

  test('the texts of a confidential mail are wiped once it is sent', async () => {
    await queue({ confidential: true, html: '<p>secret</p>' })
    await deliverDue()
    expect(sent[0]?.text).toBe('Hallo Anna')
    expect(await stored()).toMatchObject([{ state: 'sent', text: null, html: null }])
  })

  test('a mail is deleted when its time is over, unless it is still on its way', async () => {
    await queue({ keepDays: 1 })
    await queue({ keepDays: 60 })
    await deliverDue()
    await queue({ keepDays: 1 })
    clock.pass(30 * DAY)
    await purgeMails(database(), clock.now())
    expect((await stored()).map(({ state }) => state)).toEqual(['sent', 'waiting'])
  })

  test('a line break in name or subject cannot become a header', async () => {
    await queue({
      subject: 'Hallo\r\nBcc: x@example.org',
      replyTo: { name: 'A\nB\u0000\u0085C', address: 'a@example.org' },
    })
    await deliverDue()
    expect(sent[0]).toMatchObject({ subject: 'Hallo Bcc: x@example.org', replyTo: { name: 'A B C' } })
  })
})
