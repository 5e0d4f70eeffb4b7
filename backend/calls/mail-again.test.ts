import { beforeAll, beforeEach, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { sampleClock, sampleMail } from '../mail/sample-mail.ts'
import { type Client, testClient } from './test-client.ts'

withDatabases((database) => {
  let client: Client
  let elsewhere: Client
  let project: number
  let woken: number
  let id: number
  const as: Record<string, Record<string, string>> = {}

  beforeAll(async () => {
    project = Number((await sampleShop(database(), 'post.example')).project)
    const wakeMail = () => {
      woken += 1
    }
    const connections = { installation: {}, wakeMail }
    client = testClient(database(), { defaultDomain: 'post.example', connections })
    as.owner = await client.signedInAs({ email: 'chefin@post.example', role: 'administrator', project })
    as.staff = await client.signedInAs({ email: 'eva@post.example', role: 'shop_staff', project })
    const other = Number((await sampleShop(database(), 'fremd.example')).project)
    elsewhere = testClient(database(), { defaultDomain: 'fremd.example', connections })
    as.stranger = await elsewhere.signedInAs({ email: 'chef@fremd.example', role: 'administrator', project: other })
  })

  beforeEach(async () => {
    woken = 0
    id = (await queueMail(database(), sampleMail({ project }), sampleClock())).id
  })

  const set = (state: string, attempts = 9) =>
    database().updateTable('mail').set({ state, attempts, claim: 'old' }).where('id', '=', id).execute()
  const again = async (who: string) => (await client.call('POST', `/ecom/mails/${id}/again`, {}, as[who])).status
  const stored = () =>
    database().selectFrom('mail').select(['state', 'attempts', 'claim']).where('id', '=', id).executeTakeFirstOrThrow()

  test.each(['failed', 'uncertain'])('a mail that is %s is sent once more, as if for the first time', async (state) => {
    await set(state)
    expect(await again('owner')).toBe(200)
    expect(await stored()).toMatchObject({ state: 'waiting', attempts: 0, claim: null })
    expect(woken).toBe(1)
  })

  test('one that waits for another attempt is sent at once, one that waits for its first is left alone', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await set('waiting', 4)
    await database().updateTable('mail').set({ due_on: tomorrow }).where('id', '=', id).execute()
    expect(await again('owner')).toBe(200)
    expect(await stored()).toMatchObject({ state: 'waiting', attempts: 0, claim: null })
    const { due_on } = await database()
      .selectFrom('mail')
      .select('due_on')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(String(due_on) < tomorrow).toBe(true)
    expect([await again('owner'), woken]).toEqual([409, 1])
  })

  test.each(['sending', 'sent', 'kept'])('one that is %s is left alone', async (state) => {
    await set(state)
    expect(await again('owner')).toBe(409)
    expect(await stored()).toMatchObject({ state, attempts: 9 })
    expect(woken).toBe(0)
  })

  test('who may not see the outbox, or works on another website, sends nothing', async () => {
    await set('failed')
    const there = await elsewhere.call('POST', `/ecom/mails/${id}/again`, {}, as.stranger)
    expect([await again('staff'), there.status]).toEqual([403, 404])
    expect(await stored()).toMatchObject({ state: 'failed' })
  })
})
