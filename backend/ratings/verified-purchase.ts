import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import type { Project } from '../project/project.ts'
import type { OrderLinks } from '../shop/order-link.ts'

/** What is signed for the link by which a customer rates a line of an order. */
const signed = (line: number) => `rating ${line}`

/** The proof of a purchase that the mail of a completed order brings: `{line}.{signature}`. */
export const purchaseToken = (links: Pick<OrderLinks, 'sign'>, line: number): string =>
  `${line}.${links.sign(signed(line))}`

/** The line of an order that a proof names; undefined for one that was not made here. */
export function lineOfToken(links: Pick<OrderLinks, 'verify'>, token: string): number | undefined {
  const [line = '', signature = '', ...rest] = token.split('.')
  const isGood = /^\d{1,9}$/.test(line) && rest.length === 0 && links.verify(signed(Number(line)), signature)
  return isGood ? Number(line) : undefined
}

/** What a rating brings to prove its purchase. */
export interface PurchaseProof {
  /** From the mail of a completed order. */
  readonly token: string
  /** Or what only its customer knows together. */
  readonly orderNumber: string
  readonly email: string
}

/**
 * The line of a paid or completed order in which this product was bought, proved by the signed link of its mail or by number and
 * e-mail address together, and not yet rated. Undefined where nothing is proved.
 */
export async function purchasedLine(
  db: Database,
  links: Pick<OrderLinks, 'verify'>,
  project: Project,
  product: number,
  { token, orderNumber, email }: PurchaseProof,
): Promise<number | undefined> {
  const line = lineOfToken(links, token)
  if (line === undefined && (orderNumber === '' || email === '')) return undefined
  const { rows } = await run(
    db,
    `select l.id from ecommerce_order_line l join ecommerce_order o on o.id = l."order"
    where o.project = ? and l.product = ? and (o.state = 'completed'
      or (o.state in ('paid', 'in_preparation', 'ready_for_collection', 'shipped') and o.paid >= o.total - o.credited))
    and ${line === undefined ? 'o.number = ? and email_key(o.customer_email) = email_key(?)' : 'l.id = ?'}
    and not exists (select 1 from ecommerce_product_rating r where r.order_line = l.id)
    order by l.id limit 1`,
    [project.id, product, ...(line === undefined ? [orderNumber, email] : [line])],
  )
  return rows[0] && Number(rows[0].id)
}
