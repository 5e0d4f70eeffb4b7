import { expect } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { formatMoney } from '#domain/money/money.ts'
import { languageOf } from '#domain/paths/path-parts.ts'
import type { Language } from '#domain/texts/language.ts'
import { acrossProcesses } from './across-processes.ts'
import { type CrawledPage, crawl, idsIn, linksIn } from './crawl/crawl.ts'
import { germanWords, otherLanguagesIn, saidIn, wordsFound } from './crawl/german-words.ts'
import { openSettled } from './settled.ts'
import { test } from './test.ts'

let pages: Map<string, CrawledPage>

/** The templates of all that is not the shop. */
const CONTENT = [
  'appointment',
  'brand',
  'brand-rolex',
  'brands',
  'category',
  'contact',
  'content',
  'home',
  'legal',
  'not-found',
  'privacy',
  'thanks',
]

const browserTexts = {
  en: {
    ...{ list: '/en/shop', product: '/en/shop/belcourt-ney-ring-carre-platin', privacy: '/en/privacy' },
    ...{
      details: 'Details',
      reject: 'Reject all',
      filter: 'Filters',
      contact: 'Contact',
      menu: 'Menu',
      search: 'Search',
    },
  },
  fr: {
    ...{
      list: '/fr/boutique',
      product: '/fr/boutique/belcourt-ney-ring-carre-platin',
      privacy: '/fr/protection-des-donnees',
    },
    ...{ details: 'Détails', reject: 'Tout refuser', filter: 'Filtres', contact: 'Contact', menu: 'Menu' },
    search: 'Recherche',
  },
} as const

// One after the other: the pages are crawled once for all.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  pages = await crawl(request, ['/', '/en', '/fr', '/danke', '/en/thanks', '/fr/merci'])
  await request.dispose()
})

test('no internal link of the demo site leads nowhere or over a redirect, in any language', acrossProcesses, () => {
  expect(pages.size).toBeGreaterThan(100)
  expect([...pages.values()].filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual(
    [],
  )
})

test('every page brings the styles of all that it shows', () => {
  const bare = [...pages.values()].flatMap(({ path, html }) => {
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
    const shown = html.replaceAll(/<style.*?<\/style>/gs, '').matchAll(/ class="([^"]+)"/g)
    const classes = new Set([...shown].flatMap(([, names = '']) => names.split(' ')))
    return [...classes].filter((name) => !styles.includes(`.${name}`)).map((name) => `${path} ${name}`)
  })
  expect(bare).toEqual([])
})

test('a page has one heading of its own, and no heading below it skips a level', () => {
  const levelsOf = (html: string) =>
    [...html.matchAll(/<h([1-6])\b([^>]*)>/g)].map(([, level, attributes = '']) =>
      Number(/aria-level="(\d)"/.exec(attributes)?.[1] ?? level),
    )
  const faults = [...pages.values()].flatMap(({ path, html }) => {
    const levels = levelsOf(html)
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1)
    const titles = levels.filter((level) => level === 1).length
    return skips.length > 0 || titles !== 1 ? [`${path}: ${levels.join(' ')}`] : []
  })
  expect(faults).toEqual([])
})

test('no link leads to another language', () => {
  const wrong = [...pages.values()].flatMap(({ path, links }) =>
    links.filter(({ toOtherLanguage }) => toOtherLanguage).map((link) => [path, link.path]),
  )
  expect(wrong).toEqual([])
})

test('every anchor that a link names exists on its page', () => {
  const missing = [...pages.values()].flatMap(({ path, links }) =>
    links
      .filter(
        (link) => link.hash && !link.path.includes('?') && !idsIn(pages.get(link.path)?.html ?? '').includes(link.hash),
      )
      .map((link) => `${path} -> ${link.path}#${link.hash}`),
  )
  expect(missing).toEqual([])
})

test('every page to be found is described in its own words, with keywords and a picture to share', () => {
  const indexed = [...pages.values()].filter(
    ({ html, path }) => !/name="robots" content="noindex"/.test(html) && !path.includes('?'),
  )
  expect(indexed.length).toBeGreaterThan(100)
  const described = Map.groupBy(indexed, ({ html }) => /<meta name="description" content="([^"]+)"/.exec(html)?.[1])
  const shared = [...described].filter(([text, { length }]) => text === undefined || length > 1)
  expect(shared.map(([text, group]) => [text, group.map(({ path }) => path)])).toEqual([])
  const bare = indexed.filter(({ html }) => !/<meta name="keywords"/.test(html) || !/property="og:image"/.test(html))
  expect(bare.map(({ path }) => path)).toEqual([])
})

/** The addresses under which a page is to be found in each language, by language. */
const alternatesIn = (html: string) =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language = '', href = '']) => [language, new URL(href).pathname] as const,
    ),
  )

