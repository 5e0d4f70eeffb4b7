import { expect, test } from 'vitest'
import { model } from '#contract/model/model.ts'
import { withDatabases } from '../db/with-databases.ts'
import { purgeOrders } from '../orders/retention.ts'
import { tracePlaces } from '../persons/trace-places.ts'
import { anna, type Json } from './sample-orders.ts'
import { leaveTraces, PERSON, samplePersons } from './sample-persons.ts'

const { email: EMAIL, name: NAME, visitor: VISITOR } = PERSON
const zoe = { ...anna, first_name: 'Zoe', last_name: NAME }

withDatabases((database) => {
  const start = () => samplePersons(database())

  test('the export of a person lacks nothing that the whole database and the mailbox hold of them', async () => {
    const shop = await start()
    await leaveTraces(database(), shop)
    const { status, body: file } = await shop.persons('file', { email: EMAIL.toUpperCase(), visitor: VISITOR })
    expect(status).toBe(200)
    const exported = JSON.stringify(file)
    const tables = await shop.naming()
    expect([...tables.keys()].toSorted()).toEqual(
      expect.arrayContaining(
        Object.values(tracePlaces)
          .map(({ table }) => table)
          .filter((table) => table !== tracePlaces.objection.table),
      ),
    )
    const ids = new Map<string, Set<number>>()
    const note = (table: string, rows: Json[]) =>
      ids.set(table, new Set([...(ids.get(table) ?? []), ...rows.map(({ id }) => Number(id))]))
    const named = { order: 'ecommerce_order', withdrawal: 'ecommerce_withdrawal', product_request: 'ecommerce_request' }
    const others = {
      reservation: 'ecommerce_reservation',
      rating: 'ecommerce_product_rating',
      rating_report: 'ecommerce_rating_report',
      newsletter: 'newsletter_subscription',
      webhook_message: 'webhook_messages',
      newsletter_transfer: 'newsletter_transfers',
      consent: 'consent_log',
    }
    const further = { history: 'revisions', bin: 'bin_items', contact_request: 'contact_request', mail: 'mail' }
    for (const [place, records] of Object.entries(file.places as Record<string, Json[]>)) {
      note({ ...named, ...others, ...further }[place] ?? place, records)
      for (const record of records)
        for (const [part, rows] of Object.entries(record))
          if (Array.isArray(rows) && model.has(part)) note(part, rows as Json[])
    }
    for (const [table, rows] of tables)
      for (const row of rows)
        expect([table, row.id, ids.get(table)?.has(Number(row.id))]).toEqual([table, row.id, true])
    expect(exported).not.toMatch(/leave_token|token_hash|idempotency_key|address_key/)
    const paper = await shop.persons('file.pdf', { email: EMAIL })
    expect([paper.status, paper.body.slice(0, 5)]).toEqual([200, '%PDF-'])
    for (const language of ['fr', undefined, 'xx'])
      expect([language, await shop.paperIn(language)]).toEqual([language, language === 'xx' ? 422 : (language ?? 'de')])
  })

  test('an erasure leaves only what the law keeps, blocked with its reason and its end, and staff see none of it', async () => {
    const shop = await start()
    const { bought, given } = await leaveTraces(database(), shop)
    const [task] = (await shop.call('GET', '/ecom/withdrawals', undefined, shop.staff)).body.data
    const rejection = { reason: 'Die Frist ist um.' }
    await shop.call('POST', `/ecom/withdrawals/${task.id}/reject`, rejection, shop.staff)
    await shop.orders.writeMails()
    expect((await shop.persons('erase', { email: EMAIL })).status).toBe(422)
    const trial = await shop.persons('erase', { email: EMAIL, visitor: VISITOR, try: true })
    expect(trial.body.data).toContainEqual(
      expect.objectContaining({
        place: 'order',
        label: bought.order_number,
        action: 'block',
        until: '2034-12-31T23:00:00.000Z',
        blocked_on: null,
      }),
    )
    const erased = await shop.persons('erase', { email: EMAIL, visitor: VISITOR, reason: 'Antrag vom 20.11.' })
    expect(erased.status).toBe(200)
    // The newsletter tool has answered that it has forgotten the address.
    await database().deleteFrom('newsletter_transfers').where('wish', '=', 'erased').execute()
    // The piece that was kept for them is free again.
    expect(await shop.stock(shop.shop.ring)).toBe(2)
    const again = await shop.persons('erase', { email: EMAIL, visitor: VISITOR, try: true })
    expect(again.body.data.length).toBeGreaterThan(0)
    for (const line of again.body.data) expect(line).toMatchObject({ action: 'block', blocked_on: expect.any(String) })
    const left = await shop.naming()
    const kept = ['ecommerce_invoice', 'ecommerce_order', 'ecommerce_order_event', 'ecommerce_withdrawal', 'mail']
    expect([...left.keys()].filter((table) => !kept.includes(table))).toEqual([])
    for (const table of ['ecommerce_order', 'ecommerce_withdrawal', 'mail'])
      for (const row of left.get(table) ?? [])
        expect(row).toMatchObject({ blocking: 'blocked', blocked_reason: expect.stringContaining('AO') })
    expect(left.get('ecommerce_order')?.map(({ number }) => number)).toEqual([bought.order_number])
    expect(JSON.stringify([...left.values()])).not.toContain(given.order_number)
    for (const list of ['/items/ecommerce_order', '/items/mail', '/items/ecommerce_withdrawal'])
      expect(JSON.stringify((await shop.call('GET', list, undefined, shop.staff)).body)).not.toContain(NAME)
    const [order] = left.get('ecommerce_order') ?? []
    const page = `/ecom/order/${String(bought.status_path).split('/').at(-1)}`
    expect((await shop.call('GET', page)).status).toBe(404)
    expect((await shop.call('GET', `/ecom/orders/${order?.id}/next`, undefined, shop.staff)).status).toBe(404)
  })

  test('an order that is under way is kept until it has ended, and the answer says so', async () => {
    const shop = await start()
    await shop.order({ customerEmail: EMAIL, shippingAddress: zoe })
    const { body } = await shop.persons('erase', { email: EMAIL, reason: 'Antrag' })
    expect(body.data).toContainEqual(expect.objectContaining({ place: 'order', action: 'keep', reason: 'contract' }))
    expect(await shop.placed()).toHaveLength(1)
  })

  test('an order whose withdrawal waits for an answer stays with staff until its money is given back; an account that is named later opens it again, once', async () => {
    const shop = await start()
    const { body } = await shop.order({ customerEmail: EMAIL, shippingAddress: zoe })
    const [row] = await shop.placed()
    const staff = (path: string, data: Json) => shop.call('POST', `/ecom/orders/${row?.id}/${path}`, data, shop.staff)
    for (const state of ['in_preparation', 'shipped']) await staff('state', { state })
    await staff('payment', { amount: Number(row?.total) / 100 })
    await staff('state', { state: 'completed' })
    const declaration = { name: `Zoe ${NAME}`, contract_reference: body.order_number, language: 'de' }
    await shop.call('POST', '/ecom/withdrawal', { ...declaration, confirmation_email: 'woanders@example.org' })
    const fate = async () => {
      const { body: plan } = await shop.persons('erase', { email: EMAIL, reason: 'Antrag' })
      return plan.data.find(({ place }: Json) => place === 'order')
    }
    expect(await fate()).toMatchObject({ action: 'keep', reason: 'withdrawal' })
    const [task] = (await shop.call('GET', '/ecom/withdrawals', undefined, shop.staff)).body.data
    await shop.orders.writeMails()
    const [asked] = await shop.mails('order_refund_account')
    const [link = ''] = /\/ecom\/refund-account\/[^\s?]+/.exec(String(asked?.text)) ?? []
    const refund = { amount: task.order.proposal.amount, key: 'given-back', withdrawal: task.id }
    const pieces = task.order.proposal.pieces.map((piece: Json) => ({ ...piece, to_stock: true }))
    expect((await staff('refund', { ...refund, pieces })).status).toBe(200)
    expect(await fate()).toMatchObject({ action: 'block' })
    expect((await shop.call('GET', `/ecom/orders/${row?.id}/next`, undefined, shop.staff)).status).toBe(404)
    const account = { language: 'de', holder: `Zoe ${NAME}`, iban: 'DE89370400440532013000' }
    expect((await shop.call('POST', link, account)).status).toBe(200)
    expect((await shop.call('GET', `/ecom/orders/${row?.id}/next`, undefined, shop.staff)).status).toBe(200)
    expect((await shop.placed())[0]).toMatchObject({ blocking: 'open', blocked_on: null, blocked_reason: null })
    // Until the money is transferred the order stays with staff.
    expect(await fate()).toMatchObject({ action: 'keep' })
    const [due] = await database()
      .selectFrom('ecommerce_refund')
      .select('id')
      .where('order', '=', Number(row?.id))
      .execute()
    expect((await staff('transfers', { refunds: [due?.id] })).status).toBe(200)
    expect(await fate()).toMatchObject({ action: 'block' })
    expect([(await shop.call('POST', link, account)).status, (await shop.call('GET', link)).status]).toEqual([410, 410])
    expect((await shop.placed())[0]).toMatchObject({ blocking: 'blocked' })
  })

  test('a correction changes what is still worked with, and is in the log of the order', async () => {
    const shop = await start()
    await shop.order({ customerEmail: EMAIL, shippingAddress: zoe })
    const change = { last_name: 'Zwetschke', city: 'Altona' }
    expect((await shop.persons('correct', { email: EMAIL, change })).status).toBe(200)
    const [order] = await shop.placed()
    expect(order?.customer_name).toBe('Zoe Zwetschke')
    expect(JSON.parse(String(order?.shipping_address))).toMatchObject({
      last_name: 'Zwetschke',
      city: 'Altona',
      street: 'Elbchaussee',
    })
    const events = await database()
      .selectFrom('ecommerce_order_event')
      .select('message')
      .where('order', '=', Number(order?.id))
      .execute()
    expect(events).toContainEqual({ message: 'Berichtigt (Art. 16 DSGVO): last_name, city' })
    expect((await shop.persons('correct', { email: EMAIL, change: { password: 'x' } })).status).toBe(422)
  })

  test('whose address contains another’s is another person: nothing of theirs is handed out or erased with it', async () => {
    const shop = await start()
    const other = `jo${EMAIL}`
    await shop.order({ customerEmail: other, shippingAddress: zoe })
    await shop.order({ customerEmail: EMAIL, shippingAddress: zoe })
    await shop.orders.writeMails()
    const { body: file } = await shop.persons('file', { email: EMAIL })
    expect(JSON.stringify(file)).toContain(EMAIL)
    expect(JSON.stringify(file)).not.toContain(other)
    const all = await shop.mails('order_shop')
    expect(all.filter(({ text }) => String(text).includes(other))).toHaveLength(1)
    await shop.persons('erase', { email: EMAIL, reason: 'Antrag' })
    const left = await shop.mails('order_shop')
    expect(left.find(({ text }) => String(text).includes(other))).toMatchObject({ blocking: 'open' })
  })

  test('persons are found by a part of their address, the number of an order, or their names in any order and with any accents', async () => {
    const shop = await start()
    const { bought } = await leaveTraces(database(), shop)
    for (const words of ['zoe.zwet', 'zwetschge', 'Zwétschge  Zoë', bought.order_number]) {
      const { body } = await shop.persons('search', { words })
      // Mails to the shop name the customer too, and the shop is nobody whose data is asked for.
      expect(body.data.emails).toEqual([EMAIL])
      expect(body.data.records).toContainEqual(expect.objectContaining({ place: 'order', label: bought.order_number }))
    }
  })

  test('whose address has capital letters beyond ASCII is found, told and erased by any spelling', async () => {
    const shop = await start()
    const [typed, small] = ['JÜRGEN.Größe@Example.org', 'jürgen.größe@example.org']
    await shop.order({ customerEmail: typed, shippingAddress: zoe })
    await shop.orders.writeMails()
    const message = { name: 'Jürgen', message: 'Noch da?', privacy: 'on', language: 'de', product: shop.shop.ring }
    expect((await shop.call('POST', '/ecom/request', { ...message, email: typed })).status).toBe(200)
    const [order] = await shop.placed()
    await shop.call('POST', `/ecom/orders/${order?.id}/state`, { state: 'cancelled' }, shop.staff)
    for (const email of [typed, small, small.toUpperCase().replace('SS', 'ß')]) {
      const { body } = await shop.persons('file', { email })
      expect([email, Object.keys(body.places).toSorted()]).toEqual([email, ['mail', 'order', 'product_request']])
    }
    expect((await shop.persons('search', { words: small })).body.data.emails).toEqual([small])
    const erased = await shop.persons('erase', { email: small, reason: 'Antrag' })
    expect(erased.body.data.map(({ place }: Json) => place)).toContain('product_request')
    expect(await shop.placed()).toEqual([])
  })

  test('only who may delete what visitors sent may do any of it, for their own project, and each call is logged without the address', async () => {
    const shop = await start()
    await shop.order({ customerEmail: EMAIL, shippingAddress: zoe })
    const clerk = await shop.clerk()
    for (const call of ['search', 'file', 'file.pdf', 'correct', 'erase'])
      expect([call, (await shop.persons(call, { email: EMAIL, words: EMAIL }, clerk)).status]).toEqual([call, 403])
    const other = await start()
    expect((await other.persons('file', { email: EMAIL })).body.places).toEqual({})
    await shop.persons('erase', { email: EMAIL, reason: 'Antrag' })
    const log = await database().selectFrom('activity').selectAll().where('project', '=', shop.shop.project).execute()
    expect(log).toContainEqual(
      expect.objectContaining({ kind: 'person_erased', note: expect.stringContaining('Antrag') }),
    )
    expect(JSON.stringify(log)).not.toContain(EMAIL)
  })

  test('an order that was cancelled unpaid is deleted with its mails after a short time, one with an invoice is not', async () => {
    const shop = await start()
    const { bought } = await leaveTraces(database(), shop)
    const later = new Date(shop.clock.now().getTime() + 181 * 86_400_000)
    await purgeOrders(database(), later)
    expect((await shop.placed()).map(({ number }) => number)).toEqual([bought.order_number])
  })
})
