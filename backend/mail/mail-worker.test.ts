import { beforeEach, expect, test, vi } from 'vitest'
import { isMailAnswer } from '#domain/company/mail-answer.ts'
import type { Database } from '../db/database.ts'
import { withDatabases } from '../db/with-databases.ts'
import type { Delivery, MailTransport, OutgoingMail, SendingOptions } from './mail.ts'
import { createMailWorker } from './mail-worker.ts'
import { claimMail, noteHandOver, sendAgain } from './outbox.ts'
import { queueMail } from './queue-mail.ts'
import { MOST_ATTEMPTS } from './retry.ts'
import { sampleClock, sampleMail } from './sample-mail.ts'

const MINUTE = 60_000

withDatabases((database) => {
  let clock: ReturnType<typeof sampleClock>
  let sent: OutgoingMail[]
  let answers: Delivery['outcome'][]
  let logged: string[]

  beforeEach(async () => {
    await database().deleteFrom('mail').execute()
    clock = sampleClock()
    sent = []
    answers = []
    logged = []
  })

  const answering = async (mail: OutgoingMail): Promise<Delivery> => {
    sent.push(mail)
    const outcome = answers.shift() ?? 'sent'
    return { outcome, response: `answered ${outcome}` }
  }

  const workerOn = (db: Database, deliver: MailTransport['deliver'] = answering, every = 60_000) =>
    createMailWorker({
      db,
      ...clock,
      random: () => 0.5,
      transportOf: async () => ({ server: 'muster', deliver }),
      log: (message) => logged.push(message),
      every,
    })

  const queue = (change = {}) => queueMail(database(), sampleMail(change), clock)
  const stored = () => database().selectFrom('mail').selectAll().orderBy('id').execute()
  const states = async () => (await stored()).map(({ state }) => state)

  test('a mail that waits is sent once, with what was queued and its own Message-ID', async () => {
    const { messageId } = await queue({
      replyTo: { name: 'Bea', address: 'bea@example.org' },
      headers: { 'List-Unsubscribe': '<https://muster.example/x>' },
      html: '<p>Hallo</p>',
    })
    await workerOn(database()).deliverDue()
    await workerOn(database()).deliverDue()
    expect(sent).toEqual([
      {
        messageId,
        from: { name: 'Juwelier Muster', address: 'laden@muster.example' },
        to: { name: undefined, address: 'anna@example.org' },
        replyTo: { name: 'Bea', address: 'bea@example.org' },
        subject: 'Guten Tag',
        text: 'Hallo Anna',
        html: '<p>Hallo</p>',
        headers: { 'List-Unsubscribe': '<https://muster.example/x>' },
        date: clock.now(),
      },
    ])
    expect(messageId).toMatch(/^<[\w-]{36}@muster\.example>$/)
    expect(await stored()).toMatchObject([{ state: 'sent', response: 'sent', attempts: 1 }])
  })

  test('a mail whose transaction is undone is never sent', async () => {
    const undone = database()
      .transaction()
      .execute(async (trx) => {
        await queueMail(trx, sampleMail(), clock)
        throw new Error('undone')
      })
    await expect(undone).rejects.toThrow('undone')
    await workerOn(database()).deliverDue()
    expect(sent).toEqual([])
  })

  test('a mail outlives the worker that could not send it', async () => {
    await queue()
    answers = ['notSent']
    await workerOn(database()).deliverDue()
    expect(await states()).toEqual(['waiting'])
    clock.pass(2 * MINUTE)
    await workerOn(database()).deliverDue()
    expect(await states()).toEqual(['sent'])
  })

  test('an absent server is tried again after one minute, then two, then four', async () => {
    await queue()
    answers = ['notSent', 'notSent', 'notSent']
    const worker = workerOn(database())
    for (const [minutes, attempts] of [
      [0, 1],
      [0.9, 1],
      [0.2, 2],
      [1.8, 2],
      [0.3, 3],
      [3.8, 3],
      [0.4, 4],
    ] as const) {
      clock.pass(minutes * MINUTE)
      await worker.deliverDue()
      expect(sent.length, `after ${minutes} more minutes`).toBe(attempts)
    }
    expect(await states()).toEqual(['sent'])
  })

  test('after the last attempt a mail is left to a person, who can send it again', async () => {
    const { id } = await queue()
    answers = Array.from({ length: MOST_ATTEMPTS }, () => 'notSent')
    const worker = workerOn(database())
    for (let attempt = 0; attempt < MOST_ATTEMPTS + 3; attempt += 1) {
      await worker.deliverDue()
      clock.pass(5 * 60 * MINUTE)
    }
    expect(sent.length).toBe(MOST_ATTEMPTS)
    expect(await states()).toEqual(['failed'])
    expect(logged).toEqual([`Mail ${id} is failed: answered notSent`])
    expect(await sendAgain(database(), id, clock.now())).toBe(true)
    await worker.deliverDue()
    expect(await states()).toEqual(['sent'])
    expect(await sendAgain(database(), id, clock.now())).toBe(false)
  })

  test('a mail that was turned away for good is not tried again', async () => {
    await queue()
    answers = ['refused']
    const worker = workerOn(database())
    await worker.deliverDue()
    clock.pass(24 * 60 * MINUTE)
    await worker.deliverDue()
    expect(sent.length).toBe(1)
    expect(await states()).toEqual(['failed'])
  })

  test('a mail that may have arrived is marked uncertain and never sent again by itself', async () => {
    await queue()
    answers = ['unknown']
    const worker = workerOn(database())
    await worker.deliverDue()
    clock.pass(24 * 60 * MINUTE)
    await worker.deliverDue()
    expect(sent.length).toBe(1)
    expect(await states()).toEqual(['uncertain'])
    expect(logged.length).toBe(1)
  })

  const abandoned = async () => {
    const { id } = await queue()
    const claimed = await claimMail(database(), { id }, clock.now(), 'of a process that ends now')
    if (!claimed) throw new Error('The mail was not due')
    return claimed
  }

  test('a mail whose process ended before it was handed over is sent when its lease is over', async () => {
    await abandoned()
    const worker = workerOn(database())
    clock.pass(3 * MINUTE)
    await worker.deliverDue()
    expect(await states()).toEqual(['sending'])
    clock.pass(2 * MINUTE)
    await worker.deliverDue()
    expect(await states()).toEqual(['sent'])
    expect(sent.length).toBe(1)
  })

  test('a mail that a process of an older program was sending becomes uncertain, for it does not say how far it was', async () => {
    const { id } = await abandoned()
    await database().updateTable('mail').set({ progress: null }).where('id', '=', id).execute()
    clock.pass(5 * MINUTE)
    await workerOn(database()).deliverDue()
    expect(await states()).toEqual(['uncertain'])
  })

  test('content does not go out for an attempt that has lost its mail to another', async () => {
    const claimed = await abandoned()
    clock.pass(5 * MINUTE)
    await workerOn(database()).deliverDue()
    await expect(noteHandOver(database(), claimed)).rejects.toThrow('Another attempt')
  })

  test('a mail whose process ended between sending and marking becomes uncertain when its lease is over', async () => {
    const claimed = await abandoned()
    const { id } = claimed
    await noteHandOver(database(), claimed)
    const worker = workerOn(database())
    clock.pass(3 * MINUTE)
    await worker.deliverDue()
    expect(await states()).toEqual(['sending'])
    clock.pass(2 * MINUTE)
    await worker.deliverDue()
    expect(await states()).toEqual(['uncertain'])
    expect(sent).toEqual([])
    expect(logged).toEqual([`Mail ${id} is uncertain: its attempt never ended`])
    const { response } = await database().selectFrom('mail').select('response').executeTakeFirstOrThrow()
    expect(isMailAnswer(String(response))).toBe(true)
  })

  test('of many workers at once each mail is sent by one', async () => {
    for (let count = 0; count < 40; count += 1) await queue()
    await Promise.all(Array.from({ length: 5 }, () => workerOn(database()).deliverDue()))
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(40)
    expect(sent.length).toBe(40)
    expect(new Set(await states())).toEqual(new Set(['sent']))
  })

  test('a transport that cannot be made leaves the mail waiting', async () => {
    await queue()
    const worker = createMailWorker({
      db: database(),
      ...clock,
      random: () => 0.5,
      transportOf: async () => Promise.reject(new Error('no settings')),
      log: () => {},
    })
    await worker.deliverDue()
    expect(await stored()).toMatchObject([{ state: 'waiting' }])
  })

  test('a worker that is stopped finishes the mail in hand and takes no more', async () => {
    for (let count = 0; count < 10; count += 1) await queue()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const worker = workerOn(database(), async (mail) => {
      await held
      return answering(mail)
    })
    worker.start()
    await vi.waitFor(async () => expect((await states()).filter((state) => state === 'sending').length).toBe(4))
    const stopped = worker.stop()
    release()
    await stopped
    expect((await states()).toSorted()).toEqual([...Array(4).fill('sent'), ...Array(6).fill('waiting')])
  })

  test('a mail that was not handed over when the worker is stopped waits as if it had not been tried', async () => {
    await queue()
    const putBack = async (_mail: OutgoingMail, { ending }: SendingOptions = {}): Promise<Delivery> => {
      await new Promise((resolve) => ending?.addEventListener('abort', resolve))
      return { outcome: 'putBack', response: 'ended' }
    }
    const worker = workerOn(database(), putBack)
    worker.start()
    await vi.waitFor(async () => expect(await states()).toEqual(['sending']))
    await worker.stop()
    expect(await stored()).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })

  test('mails that hang in one lane hold up neither what comes later nor who was never tried', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const hanging = async (mail: OutgoingMail): Promise<Delivery> => {
      if (mail.to.address !== 'hang@example.org') return answering(mail)
      await held
      return { outcome: 'notSent', response: 'hung' }
    }
    const hung = await Promise.all(Array.from({ length: 8 }, () => queue({ to: { address: 'hang@example.org' } })))
    const tried = hung.map(({ id }) => id)
    await database().updateTable('mail').set({ attempts: 1 }).where('id', 'in', tried).execute()
    const worker = workerOn(database(), hanging)
    worker.start()
    await vi.waitFor(async () => expect((await states()).filter((state) => state === 'sending').length).toBe(2))
    for (let count = 0; count < 6; count++) {
      await queue()
      worker.wake()
    }
    await vi.waitFor(() => expect(sent.length).toBe(6))
    release()
    await worker.stop()
  })

  test('a started worker sends what is queued later, as soon as it is woken', async () => {
    const worker = workerOn(database())
    worker.start()
    await queue()
    worker.wake()
    await vi.waitFor(() => expect(sent.length).toBe(1))
    await worker.stop()
  })
})
