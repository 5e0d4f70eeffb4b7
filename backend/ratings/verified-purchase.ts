import type { Database } from '../db/database.ts'
import type { Project } from '../project/project.ts'

/** Whether an order of that number exists in the project, was not cancelled, and has the product in it. */
export async function isPurchase(
  db: Database,
  project: Project,
  orderNumber: string,
  product: number,
): Promise<boolean> {
  if (orderNumber === '') return false
  const line = await db
    .selectFrom('ecommerce_order')
    .innerJoin('ecommerce_order_line', 'ecommerce_order_line.order', 'ecommerce_order.id')
    .select('ecommerce_order_line.id')
    .where('ecommerce_order.project', '=', project.id)
    .where('ecommerce_order.number', '=', orderNumber)
    .where('ecommerce_order.state', '<>', 'cancelled')
    .where('ecommerce_order_line.product', '=', product)
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}
