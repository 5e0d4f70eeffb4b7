import { expect, test } from 'vitest'
import type { TillLine } from '#domain/imports/till-lines.ts'
import { planTill } from './plan-till.ts'
import type { TillGoods } from './till-goods.ts'

const all: TillGoods[] = Array.from({ length: 12 }, (_, index) => ({
  ...{ product: index + 1, variant: null, name: `Ring ${index}`, pieces: 1, cents: 100 },
}))
const goods = { all, of: ({ id }: TillLine) => all.find(({ product }) => String(product) === id) }
const line = (id: number, pieces: number | undefined): TillLine => ({
  ...{ line: id + 1, gtin: '', reference: '', id: String(id), pieces, cents: undefined },
})
const file = (count: number) => ({ lines: all.slice(0, count).map(({ product }) => line(product, 1)), problems: [] })

test('a file that names fewer than half of what lies there sells nothing out, unless it is said to be right', () => {
  expect(planTill(file(5), goods, 'sold', false)).toMatch(/^The file names 5 of 12 goods/)
  expect(planTill(file(5), goods, 'sold', true)).toMatchObject({ steps: { length: 7 } })
  expect(planTill(file(6), goods, 'sold', false)).toMatchObject({ steps: { length: 6 } })
  expect(planTill(file(5), goods, 'untouched', false)).toMatchObject({ steps: [] })
})

test('goods whose number cannot be read are named all the same and do not count as sold', () => {
  const lines = [...file(11).lines, line(12, undefined)]
  expect(planTill({ lines, problems: [] }, goods, 'sold', false)).toMatchObject({ steps: [], known: 12 })
})

test('goods that are named twice are taken once, and the second line is told', () => {
  const plan = planTill({ lines: [line(1, 4), line(1, 9)], problems: [] }, goods, 'untouched', false)
  expect(plan).toMatchObject({ steps: [{ pieces: 4 }], problems: [{ line: 2, field: 'line' }] })
})
