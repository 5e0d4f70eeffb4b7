import { expect, test } from 'vitest'
import { guaranteeNotice, noticeLanguages } from './guarantee-notice.ts'
import type { PageRequest } from './page-request.ts'

const picture = (id: string, alt?: string) => ({
  id,
  type: 'image/png',
  width: 1200,
  height: 1700,
  hash: 'ff',
  translations: alt ? [{ language: 'de', alt }] : [],
})

const requestOf = (notices: object[] | null, language = 'de', domain = 'muster.example') =>
  ({
    sdk: { items: () => ({ first: async () => notices && { guarantee_notices: notices } }) },
    project: { domain, languages: ['de', 'en', 'fr'] },
    language,
    first: 'de',
  }) as unknown as PageRequest

const german = { language: 'de', file: picture('a') }
const english = { language: 'en', file: picture('b') }

test('the notice is the stored file itself, never a variant of it', async () => {
  const notice = await guaranteeNotice(requestOf([german, english], 'en'))
  expect(notice?.image).toMatchObject({ src: '/assets/b?v=ff', width: 1200, height: 1700 })
  expect(notice?.image.srcSet).toBeUndefined()
})

test('its link has the label of the law, and another leads to Your Europe, both in the language of the page', async () => {
  const of = (language: string) => guaranteeNotice(requestOf([german], language))
  expect((await of('de'))?.page).toEqual({
    label: 'Ihre gesetzlichen Gewährleistungsrechte',
    href: '/gewaehrleistungsrechte',
  })
  expect((await of('en'))?.page).toEqual({ label: 'Your legal guarantee rights', href: '/en/legal-guarantee-rights' })
  expect((await of('fr'))?.page).toEqual({
    label: 'Vos droits de garantie légale',
    href: '/fr/droits-de-garantie-legale',
  })
  expect((await of('fr'))?.official.href).toBe(
    'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_fr.htm',
  )
})

test('its text alternative says what it is, in words of the editors if they have some, and which language it has fallen back to', async () => {
  const altOf = async (notices: object[], language: string) =>
    (await guaranteeNotice(requestOf(notices, language)))?.image.alt
  expect(await altOf([german], 'de')).toBe(
    'Offizieller Hinweis der Europäischen Union auf das gesetzliche Gewährleistungsrecht',
  )
  expect(await altOf([german], 'en')).toBe(
    'Official notice of the European Union on the legal guarantee of conformity (German)',
  )
  expect(await altOf([{ language: 'de', file: picture('a', 'Der Hinweis im Wortlaut') }], 'de')).toBe(
    'Der Hinweis im Wortlaut',
  )
})

test('the demonstration’s placeholder says that it is none, and is not shown where somebody can buy', async () => {
  const placeholder = { language: 'de', file: { ...picture('a'), hash: '49099bdc25039f9c8080' } }
  expect((await guaranteeNotice(requestOf([placeholder])))?.placeholder).toMatch(/nicht der amtliche Hinweis/)
  expect((await guaranteeNotice(requestOf([german])))?.placeholder).toBeUndefined()
  expect(await guaranteeNotice(requestOf([placeholder], 'de', 'juwelier.de'))).toBeUndefined()
})

test('there is a notice in the languages that have one, in all of them once the first has, and nowhere without a picture', async () => {
  expect(await noticeLanguages(requestOf([german]))).toEqual(['de', 'en', 'fr'])
  expect(await noticeLanguages(requestOf([english]))).toEqual(['en'])
  const paper = { language: 'de', file: { ...picture('c'), type: 'application/pdf', width: null, height: null } }
  for (const none of [null, [], [paper], [{ language: 'de', file: null }]]) {
    expect(await noticeLanguages(requestOf(none))).toEqual([])
    expect(await guaranteeNotice(requestOf(none))).toBeUndefined()
  }
})
