import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductFacts } from './product-facts.ts'
import { ORDER_FIELDS, type Order, type ProductOrders, productOrders } from './product-order.ts'
import { type ProductTable, productTable } from './product-table.ts'

const facts = (id: number, change: Partial<ProductFacts> = {}): ProductFacts => ({
  id,
  category: null,
  manufacturer: null,
  subcategories: [],
  attributes: [],
  tags: [],
  branches: [],
  references: [],
  price: null,
  sort: null,
  createdOn: Date.parse('2026-01-01'),
  ...change,
})

function ordered(products: ProductFacts[], order: Partial<Order>, names: readonly string[] = []) {
  const table = productTable()
  for (const product of products) table.put(product)
  return idsOf(
    table,
    productOrders(table, (id) => names[id - 1] ?? ''),
    { field: 'sort', descending: false, language: 'de', ...order },
  )
}

const idsOf = ({ rows }: ProductTable, orders: ProductOrders, order: Order) =>
  Array.from(orders.slots(order), (slot) => rows[slot]?.facts.id)

test.each([
  [false, [2, 3, 1]],
  [true, [3, 2, 1]],
])('what has no price comes last in both directions (descending: %s)', (descending, ids) => {
  const products = [facts(1), facts(2, { price: 100 }), facts(3, { price: 200 })]
  expect(ordered(products, { field: 'price_brutto', descending })).toEqual(ids)
})

test('names are ordered without regard to capitals and accents', () => {
  const names = ['Zebra', 'ähre', 'Band', 'Armreif']
  const products = names.map((_, index) => facts(index + 1))
  expect(ordered(products, { field: 'display_name' }, names)).toEqual([2, 4, 3, 1])
})

test('equal products stand by their ids', () => {
  expect(ordered([facts(3), facts(1), facts(2)], { field: 'created_on', descending: true })).toEqual([1, 2, 3])
})

test('an order that is kept through changes is the one made anew', () => {
  const change = fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    price: fc.option(fc.nat(5)),
    sort: fc.option(fc.nat(5)),
    name: fc.constantFrom('Ä', 'a', 'B', 'ß', 'z'),
    goes: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 60 }),
      fc.constantFrom(...ORDER_FIELDS),
      fc.boolean(),
      (all, field, descending) => {
        const order = { field, descending, language: 'de' as const }
        const table = productTable()
        const names = new Map<number, string>()
        const calledOf = (id: number) => names.get(id) ?? ''
        const kept = productOrders(table, calledOf)
        kept.slots(order)
        for (const { id, price, sort, name, goes } of all) {
          const old = table.byId(id)
          if (old) kept.removed(old)
          names.set(id, name)
          if (goes) table.remove(id)
          else kept.added(table.put(facts(id, { price, sort })))
        }
        expect(idsOf(table, kept, order)).toEqual(idsOf(table, productOrders(table, calledOf), order))
      },
    ),
  )
})
