import { expect, test } from 'vitest'
import { formLayouts } from '../forms/form-layouts.ts'
import { type GuideFacts, standings } from './guide-steps.ts'

const fresh: GuideFacts = {
  project: { id: 1, hasLogo: false, isExample: true },
  ticked: ['languages'],
  theme: 2,
  company: { id: 3, lacks: 1, hasHours: false },
  brands: 0,
  goods: 0,
  shop: { id: 4, isOpen: false, payments: 1, shippings: 1 },
  sendsMail: false,
}

const done = (facts: GuideFacts) => standings(facts).flatMap(({ step, isDone }) => (isDone ? [step] : []))

test('a step is done when what it is about is there, and what only a person can tell is left to them', () => {
  expect(done(fresh)).toEqual(['payment', 'shipping'])
  expect(standings(fresh).flatMap(({ step, isDone }) => (isDone === undefined ? [step] : []))).toEqual([
    'languages',
    'look',
    'brands',
    'goods',
    'sells',
  ])
  expect(standings(fresh).flatMap(({ step, isTicked }) => (isTicked ? [step] : []))).toEqual(['languages'])
  const ready: GuideFacts = {
    ...fresh,
    project: { id: 1, hasLogo: true, isExample: false },
    company: { id: 3, lacks: 0, hasHours: true },
    brands: 3,
    goods: 12,
    shop: { id: 4, isOpen: true, payments: 1, shippings: 1 },
    sendsMail: true,
  }
  expect(
    standings(ready)
      .filter(({ isDone }) => !isDone)
      .map(({ step }) => step),
  ).toEqual(['languages'])
})

test('who only shows goods may say that payment and shipping are not needed; a shop that is open needs them', () => {
  const shows = { ...fresh, shop: { id: 4, isOpen: false, payments: 0, shippings: 0 } }
  const standing = (facts: GuideFacts) =>
    standings(facts).flatMap(({ step, isDone }) => (step === 'payment' || step === 'shipping' ? [isDone] : []))
  expect(standing(shows)).toEqual([undefined, undefined])
  expect(standing({ ...shows, shop: { ...shows.shop, isOpen: true } })).toEqual([false, false])
})

test('each step leads to the field of the form that is there, or to a new one', () => {
  const places = Object.fromEntries(
    standings({ ...fresh, company: undefined, theme: undefined }).map(({ step, places }) => [step, places]),
  )
  expect(places).toMatchObject({
    company: [{ path: '/company/create' }, { path: '/legal' }],
    look: [{ path: '/theme/create' }, { path: '/project/1', field: 'logo' }],
    goods: [{ path: '/imports' }, { path: '/ecommerce_product' }],
    payment: [{ path: '/ecommerce_settings/4', field: 'payment_methods' }],
    shipping: [{ path: '/ecommerce_settings/4', field: 'shipping_methods' }],
  })
  for (const { path, field } of Object.values(places).flat()) {
    const collection = path.split('/')[1] ?? ''
    const tabs = formLayouts[collection]
    if (field && tabs)
      expect(
        tabs.flatMap(({ fields }) => fields),
        `${path} ${field}`,
      ).toContain(field)
  }
})
