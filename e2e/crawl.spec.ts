import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { languageOf } from '#domain/paths/path-parts.ts'
import { type CrawledPage, chromeText, crawl, idsIn } from './crawl/crawl.ts'

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

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(120_000)
  const request = await playwright.request.newContext({ baseURL })
  pages = await crawl(request, ['/', '/en', '/fr', '/danke', '/en/thanks', '/fr/merci'])
  await request.dispose()
})

test('no internal link of the demo site leads nowhere or over a redirect, in any language', () => {
  expect(pages.size).toBeGreaterThan(100)
  expect([...pages.values()].filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual(
    [],
  )
})

test('no link leads to another language, but for privacy, which has no French page', () => {
  const wrong = [...pages.values()].flatMap(({ path, links }) =>
    links.filter(({ toOtherLanguage }) => toOtherLanguage).map((link) => [path, link.path]),
  )
  expect(wrong.filter(([from = '', to]) => !(languageOf(from) === 'fr' && to === '/datenschutz'))).toEqual([])
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

test('no id occurs twice on a page', () => {
  for (const { path, html } of pages.values()) {
    const ids = idsIn(html)
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      path,
    ).toEqual([])
  }
})

const GERMAN =
  /\b(Startseite|Menü|Kontakt|Telefon|Öffnungszeiten|geschlossen|Impressum|Datenschutz|Barrierefreiheit|Rechtliches|Widerruf|Versand|Folgen|Uhren|Schmuck|Marken|Trauringe|Termine?|Einstellungen|Hauptgeschäftsstelle|Samstag|Sonntag|Heiligabend|Silvester)\b/g

test('header, menus and footer of the English and French pages hold no German word', () => {
  for (const { path, html } of pages.values()) {
    if (languageOf(path) !== 'de') expect(chromeText(html).match(GERMAN), path).toBeNull()
  }
})

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
