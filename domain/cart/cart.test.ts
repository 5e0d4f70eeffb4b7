import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Cart,
  type CartAction,
  type CartLine,
  cartReducer,
  emptyCart,
  lineIdentity,
  maximumCount,
} from './cart.ts'

const fail = (message: string) => {
  throw new Error(message)
}
const run = (actions: CartAction[], start: Cart = emptyCart) =>
  actions.reduce((cart, action) => cartReducer(cart, action, { now: () => 42, log: fail }), start)

const line = (more: Partial<CartLine> = {}): Omit<CartLine, 'cartId'> => ({
  product: { id: 1, slug: 'ring', display_name: 'Ring' },
  variant: null,
  personalization: {},
  count: 1,
  priceBrutto: 12990,
  ...more,
})
const add = (more: Partial<CartLine> = {}): CartAction => ({ type: 'add', line: line(more) })
const size = (id: number) => ({ id, display_name: String(id) })

test('a product that is not in the cart becomes a new line with the next id', () => {
  const cart = run([add(), add({ product: { id: 2, slug: 'uhr', display_name: 'Uhr' }, priceBrutto: 100 })])
  expect(cart.products.map((entry) => [entry.cartId, entry.product.id])).toEqual([
    [1, 1],
    [2, 2],
  ])
})

test('the same product, variant and personalization increase the count of their line by the added count', () => {
  const ring = { variant: size(54), personalization: { engraving: 'Anna' } }
  const cart = run([add({ ...ring, count: 2 }), add({ ...ring, count: 3 })])
  expect(cart.products).toHaveLength(1)
  expect(cart.products[0]?.count).toBe(5)
})

test('another variant or other personalization values are another line', () => {
  expect(run([add({ variant: size(54) }), add({ variant: size(56) }), add()]).products).toHaveLength(3)
  expect(run([add({ personalization: { a: 'x' } }), add({ personalization: { a: 'y' } })]).products).toHaveLength(2)
})

test('neither the order of the personalization fields nor an empty field makes a difference', () => {
  expect(lineIdentity(line({ personalization: { a: '1', b: '2', c: ' ' } }))).toBe(
    lineIdentity(line({ personalization: { b: '2', a: '1 ' } })),
  )
})

test('changeCount sets the count of its line', () => {
  const cart = run([add(), add({ variant: size(54) }), { type: 'changeCount', cartId: 2, count: 7 }])
  expect(cart.products.map((entry) => entry.count)).toEqual([1, 7])
})

test('remove takes out the line with the id', () => {
  const cart = run([add(), add({ variant: size(54) }), { type: 'remove', cartId: 1 }])
  expect(cart.products.map((entry) => entry.cartId)).toEqual([2])
})

test('a count of 0 takes the line out', () => {
  expect(run([add(), { type: 'changeCount', cartId: 1, count: 0 }]).products).toEqual([])
})

test('reset empties the cart', () => {
  expect(run([add(), { type: 'reset' }])).toEqual(emptyCart)
})

test('every change is stamped with its time', () => {
  expect(run([add()]).timestamp).toBe(42)
})

test('an unknown action is only logged', () => {
  const logged: string[] = []
  const cart = run([add()])
  expect(cartReducer(cart, { type: 'burn' } as never, { now: () => 1, log: (text) => logged.push(text) })).toBe(cart)
  expect(logged).toEqual(['Unknown cart action "burn"'])
})

test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, maximumCount + 1])(
  'a count of %s changes nothing',
  (count) => {
    const logged: string[] = []
    const cart = run([add()])
    const surroundings = { now: () => 1, log: (text: string) => logged.push(text) }
    expect(cartReducer(cart, { type: 'changeCount', cartId: 1, count }, surroundings)).toBe(cart)
    expect(cartReducer(cart, add({ count }), surroundings)).toBe(cart)
    expect(logged).toHaveLength(2)
  },
)

test('adding never brings a line above the greatest count', () => {
  expect(run([add({ count: maximumCount }), add()]).totalCount).toBe(maximumCount)
})

const anyAction: fc.Arbitrary<CartAction> = fc.oneof(
  fc
    .record({
      id: fc.nat(3),
      variant: fc.nat(2),
      text: fc.constantFrom('', 'A', 'B'),
      count: fc.integer({ min: 1, max: 9 }),
    })
    .map(({ id, variant, text, count }) =>
      add({
        product: { id, slug: `p${id}`, display_name: `P${id}` },
        variant: variant ? size(variant) : null,
        personalization: { text },
        count,
        priceBrutto: 100 * id + 10 * variant + 1,
      }),
    ),
  fc.record({ type: fc.constant('changeCount' as const), cartId: fc.nat(6), count: fc.nat(9) }),
  fc.record({ type: fc.constant('remove' as const), cartId: fc.nat(6) }),
  fc.constant({ type: 'reset' } as const),
)

test('after any actions the totals are the sums over the lines, ids are unique and no two lines are equal', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
      const cart = run(actions)
      expect(cart.totalCount).toBe(cart.products.reduce((sum, entry) => sum + entry.count, 0))
      expect(cart.totalPriceBrutto).toBe(cart.products.reduce((sum, entry) => sum + entry.count * entry.priceBrutto, 0))
      expect(new Set(cart.products.map((entry) => entry.cartId)).size).toBe(cart.products.length)
      expect(new Set(cart.products.map(lineIdentity)).size).toBe(cart.products.length)
      expect(cart.products.every((entry) => entry.count > 0)).toBe(true)
    }),
  )
})
