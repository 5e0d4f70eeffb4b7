import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { published } from '#backend/calls/sample-old-server.ts'
import { insertTree } from '#backend/items/insert.ts'
import { dumpIn } from '#backend/old-websites/old-dump.ts'
import { readOldWebsite } from '#backend/old-websites/read-old-website.ts'
import { type OldWebsiteIntake, takeOldWebsite } from '#backend/old-websites/take-old-website.ts'
import { makeWebsite } from '#backend/websites/make-website.ts'
import { BLUEPRINTS } from './blueprints-folder.ts'
import { readConfig } from './config.ts'
import { fileStorage } from './file-storage.ts'
import { askHost } from './sample-host.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { sampleWebsite } from './sample-website.ts'

const PASSWORD = 'correct horse battery'
const OLD = 'optik-muster.example'
const NEW = 'neu.example'
const LANGUAGES = ['de', 'en', 'fr'] as const

let old: SampleServer
let fresh: SampleServer

async function call<T>(
  { address }: SampleServer,
  method: string,
  path: string,
  project: string,
  token = '',
  body?: object,
) {
  const answer = await fetch(address + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: { 'x-directus-project': project, ...(token && { authorization: `Bearer ${token}` }) },
  })
  const { data, error } = (await answer.json()) as { data: T; error?: { message: string } }
  if (error) throw new Error(error.message)
  return data
}

const signedIn = async (server: SampleServer, project: string): Promise<string> =>
  (
    await call<{ token: string }>(server, 'POST', '/auth/authenticate', project, '', {
      email: 'alle@muster.example',
      password: PASSWORD,
    })
  ).token

/** The old website over the network, as a Directus 8 is published. */
const publishedOld = () =>
  published((request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(old.address + pathname + search, { headers: request.headers })
  })

const byLanguage = (of: (language: string) => object) => LANGUAGES.map((language) => ({ language, ...of(language) }))

/** What a blueprint does not have: a page of one's own that names a file, a brand with a part, a branch, a redirect. */
async function more(db: SampleServer['db'], project: number): Promise<void> {
  const file = await db.selectFrom('files').select('id').where('project', '=', project).executeTakeFirstOrThrow()
  const branch = await insertTree(db, 'branch', {
    ...{ project, display_name: 'Am Markt', slug: 'am-markt', street: 'Markt 1', zip: '12345', city: 'Musterstadt' },
    opening_periods: [{ day: 1, time_open: '09:00', time_close: '18:00' }],
  })
  await db.updateTable('company').set({ main_branch: branch }).where('project', '=', project).execute()
  const known = await db.selectFrom('brand_type').select('id').where('type', '=', 'optics').executeTakeFirst()
  const type = known?.id ?? (await insertTree(db, 'brand_type', { project, type: 'optics' }))
  const brand = await insertTree(db, 'brand', {
    ...{ project, type, display_name: 'Zeiss', slug: 'zeiss', status: 'published', logo: file.id },
    sections: [
      { kind: 'text_image', image: file.id, branch, translations: byLanguage((one) => ({ heading: `Zeiss ${one}` })) },
    ],
    translations: byLanguage((one) => ({ headline: `Optics ${one}` })),
  })
  const manufacturer = await insertTree(db, 'ecommerce_manufacturer', {
    ...{ project, display_name: 'Zeiss AG', slug: 'zeiss-ag', brand },
  })
  await insertTree(db, 'page_section', { brand_page: brand, kind: 'products', manufacturer })
  await insertTree(db, 'page', {
    ...{ project, name: 'history', status: 'published', image: file.id },
    translations: byLanguage((one) => ({
      path: { de: '/geschichte', en: '/en/history', fr: '/fr/histoire' }[one],
      title: `History ${one}`,
      heading: `Since 1901 ${one}`,
      body: `<p>Old times in ${one} <img src="/assets/${String(file.id)}" alt="Glasses"></p>`,
    })),
  })
  await insertTree(db, 'redirect', { project, from_path: '/alt', to_path: '/geschichte', permanent: true })
}

beforeAll(async () => {
  const account = { email: 'alle@muster.example', password: PASSWORD, role: 'administrator' } as const
  old = await startSample({}, async (db, storage) => {
    const id = await makeWebsite({ db, storage }, BLUEPRINTS, sampleWebsite({ domain: OLD }))
    await more(db, id)
    await db.updateTable('project').set({ live: 1 }).where('id', '=', id).execute()
    await addAccount(db, account)
  })
  fresh = await startSample({}, (db) => addAccount(db, account))
})

afterAll(async () => {
  await old?.close()
  await fresh?.close()
})

const reach = { isAllowed: () => true }

