import type { OrderRecord } from './order-record.ts'

/** The lines and parcels of an order as the rules of `domain/orders/parcels.ts` take them. */
export const sendable = ({ lines, parcels }: Pick<OrderRecord, 'lines'> & Partial<Pick<OrderRecord, 'parcels'>>) => ({
  lines: lines.map((line) => ({ ...line, returnedSent: line.returned_sent })),
  parcels: parcels ?? [],
})
