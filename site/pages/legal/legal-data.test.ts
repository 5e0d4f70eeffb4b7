import { expect, test } from 'vitest'
import type { PageRequest } from '../../data/page-request.ts'
import { legalData } from './legal-data.ts'

const company = {
  company_name: 'Juwelier Muster GmbH',
  display_name: 'Juwelier Muster',
  legal_form: 'other',
  legal_form_name: 'GmbH',
  addresses: [{ street: 'Hauptstraße', number: '1', zip_code: '20095', city: 'Hamburg' }],
  emails: [],
  numbers: [],
  executives: [{ name: 'Anna Muster', sort: 1 }],
  registers: [],
  translations: [],
}

const requestOf = (rows: Record<string, object>) =>
  ({
    sdk: { items: (name: string) => ({ first: async () => rows[name] ?? null }) },
    project: { domain: 'muster.example', display_name: 'Juwelier Muster', translations: [], share_image: null },
    language: 'en',
    first: 'de',
    log: () => {},
  }) as unknown as PageRequest

const request = requestOf({ company })

const terms = {
  name: 'terms',
  image: null,
  hide_clock: false,
  sections: [],
  translations: [{ language: 'en', heading: 'Our terms', title: 'Terms of sale', body: '<p>The page’s own.</p>' }],
}

const settings = {
  legal_pages: [
    {
      type: 'terms',
      content: null,
      translations: [
        { language: 'de', content: '<h2>Geltung</h2><p>Es gilt dies.</p><script>alert(1)</script>' },
        { language: 'en', content: null },
      ],
    },
  ],
}

test('imprint and privacy are there with the company’s data even where editors have written neither', async () => {
  const imprint = await legalData(request, 'imprint')
  expect([imprint?.data.heading, imprint?.meta.title]).toEqual(['Imprint', 'Imprint'])
  expect(JSON.stringify(imprint?.data.facts)).toContain('Anna Muster')
  expect((await legalData(request, 'privacy'))?.data.heading).toBe('Privacy')
})

test('any other legal page exists only once it is written', async () => {
  expect(await legalData(request, 'terms')).toBeNull()
})

test('the text that orders are made under is the text of its page; heading and SEO stay those of the page', async () => {
  const shown = await legalData(requestOf({ company, page: terms, ecommerce_settings: settings }), 'terms')
  expect(shown?.data).toMatchObject({ heading: 'Our terms', textLang: 'de' })
  expect(shown?.data.html).toMatch(/<h2 id="geltung".*<p>Es gilt dies\.<\/p>$/)
  expect(shown?.meta.title).toBe('Terms of sale')
})

test('a legal text needs no page to be seen: its heading is the label of its link', async () => {
  const shown = await legalData(requestOf({ company, ecommerce_settings: settings }), 'terms')
  expect([shown?.data.heading, shown?.meta.title]).toEqual(['Terms', 'Terms'])
  expect(shown?.data.html).toContain('Es gilt dies.')
  expect(await legalData(requestOf({ company, ecommerce_settings: settings }), 'withdrawal')).toBeNull()
})

test('without a legal text the page’s own is shown', async () => {
  const shown = await legalData(requestOf({ company, page: terms }), 'terms')
  expect(shown?.data.html).toBe('<p>The page’s own.</p>')
})

test('a shop shows the official withdrawal notice, with its own text below it', async () => {
  const shop = { ...request.project, languages: ['de', 'en'], translations: [{ language: 'de', store_root: '/shop' }] }
  const official = { ...settings, withdrawal_text: 'model', withdrawal_period: 'goods', return_costs: 'customer' }
  const shown = await legalData(
    { ...requestOf({ company, ecommerce_settings: official }), project: shop } as PageRequest,
    'withdrawal',
  )
  expect(shown?.data.html).toContain('>https://muster.example/en/withdraw-from-contract</a>')
  expect(shown?.data).toMatchObject({ heading: 'Withdrawal', textLang: undefined })
})
