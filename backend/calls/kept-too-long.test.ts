import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { purgeExpired } from '../forms/retention.ts'
import { purgeBin } from '../items/bin.ts'
import { tellTool } from '../newsletter/tell-tool.ts'
import type { NewsletterTool } from '../newsletter/tool.ts'
import { keptTool } from '../newsletter/tool-row.ts'
import { noteWishes } from '../newsletter/wishes.ts'
import { purgeOrders } from '../orders/retention.ts'
import { purgeMessages } from '../webhooks/messages.ts'
import { leaveTraces, type SamplePersons, samplePersons } from './sample-persons.ts'

const DAY = 86_400_000

/** A newsletter program that does whatever it is told. */
const obliging: NewsletterTool = {
  prepare: async () => {},
  subscribe: async () => {},
  leave: async () => {},
  erase: async () => {},
  leftSince: async function* () {},
}

withDatabases((database) => {
  /** A shop whose order of 20 November 2026 ends after so many days: cancelled, or given back what was paid. */
  async function endedAfter(days: number, paid: boolean) {
    const shop = await samplePersons(database())
    await shop.order({ customerEmail: 'zoe@example.org' })
    const [order] = await shop.placed()
    shop.pass(days * 1440)
    const clerk = await shop.clerk()
    const post = async (path: string, body: object) =>
      expect((await shop.call('POST', `/ecom/orders/${order?.id}/${path}`, body, clerk)).status).toBe(200)
    const amount = Number(order?.total) / 100
    for (const path of paid ? ['payment', 'refund'] : []) await post(path, { amount })
    if (!paid) await post('state', { state: 'cancelled' })
    const isKept = async (moment: string) => {
      await purgeOrders(database(), new Date(moment))
      return (await shop.placed()).length === 1
    }
    return { isKept }
  }

  test('an unpaid order is kept for 180 days from when it was cancelled, however old it was', async () => {
    const { isKept } = await endedAfter(200, false)
    expect(await isKept('2027-06-09T12:00:00.000Z')).toBe(true)
    expect(await isKept('2027-12-04T12:00:00.000Z')).toBe(true)
    expect(await isKept('2027-12-06T12:00:00.000Z')).toBe(false)
  })

  test('an order that ended without an invoice is kept for six years from the end of the year in which it ended', async () => {
    const { isKept } = await endedAfter(60, true)
    expect(await isKept('2033-12-31T12:00:00.000Z')).toBe(true)
    expect(await isKept('2034-01-01T12:00:00.000Z')).toBe(false)
  })

  /** Which tables name the person after the runs of the night that many days, or of years, later. */
  async function namedAfter(shop: SamplePersons, days: number) {
    const then = new Date(shop.clock.now().getTime() + days * DAY)
    await purgeExpired(database(), then)
    await purgeOrders(database(), then)
    await purgeBin(database(), then)
    await purgeMessages(database(), then)
    const tool = await keptTool(database(), { project: shop.shop.project, tool: 'brevo', list: '7' }, then)
    await noteWishes(database(), tool, then)
    await tellTool({ db: database(), now: () => then, goOn: async () => true }, tool, obliging)
    const naming = await shop.naming()
    return new Map([...naming].map(([table, rows]) => [table, rows.length]))
  }

  test('everything that is kept of a person goes by itself when its time is over: after eight years the whole database names them nowhere', async () => {
    const shop = await samplePersons(database())
    await leaveTraces(database(), shop)
    // Nothing is on its way any more: mails are sent, and the other program has been told.
    for (const table of ['mail', 'webhook_messages'])
      await database().updateTable(table).set({ state: 'sent' }).execute()
    const first = await namedAfter(shop, 0)
    expect(first.size).toBeGreaterThan(12)
    const soon = await namedAfter(shop, 31)
    for (const table of ['newsletter_subscription', 'bin_items', 'webhook_messages'])
      expect([table, first.has(table), soon.has(table)]).toEqual([table, true, false])
    const later = await namedAfter(shop, 190)
    for (const table of ['contact_request', 'ecommerce_request', 'ecommerce_reservation', 'ecommerce_rating_report'])
      expect([table, soon.has(table), later.has(table)]).toEqual([table, true, false])
    expect(later.has('consent_log')).toBe(true)
    const afterSixYears = await namedAfter(shop, 6 * 366 + 50)
    const papers = ['ecommerce_invoice', 'ecommerce_order', 'ecommerce_order_event', 'revisions']
    expect([...afterSixYears.keys()].toSorted()).toEqual(papers)
    expect(await namedAfter(shop, 8 * 366 + 50)).toEqual(new Map())
  })
})
