import { expect, test } from 'vitest'
import type { Names } from './labels.ts'
import { productNames } from './product-names.ts'

/** Names that are read only once the test lets them. */
function slowly(called: Map<number, string>) {
  const waiting: (() => void)[] = []
  const read = async (ids: readonly number[]): Promise<ReadonlyMap<number, Names>> => {
    const found = ids.flatMap((id) => {
      const de = called.get(id)
      return de === undefined ? [] : [[id, { de, en: de, fr: de }] as const]
    })
    await new Promise<void>((resolve) => waiting.push(resolve))
    return new Map(found)
  }
  const answer = () => waiting.shift()?.()
  return { read, answer }
}

test('names are read when they are first needed, once for all who need them, and before that none is read anew', async () => {
  const { read, answer } = slowly(new Map([[1, 'Ring']]))
  const names = productNames(read)
  expect(names.reread([1])).toBeUndefined()
  const needed = [names.need(() => [1]), names.need(() => [1])]
  answer()
  await Promise.all(needed)
  expect(names.of(1)?.de).toBe('Ring')
})

test('what was asked before a change does not take the place of what was asked after it', async () => {
  const called = new Map([[1, 'Ring']])
  const { read, answer } = slowly(called)
  const names = productNames(read)
  const needed = names.need(() => [1])
  called.set(1, 'Kette')
  const reread = names.reread([1])
  answer()
  await needed
  await new Promise(setImmediate)
  answer()
  names.keep([1], (await reread) ?? new Map())
  expect(names.of(1)?.de).toBe('Kette')
})

test('a product that has gone has no name, and names that could not be read are read for whoever needs them next', async () => {
  let isAway = true
  const names = productNames(async () => {
    if (isAway) throw new Error('away')
    return new Map([[1, { de: 'Ring', en: 'Ring', fr: 'Ring' }]])
  })
  await expect(names.need(() => [1])).rejects.toThrow('away')
  isAway = false
  await names.need(() => [1])
  expect(names.of(1)?.de).toBe('Ring')
  names.keep([1], new Map())
  expect(names.of(1)).toBeUndefined()
})
