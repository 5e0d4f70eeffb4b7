import type { Cell, Database } from '#backend/db/database.ts'
import type { DemoOrder } from './demo-order.ts'

const PREPAYMENT = 1

/** What the checkout would post for an order of the demo, but for its total. Throws an Error where the shop has no such goods or shipping. */
export async function wantedOf(db: Database, project: number, order: DemoOrder): Promise<object> {
  const { language, email, address } = order
  const idOf = async (table: string, name: string, owner: readonly [column: string, id: Cell], value: string) => {
    const found = db.selectFrom(table).select('id').where(owner[0], '=', owner[1]).where(name, '=', value)
    return Number((await found.executeTakeFirstOrThrow()).id)
  }
  const product = await idOf('ecommerce_product', 'slug', ['project', project], order.product)
  const settings = await db
    .selectFrom('ecommerce_settings')
    .select('id')
    .where('project', '=', project)
    .executeTakeFirstOrThrow()
  const variant =
    order.variant && (await idOf('ecommerce_product_variant', 'display_name', ['product', product], order.variant))
  return {
    ...{
      language,
      customerEmail: email,
      shippingAddress: address,
      invoiceAddress: null,
      country: address.country_code,
    },
    ...{ comment: '', presentWrap: false, paymentMethod: PREPAYMENT },
    lines: [{ product, variant, count: 1, personalization: {} }],
    shippingMethod: await idOf('ecommerce_shipping_method', 'name', ['settings', settings.id as Cell], order.shipping),
  }
}
