import type { Customer, CustomerFile } from '#contract/wire/customers.ts'
import type { Transport } from './transport.ts'

/** Who has ordered, asked or reserved; for staff who work for all branches. All reject with an ApiError whose message says why not. */
export function createCustomers(transport: Transport) {
  return {
    /** 50 a page, who was here last before the others. */
    list: async (query: { q?: string; page?: number }) => {
      const { data, meta } = await transport<{ data: Customer[]; meta: { filter_count: number } }>(
        'GET',
        '/ecom/customers',
        {
          query: { ...(query.q && { q: query.q }), page: String(query.page ?? 1) },
        },
      )
      return { customers: data, count: meta.filter_count }
    },
    file: async (email: string) =>
      (await transport<{ data: CustomerFile }>('POST', '/ecom/customers/file', { body: { email } })).data,
    /** Keeps a note in place of the one that was seen; empty, none. Code '206' (status 412) where another stands there by now. */
    note: async (email: string, note: string, seen: string) =>
      (await transport<{ data: CustomerFile }>('POST', '/ecom/customers/note', { body: { email, note, seen } })).data,
  }
}
