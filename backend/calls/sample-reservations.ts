import { randomUUID } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { insertTree } from '../items/insert.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

/** A shop with two branches in which visitors may reserve beside buying: Innenstadt, and Blankenese, where one ring lies. It is Friday, 13:00 in Berlin. For tests. */
export async function sampleReservations(db: Database, settings: Json = {}) {
  const domain = `${randomUUID().slice(0, 8)}.example`
  const shop = await sampleOrders(db, domain, { settings: { reservations: 'beside', ...settings } })
  const { project, branch: main, ring } = shop.shop
  // Monday to Friday 10:00 to 18:30, Saturday 10:00 to 16:00.
  const hours = [
    { day: 4, time_open: '10:00:00', time_close: '18:30:00' },
    { day: 10, time_open: '10:00:00', time_close: '16:00:00' },
  ]
  for (const period of hours) await insertTree(db, 'opening_period', { branch: main, ...period })
  const other = Number(
    await insertTree(db, 'branch', {
      project,
      display_name: 'Blankenese',
      slug: 'blankenese',
      street: 'Weg 2',
      zip: '22587',
      city: 'Hamburg',
      email: 'blankenese@muster.example',
      sort: 1,
      opening_periods: hours,
    }),
  )
  const staff = await shop.staff()
  await shop.call('POST', '/ecom/stock/move', { product: ring, branch: main, to: other, pieces: 1 }, staff)
  const wanted: Json = {
    project: domain,
    language: 'de',
    product: ring,
    branch: other,
    at: '2026-11-21T11:00',
    name: 'Anna Muster',
    email: 'anna@example.org',
    privacy: true,
  }
  const rows = (table: string) =>
    db.selectFrom(table).selectAll().where('project', '=', project).orderBy('id').execute()
  return {
    ...shop,
    domain,
    main,
    other,
    ring,
    staff,
    /** Signs in somebody of the shop anew. */
    signIn: (role?: Parameters<typeof shop.staff>[0]) => shop.staff(role),
    wanted,
    reserve: (change: Json = {}, headers?: Record<string, string>) =>
      shop.call('POST', '/ecom/reservation', { ...wanted, ...change }, headers),
    /** What a browser without a script sends. */
    post: (path: string, fields: Record<string, string>) =>
      shop.call('POST', path, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    reservations: () => rows('ecommerce_reservation'),
    mails: () => rows('mail'),
    at: async (branch: number, product = ring) =>
      (
        await db
          .selectFrom('ecommerce_stock')
          .select('pieces')
          .where('product', '=', product)
          .where('branch', '=', branch)
          .execute()
      ).reduce((sum, { pieces }) => sum + Number(pieces), 0),
  }
}
