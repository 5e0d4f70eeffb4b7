import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createApiKey } from '../auth/api-key.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { sampleOrders } from './sample-orders.ts'

const asked = {
  name: 'Ottilie',
  email: 'ottilie@example.org',
  message: 'Haben Sie den Ring in 54?',
  created_on: '2026-11-20T10:00:00.000Z',
  expires_on: '2027-11-20T10:00:00.000Z',
}

withDatabases((database) => {
  const start = async (language = 'de') => {
    const office = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const { project, ring } = office.shop
    const contact = Number(await insertTree(database(), 'contact_request', { project, language, ...asked }))
    const about = { product: ring, product_name: 'Ring Aurora', reference_number: 'RING' }
    const request = Number(await insertTree(database(), 'ecommerce_request', { project, language, ...about, ...asked }))
    const headers = await office.staff()
    const answer = (kind: string, id: number, message: unknown, as = headers, goods?: unknown) =>
      office.call('POST', `/ecom/answers/${kind}/${id}`, { message, goods }, as)
    return { ...office, contact, request, headers, answer }
  }

  test.each([
    ['de', 'Unsere Antwort zu ring'],
    ['en', 'Our answer about Ring (en)'],
    ['fr', 'Notre réponse au sujet de ring'],
  ])(
    'an answer is mailed in the visitor’s language, with the shop’s mailbox for the reply, and kept: %s',
    async (language, subject) => {
      const { answer, request, mails, call, headers } = await start(language)
      const words = 'Ja, er liegt hier.\n\nBis bald!'
      expect(await answer('ecommerce_request', request, words)).toMatchObject({
        status: 200,
        body: { data: [{ message: words, by: expect.stringContaining('@muster.example'), mail_state: 'waiting' }] },
      })
      const [mail] = await mails('answer')
      expect(mail).toMatchObject({
        subject,
        recipient_address: 'ottilie@example.org',
        reply_to_address: 'laden@muster.example',
      })
      expect(String(mail?.text)).toMatch(/Ja, er liegt hier\.\n\nBis bald![\s\S]*> Haben Sie den Ring in 54\?/)
      const again = await call('GET', `/ecom/answers/ecommerce_request/${request}`, undefined, headers)
      expect(again.body.data).toHaveLength(1)
    },
  )

  test('answers to one question stand in one thread, also with the mail that told the shop, and are no machine’s', async () => {
    const { answer, contact, request, mails } = await start()
    await answer('ecommerce_request', request, 'Ein anderes Gespräch.')
    const [told] = await mails('answer')
    await database().updateTable('contact_request').set({ mail: told?.id }).where('id', '=', contact).execute()
    for (const words of ['Ja.', 'Und noch etwas.']) await answer('contact_request', contact, words)
    const [first, second, third] = await mails('answer')
    const [a, b] = [String(first?.message_id), String(second?.message_id)]
    const heads = [first, second, third].map((mail) => JSON.parse(String(mail?.headers)))
    expect(heads).toEqual([
      { 'Auto-Submitted': 'no' },
      { 'Auto-Submitted': 'no', 'In-Reply-To': a, References: a },
      { 'Auto-Submitted': 'no', 'In-Reply-To': b, References: `${a} ${b}` },
    ])
  })

  test('an answer about goods that are not on the website any more names them as they were noted', async () => {
    const { answer, request, mails, shop } = await start('en')
    await database().updateTable('ecommerce_product').set({ status: 'draft' }).where('id', '=', shop.ring).execute()
    await answer('ecommerce_request', request, 'It is gone.')
    expect((await mails('answer'))[0]).toMatchObject({ subject: 'Our answer about Ring Aurora' })
  })

  test('goods that staff put to an answer are linked in the mail in the visitor’s language, and stand in the thread', async () => {
    const { answer, contact, headers, mails, shop } = await start('en')
    const goods = [{ product: shop.ring, variant: null }]
    const { body } = await answer('contact_request', contact, 'We have this one.', headers, goods)
    const [mail] = await mails('answer')
    const [, address = ''] = /(https?:\/\/\S+)/.exec(String(mail?.text)) ?? []
    expect(new URL(address)).toMatchObject({ pathname: expect.stringMatching(/^\/en\/.+\/.+/) })
    expect(String(mail?.html)).toContain(`<a href="${address}"`)
    expect(body.data[0].message).toMatch(/^We have this one\.\n\n.+\nhttps?:/)
    expect(body.data[0].message.endsWith(`\n${address}`)).toBe(true)
  })

  test('goods of another website, drafts, and too many are refused, and nothing is sent', async () => {
    const { answer, contact, headers, mails, shop } = await start()
    const other = await start()
    const good = { product: shop.ring, variant: null }
    for (const goods of [
      'Ring',
      [7],
      [{}],
      [{ product: other.shop.ring }],
      [{ ...good, variant: 999_999 }],
      Array(6).fill(good),
    ])
      expect(await answer('contact_request', contact, 'Dieser.', headers, goods)).toMatchObject({ status: 422 })
    await database().updateTable('ecommerce_product').set({ status: 'draft' }).where('id', '=', shop.ring).execute()
    expect(await answer('contact_request', contact, 'Dieser.', headers, [good])).toMatchObject({ status: 422 })
    expect(await mails('answer')).toEqual([])
  })

  test('contact messages are answered too, each by itself', async () => {
    const { answer, contact, request, call, headers } = await start()
    await answer('contact_request', contact, 'Gern.')
    const of = async (kind: string, id: number) =>
      (await call('GET', `/ecom/answers/${kind}/${id}`, undefined, headers)).body.data.length
    expect([await of('contact_request', contact), await of('ecommerce_request', request)]).toEqual([1, 0])
  })

  test('what is empty, too long or still has a placeholder is refused, and nothing is sent', async () => {
    const { answer, contact, mails } = await start()
    for (const words of ['', '   ', 7, null, 'a'.repeat(10_001), 'Guten Tag {{name}}', 'a\0b'])
      expect(await answer('contact_request', contact, words)).toMatchObject({ status: 422 })
    expect(await mails('answer')).toEqual([])
  })

  test('who has not seen the answer of somebody else is told of it, and nothing is sent', async () => {
    const { call, request, headers, mails } = await start()
    const give = (message: string, seen?: number) =>
      call('POST', `/ecom/answers/ecommerce_request/${request}`, { message, seen }, headers)
    expect((await give('Ja.', 0)).status).toBe(200)
    expect(await give('Nein.', 0)).toMatchObject({
      status: 409,
      body: { error: { message: 'Somebody has answered meanwhile' } },
    })
    expect(await mails('answer')).toHaveLength(1)
    const both = await Promise.all([give('Zugleich.', 1), give('Zugleich auch.', 1)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await give('Und bis Samstag.', 2)).body.data).toHaveLength(3)
    expect((await give('Von einem Programm.')).body.data).toHaveLength(4)
  })

  test('strangers, editors and staff of another website answer nothing', async () => {
    const { answer, contact, staff } = await start()
    const other = await start()
    expect((await answer('contact_request', contact, 'Ja', {})).status).toBe(401)
    expect((await answer('contact_request', contact, 'Ja', await staff('editor'))).status).toBe(403)
    expect((await answer('contact_request', other.contact, 'Ja')).status).toBe(404)
    expect((await answer('ecommerce_order', 1, 'Ja')).status).toBe(404)
  })

  test('what a visitor wrote stays as it was written: of a question staff change state and branch alone', async () => {
    const { contact, request, call, headers, staff } = await start()
    for (const as of [headers, await staff('administrator')])
      for (const at of [`/items/contact_request/${contact}`, `/items/ecommerce_request/${request}`]) {
        for (const body of [{ message: 'Anders.' }, { name: 'Otto' }, { email: 'otto@example.org' }])
          expect(await call('PATCH', at, body, as)).toMatchObject({ status: 403 })
        expect((await call('PATCH', at, { state: 'done' }, as)).status).toBe(200)
        expect((await call('GET', at, undefined, as)).body.data).toMatchObject({
          message: asked.message,
          state: 'done',
        })
      }
  })

  test('an answer goes with the question that it answers, and nobody rewrites it', async () => {
    const { answer, contact, call, staff } = await start()
    const { id } = (await answer('contact_request', contact, 'Gern.')).body.data[0]
    const administrator = await staff('administrator')
    expect((await call('PATCH', `/items/customer_answer/${id}`, { message: 'Nie.' }, administrator)).status).toBe(403)
    await database().deleteFrom('contact_request').where('id', '=', contact).execute()
    expect(await database().selectFrom('customer_answer').selectAll().where('id', '=', id).execute()).toEqual([])
  })

  test('who is given a question by somebody else hears of it by mail in their language, once, unless they want none', async () => {
    const { request, call, headers, staff, mails } = await start()
    const path = `/ecom/answers/ecommerce_request/${request}/assignment`
    const [me] = (await call('GET', path, undefined, headers)).body.data.colleagues
    const owner = await staff('administrator')
    const assign = (user: number | null, as: Record<string, string>) => call('POST', path, { user }, as)
    await assign(me.id, headers)
    expect(await mails('assigned')).toEqual([])
    await assign(null, owner)
    await database().updateTable('users').set({ language: 'fr' }).where('id', '=', me.id).execute()
    await assign(me.id, owner)
    await assign(me.id, owner)
    const [mail, ...more] = await mails('assigned')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient_address: me.email, subject: 'Une question vous a été confiée' })
    expect(String(mail?.text)).toMatch(new RegExp(`Ring Aurora[\\s\\S]*/admin/ecommerce_request/${request}\\b`))
    for (const secret of [asked.message, asked.email, asked.name]) expect(String(mail?.text)).not.toContain(secret)
    await assign(null, owner)
    await database().updateTable('users').set({ email_notifications: false }).where('id', '=', me.id).execute()
    await assign(me.id, owner)
    expect(await mails('assigned')).toHaveLength(1)
  })

  test('a question is assigned to who may answer it, taken over by the next, and to nobody else', async () => {
    const { request, call, headers, staff, shop } = await start()
    const path = `/ecom/answers/ecommerce_request/${request}/assignment`
    const assign = (user: unknown, as = headers) => call('POST', path, { user }, as)
    const open = await call('GET', path, undefined, headers)
    expect(open.body.data).toMatchObject({ assigned: null })
    const [me] = open.body.data.colleagues
    expect((await assign(me.id)).body.data).toMatchObject({ assigned: me.id })
    expect((await call('GET', '/ecom/assignments/ecommerce_request', undefined, headers)).body.data).toEqual([
      { question: request, user: me.id, email: me.email },
    ])
    const editor = await staff('editor')
    expect((await call('GET', path, undefined, headers)).body.data.colleagues).toEqual([me])
    expect((await assign(me.id, editor)).status).toBe(403)
    expect((await assign(me.id, {})).status).toBe(401)
    for (const wrong of [999_999, 'me', undefined, {}])
      expect(await assign(wrong)).toMatchObject({
        status: 422,
        body: { error: { message: expect.stringMatching(/^user /) } },
      })
    await staff('shop_staff', shop.project)
    const both = (await call('GET', path, undefined, headers)).body.data.colleagues
    const other = both.find(({ id }: { id: number }) => id !== me.id)
    expect((await assign(other.id)).body.data.assigned).toBe(other.id)
    expect((await assign(null)).body.data.assigned).toBeNull()
    expect((await call('GET', '/ecom/assignments/ecommerce_request', undefined, headers)).body.data).toEqual([])
  })

  test('who among the staff looks after a question is told to no API key, whatever its scopes', async () => {
    const { request, call, headers, shop } = await start()
    const path = `/ecom/answers/ecommerce_request/${request}/assignment`
    const [me] = (await call('GET', path, undefined, headers)).body.data.colleagues
    const scopes = ['forms:read', 'forms:update']
    const given = { project: shop.project, user: me.id, name: 'Kasse', scopes, rate: 60 as const, expires_on: null }
    const { key } = await createApiKey(database(), given, new Date())
    const program = { authorization: `Bearer ${key}` }
    for (const [method, at, body] of [
      ['GET', path, undefined],
      ['POST', path, { user: me.id }],
      ['GET', '/ecom/assignments/ecommerce_request', undefined],
    ] as const) {
      const answer = await call(method, at, body, program)
      expect(answer.status).toBe(403)
      expect(JSON.stringify(answer.body)).not.toContain(me.email)
    }
    expect((await call('GET', path, undefined, headers)).body.data.assigned).toBeNull()
  })

  test('another shop’s staff neither sees nor is offered a question', async () => {
    const { request, shop } = await start()
    const other = await start()
    const path = `/ecom/answers/ecommerce_request/${request}/assignment`
    const foreign = await other.staff('shop_staff', other.shop.project)
    expect((await other.call('GET', path, undefined, foreign)).status).toBe(404)
    expect(shop.project).not.toBe(other.shop.project)
  })
})