const intakeOf = (choice: OldWebsiteIntake['choice']): OldWebsiteIntake => ({
  ...{ db: fresh.db, storage: fileStorage(readConfig({ DATA_DIR: fresh.dataDir })), version: '1.0.0', isTrial: false },
  ...{ choice, now: () => new Date(), fetching: { until: Number.POSITIVE_INFINITY, reach } },
})

/** Switches a website live as its owner does. */
async function publish(domain: string): Promise<void> {
  const token = await signedIn(fresh, domain)
  const [project] = await call<{ id: number }[]>(
    fresh,
    'GET',
    `/items/project?fields=id&filter[domain]=${domain}`,
    domain,
    token,
  )
  await call(fresh, 'PATCH', `/items/project/${project?.id}`, domain, token, { live: true })
  await expect
    .poll(async () => (await askHost(fresh.address, domain, '/')).text, { timeout: 10_000 })
    .not.toContain('Hier entsteht')
}

/** What visitors of a website see of a page: its text, without what names the process that made it. */
async function seen(server: SampleServer, host: string, path: string) {
  const { status, text } = await askHost(server.address, host, path)
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''
  const words = main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  return { status, words: words.replaceAll(host, 'HOST') }
}

test('a website is taken over HTTP from another one that answers as a Directus 8, with pages, brands, branch, menus and files in three languages, for its staff first', async () => {
  const url = await publishedOld()
  const login = { url, project: OLD, token: await signedIn(old, OLD) }
  const dump = await readOldWebsite(login, { time: 90_000, size: 30_000_000 }, reach)
  const { report, taken } = await takeOldWebsite(dump, intakeOf({ project: OLD, domain: NEW }))
  expect({ report, taken }).toMatchObject({
    report: { domain: NEW, languages: ['de', 'en', 'fr'], files: 5, refused: [], lacking: [] },
    taken: { domain: NEW, files: 5, missing: [] },
  })
  expect((await askHost(fresh.address, NEW, '/')).text).toContain('Hier entsteht unsere Website')
  await publish(NEW)
  const paths = ['/', '/en', '/fr', '/geschichte', '/en/history', '/fr/histoire', '/optik', '/optik/zeiss', '/kontakt']
  for (const path of [
    ...paths,
    '/en/optics/zeiss',
    '/fr/optique/zeiss',
    '/impressum',
    '/en/imprint',
    '/fr/mentions-legales',
  ]) {
    const before = await seen(old, OLD, path)
    expect({ path, ...before }).toMatchObject({ status: 200 })
    expect({ path, ...(await seen(fresh, NEW, path)) }).toEqual({ path, ...before })
  }
  expect((await askHost(fresh.address, NEW, '/alt')).headers.location).toBe('/geschichte')
  const { text } = await askHost(fresh.address, NEW, '/en/history')
  const picture = (/\/assets\/[0-9a-f-]{36}[^"\s]*/.exec(text)?.[0] ?? '').replaceAll('&amp;', '&')
  const { status, headers } = await askHost(fresh.address, NEW, picture)
  expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
  const oldFiles = (await call<{ id: string }[]>(old, 'GET', '/files?fields=id', OLD)).map(({ id }) => id)
  const files = await call<{ id: string; translations: object[] }[]>(
    fresh,
    'GET',
    '/files?fields=id,translations.*',
    NEW,
  )
  expect(files.map(({ translations }) => translations.length)).toEqual([3, 3, 3, 3, 3])
  expect(files.filter(({ id }) => oldFiles.includes(id))).toEqual([])
})

test('what a small system has is a website already: its pages answer in their languages, whatever else is missing', async () => {
  const page = (id: number, name: string, paths: Record<string, string>) => ({
    ...{ id, name, status: 'published' },
    translations: byLanguage((one) => ({ heading: `${name} in ${one}`, ...(paths[one] && { path: paths[one] }) })),
    sections: [
      { id, kind: 'text_image', translations: byLanguage((one) => ({ heading: `part of ${name} in ${one}` })) },
    ],
  })
  const dump = dumpIn({
    project: [{ id: 1, domain: 'klein.example', display_name: 'Klein', languages: ['de', 'en', 'fr'] }],
    page: [page(1, 'home', {}), page(2, 'werkstatt', { de: '/werkstatt', en: '/en/workshop', fr: '/fr/atelier' })],
  })
  await takeOldWebsite(dump, intakeOf({}))
  await publish('klein.example')
  for (const [path, words] of Object.entries({
    '/': 'part of home in de',
    '/en': 'part of home in en',
    '/fr': 'part of home in fr',
    '/werkstatt': 'werkstatt in de',
    '/en/workshop': 'werkstatt in en',
    '/fr/atelier': 'werkstatt in fr',
  }))
    expect({ path, ...(await seen(fresh, 'klein.example', path)) }).toMatchObject({
      status: 200,
      words: expect.stringContaining(words),
    })
})
