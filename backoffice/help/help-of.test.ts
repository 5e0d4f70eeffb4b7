import { expect, test } from 'vitest'
import { model } from '#contract/model/model.ts'
import { menuSections } from '../ways/menu-sections.ts'
import { helpDe } from './help-de.ts'
import { helpEn } from './help-en.ts'
import { helpOf, screenAt } from './help-of.ts'

test('every screen that has help has it in both languages, paragraph by paragraph', () => {
  for (const [screen, texts] of Object.entries(helpDe)) expect(helpEn[screen]?.length, screen).toBe(texts.length)
  expect(Object.keys(helpEn)).toHaveLength(Object.keys(helpDe).length)
})

/** Screens of collections that the model keeps to itself. */
const PROGRAM = ['users', 'roles', 'activity', 'connections']

test('help names screens that there are: a collection of the model, or a screen of its own', () => {
  const unknown = Object.keys(helpDe).filter(
    (key) => !key.startsWith('/') && key !== 'today' && !PROGRAM.includes(key) && !model.has(key),
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

test('every screen that the menu leads to has help', () => {
  const screens = menuSections.flatMap(({ entries, further = [] }) => [...entries, ...further.map(({ path }) => path)])
  expect(screens.filter((screen) => helpOf(screen, 'de').length === 0)).toEqual([])
})
