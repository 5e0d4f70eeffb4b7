/**
 * Whether an order counts as sold, as a condition on the row of this name: not one that was cancelled, nor one whose deposit went back after
 * that, which is refunded since.
 */
export const isSold = (order: string): string => `(${order}.state <> 'cancelled' and (${order}.state <> 'refunded'
  or not exists (select 1 from ecommerce_order_event e where e."order" = ${order}.id and e.to_state = 'cancelled')))`

/** Cents of an order that its customer does not pay, or got back: all of one that is refunded, also what was never paid of it. */
export const notKept = (order: string): string =>
  `(case when ${order}.state = 'refunded' then ${order}.total else ${order}.credited + ${order}.refunded end)`
