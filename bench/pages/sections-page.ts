import { languages } from '#domain/texts/language.ts'
import { type Call, signedIn } from './signed-in.ts'

const PATHS = { de: '/abschnitte', en: '/en/sections', fr: '/fr/sections' } as const
const PARAGRAPH =
  'Seit drei Generationen arbeiten wir in eigener Werkstatt, mit Ruhe und mit den Werkzeugen, die dazu gehören.'

const inAll = (texts: object) => languages.map((language) => ({ language, ...texts }))
const item = (heading: string, texts: object, more: object = {}) => ({
  ...more,
  translations: inAll({ heading, ...texts }),
})
const numbered = (count: number, make: (number: number, sort: number) => object) =>
  Array.from({ length: count }, (_, sort) => make(sort + 1, sort))

/** Sections of seventeen kinds as an editor fills them. `pictures`: ids of files. */
function sectionsOf(pictures: readonly string[], branch: number, brand: number): object[] {
  const picture = (number: number) => pictures[number % pictures.length]
  const shown = (heading: string, texts: object) => (number: number, sort: number) =>
    item(`${heading} ${number}`, texts, { image: picture(number), sort })
  const told = (heading: string, texts: object) => (number: number, sort: number) =>
    item(`${heading} ${number}`, texts, { sort })
  const table = [
    ['Weite', 'Umfang', 'Durchmesser'],
    ...(numbered(8, (number) => [`${50 + number}`, `${50 + number} mm`, '17 mm']) as string[][]),
  ]
  return [
    { kind: 'gallery', items: numbered(8, shown('Bild', {})) },
    { kind: 'faq', items: numbered(6, told('Wie lange dauert das?', { text: PARAGRAPH })) },
    { kind: 'steps', items: numbered(4, told('Schritt', { text: PARAGRAPH })) },
    { kind: 'price_list', items: numbered(8, told('Batteriewechsel', { detail: 'ab 15 €' })) },
    { kind: 'team', items: numbered(4, shown('Anna Berg', { detail: 'Uhrmachermeisterin' })) },
    { kind: 'jobs', items: numbered(2, told('Goldschmied', { text: PARAGRAPH, link_label: 'Bewerben' })) },
    { kind: 'before_after', items: numbered(2, shown('Vorher', {})) },
    { kind: 'downloads', items: numbered(2, (number, sort) => item('Pflege', {}, { file: picture(number), sort })) },
    { kind: 'table', table },
    { kind: 'hours' },
    { kind: 'branch', branch },
    { kind: 'brand', brand },
    { kind: 'products', product_rule: 'newest' },
    { kind: 'form', items: numbered(3, (_, sort) => item('Anlass', {}, { field_type: 'text', sort })) },
    { kind: 'video', external_path: 'https://youtu.be/abc_DEF-123', image: picture(0) },
    { kind: 'news' },
    { kind: 'events' },
  ].map(({ table: rows, ...section }: { kind: string; table?: string[][] }, sort) => ({
    ...section,
    sort,
    translations: inAll({ heading: 'Aus unserem Haus', body: `<p>${PARAGRAPH}</p>`, ...(rows && { table: rows }) }),
  }))
}

const idsOf = async (call: Call, path: string): Promise<{ id: number }[]> => (await call(path)) as { id: number }[]

/** Publishes a page that an editor made of everything that pages are made of; its path in German. */
export async function addSectionsPage(origin: string, dataDir: string): Promise<string> {
  const call = await signedIn(origin, dataDir)
  const project = (await idsOf(call, '/items/project?fields=id&limit=1'))[0]?.id
  const branch = (await idsOf(call, '/items/branch?fields=id&limit=1'))[0]?.id ?? 0
  const brand = (await idsOf(call, '/items/brand?fields=id&limit=1'))[0]?.id ?? 0
  const images = (await call('/items/page_section?fields=image&filter[image][nnull]=1&limit=8')) as { image: string }[]
  const page = {
    ...{ project, name: 'sections', status: 'published' },
    translations: languages.map((language) => ({ language, path: PATHS[language], title: 'Alles auf einer Seite' })),
    sections: sectionsOf(
      images.map(({ image }) => image),
      branch,
      brand,
    ),
  }
  await call('/items/page', { method: 'POST', body: JSON.stringify(page) })
  return PATHS.de
}
