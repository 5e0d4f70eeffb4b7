import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { purgeExpired } from '../forms/retention.ts'
import { insertTree } from '../items/insert.ts'
import { visitFile } from '../reservations/visit-file.ts'
import { sampleReservations } from './sample-reservations.ts'

const linkIn = (text: unknown, label: string) =>
  new RegExp(`${label}\\s*:\\s*\\nhttps?://[^/]+(/\\S+)`).exec(String(text))?.[1] ?? ''

const SPELLINGS = ['jürgen@example.org', 'JÜRGEN@example.org', 'Jürgen@Example.org', 'jürgen@EXAMPLE.ORG']

withDatabases((database) => {
  const start = (settings?: Record<string, unknown>) => sampleReservations(database(), settings)

  test('a visitor reserves, the branch lays it ready from its mail, another is refused, and the end of the time frees it', async () => {
    const shop = await start()
    const { reserve, mails, reservations, at, other, post, call, orders, ring, stock } = shop
    const answer = await reserve()
    expect(answer).toMatchObject({ status: 200, body: { status: 'ok', code: expect.stringMatching(/^[2-9A-Z]{6}$/) } })
    expect(await at(other)).toBe(0)
    expect(await stock(ring)).toBe(2)
    const [told, receipt] = await mails()
    expect(told).toMatchObject({ kind: 'reservation', recipient_address: 'blankenese@muster.example' })
    expect(told?.text).toContain('Samstag, 21. November um 11:00')
    expect(receipt).toMatchObject({ kind: 'reservation_received', recipient_address: 'anna@example.org' })
    const link = linkIn(told?.text, 'Liegt bereit')
    expect(link).toMatch(/answer=ready$/)

    const looked = await call('GET', link)
    expect(looked.body).toContain('Anna Muster')
    expect(await reservations()).toMatchObject([{ state: 'asked' }])
    const [path = ''] = link.split('?')
    expect((await post(path, { answer: 'ready', language: 'de' })).status).toBe(200)
    expect(await reservations()).toMatchObject([{ state: 'ready' }])
    expect((await mails()).at(-1)).toMatchObject({
      kind: 'reservation_ready',
      recipient_address: 'anna@example.org',
      subject: 'Liegt bereit: ring',
    })

    const second = await reserve({ email: 'bert@example.org' })
    expect(second).toMatchObject({ status: 409, body: { reason: 'sold_out', field: 'branch' } })
    expect((await call('GET', answer.body.status_path)).body).toContain('Liegt für Sie bereit')

    // 5.5 hours are left of Friday, 6 are of Saturday, 34 of four days: 48 are over on Friday at 12:30.
    expect(answer.body.held_until).toBe('2026-11-27T11:30:00.000Z')
    shop.pass(6 * 1440 + 23 * 60 + 29)
    await orders.watchReservations()
    expect(await at(other)).toBe(0)
    shop.pass(2)
    await Promise.all([orders.watchReservations(), orders.watchReservations()])
    await orders.watchReservations()
    expect(await at(other)).toBe(1)
    expect(await stock(ring)).toBe(3)
    expect(await reservations()).toMatchObject([{ state: 'expired', address_key: null }])
    const ending = (await mails()).at(-1)
    expect(ending).toMatchObject({ kind: 'reservation_expired' })
    expect(ending?.text).toMatch(/Zum Produkt:\nhttps?:\/\/[^/]+\/shop\/ring\n/)
    const { body: ended } = await call('GET', answer.body.status_path)
    expect(ended).toMatch(/<a href="\/shop\/ring">Zum Produkt<\/a>/)
    expect(ended).not.toContain('entscheiden Sie bei uns')
    expect(ended).not.toContain('<form')
    const log = await database()
      .selectFrom('ecommerce_stock_move')
      .select(['kind', 'pieces', 'branch', 'reason'])
      .where('product', '=', ring)
      .where('kind', '=', 'reservation')
      .orderBy('id')
      .execute()
    const reason = answer.body.code
    expect(log).toEqual([
      { kind: 'reservation', pieces: -1, branch: other, reason },
      { kind: 'reservation', pieces: 1, branch: other, reason },
    ])
    await purgeExpired(database(), new Date('2027-03-30T00:00:00Z'))
    expect(await reservations()).toEqual([])
  })

  test.each([
    ['de', 'Unverbindlich reservieren', 'keinen Vertrag', 'Reserviert'],
    ['en', 'Reserve without obligation', 'no contract', 'Reserved'],
    ['fr', 'Réserver sans engagement', 'aucun contrat', 'Réservé'],
  ])(
    'without a script a visitor chooses the branch, then a time of its real hours, in %s',
    async (language, label, words, done) => {
      const { call, post, ring, other, domain, reservations } = await start()
      const first = await call('GET', `/ecom/reservation?product=${ring}&language=${language}`)
      expect(first.status).toBe(200)
      for (const part of [`lang="${language}"`, label, words, 'Blankenese', 'Innenstadt'])
        expect(first.body).toContain(part)
      const page = await call('GET', `/ecom/reservation?product=${ring}&branch=${other}&language=${language}`)
      const times = [...String(page.body).matchAll(/<option value="(2026[^"]+)"/g)].map(([, clock]) => clock)
      expect(times[0]).toBe('2026-11-20T14:00')
      expect(times).toContain('2026-11-21T15:30')
      expect(times).not.toContain('2026-11-21T16:00')
      expect(times.filter((clock) => clock?.startsWith('2026-11-22'))).toEqual([])
      expect(page.body).toContain(`${label}</button>`)
      expect(page.body).toMatch(/<a href="\/(datenschutz|en\/privacy|fr\/protection-des-donnees)"/)
      const fields = { project: domain, language, product: String(ring), branch: String(other), at: '2026-11-21T11:00' }
      const missing = await post('/ecom/reservation', fields)
      expect(missing.status).toBe(422)
      expect(missing.body).toContain('value="2026-11-21T11:00" selected')
      const answer = await post('/ecom/reservation', {
        ...fields,
        name: 'Anna',
        email: 'anna@example.org',
        privacy: 'on',
      })
      expect(answer.status).toBe(303)
      const [{ uuid } = { uuid: '' }] = await reservations()
      expect(uuid).not.toBe('')
      const status = await call('GET', `/ecom/reservation?product=${ring}&branch=${other}&language=${language}`)
      expect(status.body).not.toContain('Blankenese')
      expect(done).not.toBe('')
    },
  )

  test('what does not fit is refused by its field, and nothing is kept', async () => {
    const { reserve, wanted, reservations, main, shop, at, other } = await start()
    const refused = [
      ['at', { at: '2026-11-22T11:00' }],
      ['at', { at: '2026-11-20T13:00' }],
      ['at', { at: '2026-11-21T11:10' }],
      ['at', { at: '2026-12-21T11:00' }],
      ['pieces', { pieces: 2 }],
      ['pieces', { pieces: 0 }],
      ['name', { name: '' }],
      ['email', { email: 'anna' }],
      ['phone', { phone: 'x' }],
      ['branch', { branch: 999_999 }],
      ['product', { product: shop.watch }],
      ['product', { product: shop.draft }],
      ['variant', { product: shop.chain, branch: main }],
      ['variant', { product: shop.chain, variant: 999_999, branch: main }],
      ['product', { product: '1 or 1' }],
    ] as const
    for (const [field, change] of refused) {
      const { status, body } = await reserve(change)
      expect({ status, field: body.error.fields[0].field }, JSON.stringify(change)).toEqual({ status: 422, field })
    }
    expect((await reserve({ ...wanted, product: shop.chain, variant: shop.short, branch: main })).status).toBe(200)
    expect(await reservations()).toHaveLength(1)
    expect(await at(other)).toBe(1)
  })

  test('closed days are no days to come, and the time that pieces are kept goes over them', async () => {
    const { reserve, shop, other } = await start()
    await insertTree(database(), 'opening_exception', {
      project: shop.project,
      branch: other,
      kind: 'closure',
      from_date: '2026-11-21',
      until_date: '2026-11-23',
    })
    expect((await reserve()).body.error.fields[0].field).toBe('at')
    const { body } = await reserve({ at: '2026-11-24T11:00' })
    // 5.5 hours of Friday, 34 of Tuesday to Friday, 6 of Saturday, 2.5 of the Monday after.
    expect(body.held_until).toBe('2026-11-30T11:30:00.000Z')
  })

  test('a person keeps no more open ones than the shop allows, by address of mail however it is written and of the network, also when they ask at once', async () => {
    const { reserve, shop, main, orders } = await start({ most_reservations: 2 })
    const chain = { product: shop.chain, variant: shop.short, branch: main }
    const engraved = { product: shop.engraved, branch: main }
    const answers = await Promise.all(
      [chain, engraved, {}, engraved].map((wanted, n) => reserve({ ...wanted, email: SPELLINGS[n] })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ reason: 'too_many', field: 'email' })
    await orders.watchReservations()
    const home = { 'x-test-address': '192.0.2.7' }
    const statuses: number[] = []
    for (let n = 0; n < 5; n++) statuses.push((await reserve({ ...engraved, email: `p${n}@example.org` }, home)).status)
    // Two were taken or not by the first visitor; five wanted, and of one address at most six.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3)
  })

  test('the visitor moves the visit, prolongs once and gives up, by the link that only the mail knows', async () => {
    const { reserve, post, call, reservations, mails, at, other } = await start()
    const { body } = await reserve()
    const [path = ''] = body.status_path.split('?')
    const send = (fields: Record<string, string>) => post(path, { language: 'de', ...fields })
    for (const [field, wrong] of [
      ['action', {}],
      ['action', { action: 'nope' }],
      ['at', { action: 'move' }],
      ['at', { action: 'move', at: 'x' }],
    ] as const)
      expect(await call('POST', path, { language: 'de', ...wrong })).toMatchObject({
        status: 422,
        body: { error: { fields: [{ field }] } },
      })
    expect((await send({ action: 'move', at: '2026-11-22T11:00' })).status).toBe(409)
    expect((await send({ action: 'move', at: '2026-11-23T12:30' })).status).toBe(200)
    expect(await reservations()).toMatchObject([{ comes_on: '2026-11-23T11:30:00.000Z', changes: 1 }])
    const [changed] = (await mails()).filter(({ kind }) => kind === 'reservation_changed')
    const file = visitFile(JSON.parse(String(changed?.attachments))[0])
    const calendar = new TextDecoder().decode(file.content)
    expect(calendar).toContain('DTSTART:20261123T113000Z')
    expect(calendar).toContain('SEQUENCE:1')
    expect((await send({ action: 'prolong' })).status).toBe(200)
    // 48 opening hours more than until Friday, 12:30.
    expect(await reservations()).toMatchObject([
      { prolonged: expect.anything(), held_until: '2026-12-04T11:00:00.000Z' },
    ])
    expect((await send({ action: 'prolong' })).status).toBe(409)
    expect((await call('GET', path.slice(0, -3))).status).toBe(404)
    const branchPath = linkIn((await mails())[0]?.text, 'Liegt bereit').split('?')[0] ?? ''
    expect((await call('GET', branchPath.replace('/branch', ''))).status).toBe(404)
    expect((await call('GET', path.replace('/reservation/', '/reservation/branch/'))).status).toBe(404)
    expect((await send({ action: 'cancel' })).status).toBe(200)
    expect(await at(other)).toBe(1)
    expect((await send({ action: 'cancel' })).status).toBe(409)
    expect(await at(other)).toBe(1)
  })

  test('a branch that does not find the piece offers another, and only what it says is there is free again', async () => {
    const { reserve, post, mails, reservations, at, other, stock, ring } = await start()
    await reserve()
    const path = linkIn((await mails())[0]?.text, 'Leider nicht da').split('?')[0] ?? ''
    await post(path, { answer: 'unavailable', alternative: 'Ein Ring in Weißgold', language: 'de' })
    expect(await reservations()).toMatchObject([{ state: 'unavailable', held: expect.anything() }])
    expect((await mails()).at(-1)?.text).toContain('stattdessen zeigen können:\nEin Ring in Weißgold')
    expect(await at(other)).toBe(0)
    expect(await stock(ring)).toBe(2)
    // Found after all.
    await post(path, { answer: 'ready', language: 'de' })
    await post(path, { answer: 'unavailable', are_there: 'on', language: 'de' })
    expect(await at(other)).toBe(1)
    expect(await stock(ring)).toBe(3)
    expect((await post(path, { answer: 'nonsense', language: 'de' })).status).toBe(409)
  })

  test('staff of the shop move reservations, nobody else does, and what was sold meanwhile cannot be laid ready again', async () => {
    const { reserve, call, staff, reservations, domain, mails } = await start()
    const foreign = await start()
    await reserve()
    const [{ id } = { id: 0 }] = await reservations()
    const move = (body: unknown, as?: Record<string, string>) =>
      call('POST', `/ecom/reservations/${id}/state`, body, as)
    expect((await move({ state: 'ready' })).status).toBe(401)
    expect(
      (await foreign.call('POST', `/ecom/reservations/${id}/state`, { state: 'ready' }, foreign.staff)).status,
    ).toBe(404)
    expect((await move({ state: 'lost' }, staff)).status).toBe(422)
    expect((await move({ state: 'expired' }, staff)).body.reason).toBe('not_possible')
    expect((await move({ state: 'ready' }, staff)).body).toMatchObject({
      state: 'ready',
      next: ['unavailable', 'collected', 'cancelled'],
    })
    expect((await move({ state: 'cancelled' }, staff)).status).toBe(200)
    expect((await mails()).at(-1)).toMatchObject({ kind: 'reservation_cancelled' })
    expect((await reserve({ email: 'bert@example.org' })).status).toBe(200)
    expect((await move({ state: 'ready' }, staff)).body).toMatchObject({ reason: 'sold_out' })
    expect((await call('GET', `/items/ecommerce_reservation?fields=name`)).status).not.toBe(200)
    const seen = await call('GET', '/items/ecommerce_reservation?fields=*', undefined, staff)
    expect(JSON.stringify(seen.body)).not.toContain('address_key')
    const written = await call('PATCH', `/items/ecommerce_reservation/${id}`, { state: 'collected' }, staff)
    expect([403, 422]).toContain(written.status)
    expect(domain).not.toBe(foreign.domain)
  })

  test('a branch has time again to answer once the visitor has moved the visit: it is asked at once, and reminded later', async () => {
    const { reserve, orders, mails, pass, call } = await start()
    const { body } = await reserve({ at: '2026-11-24T11:00' })
    const [path = ''] = body.status_path.split('?')
    const asked = async () => (await mails()).filter(({ kind }) => kind === 'reservation').length
    pass(5 * 60)
    expect((await call('POST', path, { action: 'move', at: '2026-11-25T12:30', language: 'de' })).status).toBe(200)
    await orders.watchReservations()
    expect(await asked()).toBe(2)
    pass(4 * 60 - 1)
    await orders.watchReservations()
    expect(await asked()).toBe(2)
    pass(1)
    await orders.watchReservations()
    await orders.watchReservations()
    expect(await asked()).toBe(3)
  })

  test('a branch that does not answer is reminded once, and so is the visitor on the day before', async () => {
    const { reserve, orders, mails, pass, call, signIn, reservations } = await start()
    await reserve({ at: '2026-11-24T11:00' })
    const kinds = async () => (await mails()).map(({ kind }) => kind)
    await orders.watchReservations()
    expect(await kinds()).toEqual(['reservation', 'reservation_received'])
    pass(5 * 60)
    await orders.watchReservations()
    await orders.watchReservations()
    expect(await kinds()).toEqual(['reservation', 'reservation_received', 'reservation'])
    const [{ id } = { id: 0 }] = await reservations()
    await call('POST', `/ecom/reservations/${id}/state`, { state: 'ready' }, await signIn())
    pass(3 * 1440)
    await orders.watchReservations()
    await orders.watchReservations()
    expect((await kinds()).slice(3)).toEqual(['reservation_ready', 'reservation_reminder'])
  })
})
