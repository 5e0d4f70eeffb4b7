import type { RowOf } from '#contract/model/row-of.ts'
import type { Sdk } from '#sdk/sdk.ts'

const fields = [
  ...['id', 'number', 'customer_name', 'total', 'credited', 'paid', 'paid_in_cash', 'state', 'language'],
  ...['branch', 'collect_branch', 'lines.id', 'lines.product', 'lines.variant'],
  ...['lines.count', 'lines.display_name', 'lines.variant_name', 'lines.reference_number'],
] as const

/** An order that lies ready for a code; money in euro. */
export type ReadyOrder = RowOf<'ecommerce_order', typeof fields>

/** The orders that lie ready for a code: one, but for the rarest chance. Rejects as the items call does. */
export async function readReadyOrders(sdk: Pick<Sdk, 'items'>, code: string): Promise<ReadyOrder[]> {
  const filter = { collection_code: code, state: 'ready_for_collection' }
  return (await sdk.items('ecommerce_order').read({ filter, fields, limit: 5 })).data
}
