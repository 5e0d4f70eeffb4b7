import { expect, test } from 'vitest'
import type { ConsentsView } from '#site/data/consents-view.ts'
import type { ShopView } from '#site/data/shared-data.ts'
import type { PageData } from '#site/loader/page-resources.ts'
import { contentPolicy } from './content-policy.ts'

const START = expect.stringMatching(/^'sha256-[\w+/]{43}='$/)

const policyOf = (consents: Partial<ConsentsView>, paymentMethods: number[] = [], template = 'order') => {
  const shop = { paymentMethods } as ShopView
  const text = contentPolicy({
    pageData: { componentChunkName: template } as PageData,
    staticQueryResults: { 1: { data: { consents: { offers: [], version: '1', ...consents } } }, 2: { data: { shop } } },
  })
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('a project that uses no other server allows none, and of scripts within a page only the one that starts it', () => {
  const policy = policyOf({})
  expect(policy['default-src']).toEqual(["'none'"])
  expect(policy['script-src']).toEqual(["'self'", START])
  expect(policy['frame-ancestors']).toEqual(["'self'"])
  expect(JSON.stringify(policy)).not.toMatch(/https?:|unsafe-eval/)
})

test('statistics may be loaded, told and opted out of at their own server', () => {
  const policy = policyOf({
    statistics: { address: 'https://zahlen.example:8443/matomo/', siteId: '12', provider: { key: 'x', name: 'X' } },
  })
  for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src'])
    expect(policy[name], name).toContain('https://zahlen.example:8443')
})

test('statistics that were once set without TLS are no source of scripts', () => {
  const statistics = { address: 'http://zahlen.example/', siteId: '12', provider: { key: 'x', name: 'X' } }
  expect(JSON.stringify(policyOf({ statistics }))).not.toContain('zahlen.example')
})

test('maps and calendars are frames and nothing else', () => {
  const policy = policyOf({
    map: { key: 'www.openstreetmap.org', name: 'OSM' },
    appointment: { key: 'cal.com', name: 'Cal.com' },
  })
  expect(policy['frame-src']).toEqual([
    "'self'",
    'https://www.openstreetmap.org',
    'https://*.openstreetmap.org',
    'https://cal.com',
    'https://*.cal.com',
  ])
  expect(policy['script-src']).toEqual(["'self'", START])
})

test('the retailer clock and Klarna are allowed where the project has them', () => {
  const clock = { dealerKey: 'k', href: '/uhren/rolex', provider: { key: 'rolex', name: 'Rolex SA' } }
  expect(policyOf({ clock })['script-src']).toContain('https://static.rolex.com')
  expect(policyOf({ clock })['script-src']).not.toContain('https://*.rolex.com')
  expect(policyOf({}, [1, 5])['frame-src']).toContain('https://*.klarna.com')
  expect(policyOf({}, [1, 4])['frame-src']).toEqual(["'self'"])
})

test('only the page of an order, where it is paid, allows who takes the money', () => {
  for (const template of ['home', 'product', 'cart', 'checkout'])
    expect(JSON.stringify(policyOf({}, [1, 4, 5], template)), template).not.toContain('klarna')
  expect(policyOf({}, [1, 4, 5], 'order')['script-src']).toContain('https://*.klarnacdn.net')
})
