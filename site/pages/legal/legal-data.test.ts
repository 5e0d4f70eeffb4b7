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

test.each([
  ['de', 'EN 301 549', 'Marktüberwachungsstelle', 'Stand dieser Angaben: 3. Oktober 2026.', 'Der Terminkalender'],
  ['en', 'EN 301 549', 'Marktüberwachungsstelle', 'Last reviewed: 3 October 2026.', 'The calendar'],
  ['fr', 'EN 301 549', 'Marktüberwachungsstelle', 'Dernière vérification\u00a0: 3 octobre 2026.', 'Le calendrier'],
])(
  'in %s the accessibility information names standard, gaps, contact, authority and date from the data of the shop',
  async (language, ...told) => {
    const rows = {
      company: { ...company, emails: [{ email: 'laden@muster.example', primary: true }] },
      legal: {
        accessibility_checked_on: '2026-10-03T10:00:00.000Z',
        translations: [{ language: 'de', accessibility_gaps: '<p>Alte Videos haben keine Untertitel.</p>' }],
      },
    }
    const asked = requestOf(rows)
    const bare = { ...asked.project, languages: ['de'] }
    const project = {
      ...asked.project,
      languages: ['de'],
      has_cal_com: true,
      translations: [{ language: 'de', store_root: '/shop' }],
    }
    const page = await legalData({ ...asked, project, language } as PageRequest, 'accessibility')
    const words = JSON.stringify(page?.data)
    for (const word of ['WCAG) 2.2', 'mlbf-barrierefrei.de', '39112 Magdeburg', 'mailto:laden@muster.example', ...told])
      expect(words).toContain(word)
    expect(words).toContain('Alte Videos haben keine Untertitel.')
    const without = await legalData({ ...asked, project: bare, language } as PageRequest, 'accessibility')
    expect(JSON.stringify(without?.data)).not.toContain(told.at(-1))
  },
)

test.each([
  ['de', 'Im Shop bestellen Sie'],
  ['en', 'You order in the shop'],
  ['fr', 'Une commande se fait'],
])(
  'in %s the accessibility information tells how to order only where something can be bought',
  async (language, told) => {
    const words = async (ecommerce_settings: object) => {
      const asked = requestOf({ company, ecommerce_settings })
      const project = { ...asked.project, languages: ['de'], translations: [{ language: 'de', store_root: '/shop' }] }
      return JSON.stringify((await legalData({ ...asked, project, language } as PageRequest, 'accessibility'))?.data)
    }
    expect(await words({ enable_cart: true, maintenance_mode: true })).toContain(told)
    expect(await words({ enable_cart: false })).not.toContain(told)
  },
)

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

test('a privacy notice of the settings stands in the place of the page’s, and says since when it is in force', async () => {
  const privacy = {
    type: 'privacy',
    content: null,
    valid_from: '2026-12-01',
    translations: [{ language: 'en', content: '<p>What we keep.</p>' }],
  }
  const shown = await legalData(requestOf({ company, ecommerce_settings: { legal_pages: [privacy] } }), 'privacy')
  expect(shown?.data.html).toContain('What we keep.')
  expect(shown?.data.html).toContain('In force since 1 December 2026')

  const german = { ...privacy, translations: [{ language: 'de', content: '<p>Was wir behalten.</p>' }] }
  const own = { ...terms, name: 'privacy' }
  const english = await legalData(
    requestOf({ company, page: own, ecommerce_settings: { legal_pages: [german] } }),
    'privacy',
  )
  expect(english?.data.html).toContain('The page’s own.')
})
