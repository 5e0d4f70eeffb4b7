import { expect, test } from 'vitest'
import { isLinkedPath, linkedRoutes } from './linked-routes.ts'
import type { PageRequest } from './page-request.ts'

const flags = {
  show_accessibility: true,
  has_cal_com: true,
  languages: ['de', 'en'],
  translations: [] as { language: string; store_root: string }[],
}

const routesOf = (
  names: string[],
  project = flags,
  legalPages: object[] = [],
  notices: object[] = [],
  houses: object[] = [],
  settings: object = { enable_cart: true, payment_methods: [] },
) => {
  const read = async (collection: string) => ({
    data: collection === 'page' ? names.map((name) => ({ name })) : houses,
  })
  const first = async () => ({ legal_pages: legalPages, guarantee_notices: notices, ...settings })
  return linkedRoutes({
    sdk: { items: (name: string) => ({ read: () => read(name), first }) },
    project,
  } as unknown as PageRequest)
}

test('the accessibility page is linked only when the project shows it, the appointment page only while there are appointments', async () => {
  const names = ['accessibility', 'appointment', 'contact']
  expect([...(await routesOf(names))]).toEqual([...names, 'imprint', 'privacy'])
  const neither = { ...flags, show_accessibility: false, has_cal_com: false }
  expect([...(await routesOf(names, neither))]).toEqual(['contact', 'imprint', 'privacy'])
})

test('the page of the branches is there as soon as there is one, whatever editors have written', async () => {
  expect([...(await routesOf(['branches']))]).not.toContain('branches')
  expect([...(await routesOf([], flags, [], [], [{ id: 1 }]))]).toContain('branches')
})

test('a shop links its accessibility page whatever the setting says', async () => {
  const shop = { ...flags, show_accessibility: false, translations: [{ language: 'de', store_root: '/shop' }] }
  expect([...(await routesOf([], shop))]).toContain('accessibility')
  expect(isLinkedPath('/barrierefreiheit', shop)).toBe(true)
})

test('imprint, privacy and accessibility are linked even where editors have written none', async () => {
  expect([...(await routesOf([]))]).toEqual(['imprint', 'privacy', 'accessibility'])
})

test('a legal text of the shop makes its page exist, written as a page or not', async () => {
  const legalPages = [
    { type: 'terms', content: '<p>Es gilt.</p>', translations: [] },
    {
      type: 'shipping_and_payment',
      content: null,
      translations: [{ language: 'de', content: '<p>Mit der Post.</p>' }],
    },
    { type: 'withdrawal', content: '', translations: [] },
  ]
  expect([...(await routesOf(['terms'], flags, legalPages))]).toEqual([
    'terms',
    'shipping',
    'imprint',
    'privacy',
    'accessibility',
  ])
})

test('contracts can be withdrawn from wherever there is, or was, a store', async () => {
  const shop = { ...flags, translations: [{ language: 'de', store_root: '/shop' }] }
  expect([...(await routesOf([], shop))]).toEqual([
    ...['withdrawal', 'imprint', 'privacy', 'accessibility', 'withdraw_contract'],
  ])
})

test('a website that only ever showed its range leads to no withdrawal; one that stopped selling does as long as it has ways to pay', async () => {
  const shop = { ...flags, translations: [{ language: 'de', store_root: '/shop' }] }
  const leads = async (settings: object) => (await routesOf([], shop, [], [], [], settings)).has('withdraw_contract')
  expect(await leads({ enable_cart: false, payment_methods: [] })).toBe(false)
  expect(await leads({ enable_cart: false, payment_methods: [{ id: 1 }] })).toBe(true)
  expect(await leads({ enable_cart: true, payment_methods: [] })).toBe(true)
})

test('the same holds for an address, in every language and with an anchor; all others are linked', () => {
  const without = { ...flags, has_cal_com: false }
  for (const href of ['/terminvereinbarung', '/en/appointment#calendar', '/fr/rendez-vous/'])
    expect([isLinkedPath(href, flags), isLinkedPath(href, without)], href).toEqual([true, false])
  for (const href of ['/kontakt', '/uhren/longines', '/shop', 'https://example.org/terminvereinbarung'])
    expect(isLinkedPath(href, without), href).toBe(true)
})

test('the guarantee notice has a page where its picture was uploaded, and none where editors have only written one', async () => {
  const notice = { language: 'de', file: { width: 1200, height: 1700, hash: 'a'.repeat(64) } }
  expect([...(await routesOf(['guarantee_rights']))]).toEqual(['imprint', 'privacy', 'accessibility'])
  expect([...(await routesOf([], flags, [], [notice]))]).toEqual([
    ...['guarantee_rights', 'imprint', 'privacy', 'accessibility'],
  ])
  expect([...(await routesOf([], flags, [], [{ ...notice, language: 'en' }]))]).toEqual([
    'imprint',
    'privacy',
    'accessibility',
  ])
})
