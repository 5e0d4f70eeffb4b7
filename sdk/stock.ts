import type { StockCount, StockLogEntry, StockMove, StockStanding } from '#contract/wire/stock.ts'
import type { Transport } from './transport.ts'

/** The calls with which staff say and see where pieces lie. All reject with an ApiError whose message says why not. */
export function createStock(transport: Transport) {
  const post = async (path: string, body: object) =>
    (await transport<{ data: StockStanding }>('POST', path, { body })).data
  return {
    /** Writes how many pieces lie at a place. */
    count: (count: StockCount) => post('/ecom/stock', count),
    /** Carries pieces from one place to another. */
    move: (move: StockMove) => post('/ecom/stock/move', move),
    /** What became of the pieces of a product, the newest first. */
    log: async (product: number) =>
      (await transport<{ data: StockLogEntry[] }>('GET', `/ecom/stock/log/${product}`)).data,
  }
}