test('each address of a page names the others in every language, and they name it', () => {
  const named = [...pages.values()].filter(({ html }) => alternatesIn(html).size > 0)
  expect(named.length).toBeGreaterThan(100)
  const onesided = named.flatMap(({ path, html }) => {
    const own = alternatesIn(html)
    const problems = own.get(languageOf(path)) === path ? [] : [`${path} does not name itself`]
    for (const [language, address] of own) {
      const other = pages.get(address)
      if (other && alternatesIn(other.html).get(languageOf(path)) !== path)
        problems.push(`${address} (${language}) does not name ${path}`)
    }
    return problems
  })
  expect(onesided).toEqual([])
})

interface Offer {
  readonly price: number
  readonly url: string
}

interface Told {
  readonly offers?: Offer
  readonly hasVariant?: readonly Told[]
}

/** The offers that a page tells search engines. */
const toldOffers = (html: string): Offer[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(([, text = '']) => {
    const thing = JSON.parse(text) as Told
    return [thing, ...(thing.hasVariant ?? [])].flatMap(({ offers }) => offers ?? [])
  })

const seenIn = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\s/g, '')

/** What is free is said in a word: of it no shop would write a price. */
const FREE = { de: 'kostenfrei', en: 'free of charge', fr: 'gratuit' }

const priceWords = (price: number, language: Language) =>
  price === 0 ? FREE[language] : formatMoney(Math.round(price * 100), language)

const isSeen = ({ price }: Offer, html: string, path: string) =>
  seenIn(html).includes(priceWords(price, languageOf(path)).replace(/\s/g, ''))

test(
  'JSON-LD price equals the visible price, on every page of a product in every language',
  acrossProcesses,
  async ({ request }) => {
    const sold = [...pages.values()].filter(({ html }) => toldOffers(html).length > 0)
    for (const language of ['de', 'en', 'fr'] as const)
      expect(sold.filter(({ path }) => languageOf(path) === language).length).toBeGreaterThan(5)
    const wrong: string[] = []
    for (const { path, html } of sold)
      for (const offer of toldOffers(html).filter((told) => !isSeen(told, html, path))) {
        // What is chosen by two things has its price where both are chosen: at the address of the offer.
        const { pathname, search } = new URL(offer.url)
        const own = search ? await (await request.get(pathname + search)).text() : ''
        if (!isSeen(offer, own, path)) wrong.push(`${path}: ${offer.price}`)
      }
    expect(wrong).toEqual([])
  },
)

test('no id occurs twice on a page', () => {
  for (const { path, html } of pages.values()) {
    const ids = idsIn(html)
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      path,
    ).toEqual([])
  }
})

/** Internal links of a page that lead into another language, but for the language switch. */
const strayLinks = (html: string, path: string) =>
  linksIn(html, path)
    .filter(({ toOtherLanguage }) => toOtherLanguage)
    .map(({ path: to, hash }) => `${to}#${hash}`)

for (const language of ['en', 'fr'] as const) {
  test(`pages in ${language} say nothing in German, and mark nothing as if it were in another language`, () => {
    const words = germanWords(language)
    expect(words.size).toBeGreaterThan(1000)
    const found = [...pages.values()]
      .filter(({ path }) => languageOf(path) === language)
      .flatMap(({ path, html }) =>
        [...wordsFound(saidIn(html), words), ...otherLanguagesIn(html, language)].map((what) => `${path}: ${what}`),
      )
    expect(found).toEqual([])
  })

  test(`what the browser adds to pages in ${language} is in that language too: banner, drawers, search and filters`, async ({
    page,
  }) => {
    const words = germanWords(language)
    const text = browserTexts[language]
    const isInLanguage = async (place: string) => {
      const html = await page.content()
      const path = new URL(page.url()).pathname
      const strays = [
        ...wordsFound(saidIn(html), words),
        ...otherLanguagesIn(html, language),
        ...strayLinks(html, path),
      ]
      expect(strays, `${path}, ${place}`).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await openSettled(page, text.list)
    await page.getByText(text.details, { exact: true }).click()
    await isInLanguage('consent')
    await page.getByRole('button', { name: text.reject }).click()
    for (const opener of [text.filter, text.contact, text.menu]) {
      await page.getByRole('button', { name: opener, exact: true }).first().click()
      await expect(page.getByRole('dialog').first()).toBeVisible()
      await isInLanguage(opener)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('banner').getByRole('link', { name: text.search, exact: true }).click()
    await expect(page.getByRole('dialog').first()).toBeVisible()
    await isInLanguage('search')
    await openSettled(page, text.product)
    await isInLanguage('product')
    await openSettled(page, text.privacy)
    await isInLanguage('consents')
  })
}

test('the HTML of every template is valid', async ({ request }) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  const byTemplate = new Map([...pages.values()].map(({ template, path, html }) => [template, { path, html }]))
  byTemplate.set('not-found', { path: '/nowhere', html: await (await request.get('/nowhere')).text() })
  expect([...byTemplate.keys()]).toEqual(expect.arrayContaining(CONTENT))
  for (const { path, html } of byTemplate.values()) {
    const { results } = await validator.validateString(html)
    const messages = results.flatMap((result) => result.messages)
    expect(
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
      path,
    ).toEqual([])
  }
})
