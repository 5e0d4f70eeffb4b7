import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  const start = async (settings: Json = {}) => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`, { settings })
    const declare = (more: Json = {}) =>
      shop.call('POST', '/ecom/withdrawal', {
        name: 'Anna Muster',
        contract_reference: 'die Uhr vom März',
        confirmation_email: 'anna@example.org',
        language: 'de',
        ...more,
      })
    const mails = async (kind: string) => {
      await shop.orders.writeMails()
      return shop.mails(kind)
    }
    const kept = () =>
      database().selectFrom('ecommerce_withdrawal').selectAll().where('project', '=', shop.shop.project).execute()
    return { ...shop, declare, mails, kept }
  }

  test('every withdrawal gets its receipt, also one that seems to come from a program', async () => {
    const shop = await start()
    expect((await shop.declare({ homepage: 'https://robot.example' })).status).toBe(200)
    expect(await shop.mails('withdrawal_receipt')).toMatchObject([{ recipient_address: 'anna@example.org' }])
  })

  test('a contract is withdrawn from while the shop is in maintenance, and when it sells nothing any more', async () => {
    for (const settings of [{ maintenance_mode: true }, { enable_cart: false }]) {
      const shop = await start(settings)
      expect((await shop.order()).status).toBe(409)
      const declared = await shop.declare({ confirmation_email: `${randomUUID()}@example.org` })
      expect(declared.status).toBe(200)
      expect(await shop.mails('withdrawal_receipt')).toHaveLength(1)
    }
  })

  test('receipts to one address are limited, whoever sends them, and the rest go out later', async () => {
    const shop = await start()
    for (const confirmation_email of ['v@example.org', 'V@example.org', 'v@example.org', 'v@example.org'])
      expect((await shop.declare({ confirmation_email })).status).toBe(200)
    expect(await shop.mails('withdrawal_receipt')).toHaveLength(2)
    expect(await shop.mails('withdrawal_shop')).toHaveLength(4)
    shop.pass(61)
    expect(await shop.mails('withdrawal_receipt')).toHaveLength(4)
  })

  test('receipts of orders to one address are limited too', async () => {
    const shop = await start()
    const editor = await shop.staff('editor')
    await shop.call('PATCH', `/items/ecommerce_product/${shop.shop.ring}`, { stock: 100 }, editor)
    for (let count = 0; count < 12; count++)
      expect((await shop.order({ customerEmail: count % 2 ? 'anna@example.org' : 'Anna@Example.org' })).status).toBe(
        200,
      )
    expect(await shop.mails('order_receipt')).toHaveLength(10)
    shop.pass(61)
    expect(await shop.mails('order_receipt')).toHaveLength(12)
  })

  test('no mail makes a link of what a stranger entered', async () => {
    const shop = await start()
    const evil = 'Ihr Konto ist gesperrt: https://evil.example/login www.evil.example'
    await shop.declare({ name: evil, contract_reference: evil, items_text: evil })
    await shop.order({
      comment: evil,
      shippingAddress: {
        first_name: 'https://evil.example',
        last_name: 'www.evil.example',
        street: 'evil.example',
        number: '1',
        zip_code: '22765',
        city: 'Hamburg',
        country_code: 'DE',
      },
    })
    for (const kind of ['withdrawal_receipt', 'withdrawal_shop', 'order_receipt', 'order_shop']) {
      const [mail] = await shop.mails(kind)
      for (const part of [mail?.subject, mail?.text, mail?.html]) {
        expect(part).not.toMatch(/https?:\/\/evil|www\.evil|evil\.example/)
      }
      expect(String(mail?.text).replaceAll('\u2060', '')).toContain('evil.example')
    }
  })

  test('an order is found by its e-mail address or the whole name of its customer, never by a part, and its note says who declared it', async () => {
    const shop = await start()
    const { body } = await shop.order()
    const contract_reference = String(body.order_number)
    const stranger = { contract_reference, confirmation_email: 'eve@example.org' }
    for (const name of ['Müller Schmidt Muster Weber', 'Muster', 'Anna']) await shop.declare({ ...stranger, name })
    expect((await shop.kept()).map(({ state }) => state)).toEqual(['received', 'received', 'received'])
    await shop.declare({ ...stranger, name: 'Muster, Anna' })
    await shop.declare({ contract_reference, name: 'A. M.' })
    expect((await shop.kept()).slice(3).map(({ state }) => state)).toEqual(['matched', 'matched'])
    const notes = await database()
      .selectFrom('ecommerce_order_event')
      .select(['actor', 'message'])
      .where('kind', '=', 'note')
      .where('order', '=', Number((await shop.placed())[0]?.id))
      .orderBy('id')
      .execute()
    expect(notes.map(({ actor }) => actor)).toEqual(['system', 'system'])
    expect(notes[0]?.message).toContain('erklärt von Muster, Anna (eve@example.org)')
  })
})
