import { expect, test } from 'vitest'
import { model } from '#contract/model/model.ts'
import { helpOf, screenAt } from './help-of.ts'
import { helpDe, helpEn } from './help-texts.ts'

test('every screen that has help has it in both languages, paragraph by paragraph', () => {
  for (const [screen, texts] of Object.entries(helpDe)) expect(helpEn[screen]?.length, screen).toBe(texts.length)
  expect(Object.keys(helpEn)).toHaveLength(Object.keys(helpDe).length)
})

test('help names screens that there are: a collection of the model, or a screen of its own', () => {
  const unknown = Object.keys(helpDe).filter(
    (key) => !key.startsWith('/') && key !== 'today' && key !== 'users' && !model.has(key),
  )
  expect(unknown).toEqual([])
})

test('the help of a form is that of its list, and of what has none nothing', () => {
  expect(screenAt('/')).toBe('today')
  expect(screenAt('/ecommerce_product/7')).toBe('ecommerce_product')
  expect(screenAt('/collect')).toBe('/collect')
  expect(screenAt('/new-order')).toBe('ecommerce_order')
  expect(helpOf('nothing', 'de')).toEqual([])
})
