import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { OldWebsiteTaken } from '#contract/wire/websites.ts'
import { withDatabases } from '../db/with-databases.ts'
import { createDiskStorage } from '../files/disk-storage.ts'
import { samplePicture } from '../files/sample-picture.ts'
import { listening } from '../http/sample-listening.ts'
import { insertTree } from '../items/insert.ts'
import { readOldWebsite } from '../old-websites/read-old-website.ts'
import { sampleOldDump } from './sample-old-dump.ts'
import { type Json, testClient } from './test-client.ts'

const reach = { isAllowed: (address: string) => address === '127.0.0.1' }

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-old-websites-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The files of the sample: two pictures, one that is away, one that is no picture. */
async function filesOfSample(asked: string[] = []) {
  const picture = await samplePicture(60, 30)
  return listening((request, response) => {
    asked.push(request.url ?? '')
    if (/[145]\.jpg$/.test(request.url ?? '')) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
    else if (request.url?.endsWith('.docx')) response.writeHead(200).end('PK a letter')
    else response.writeHead(404).end()
  })
}

let number = 0

withDatabases((database) => {
  /** An installation with one website, and calls of who runs it. */
  async function installation() {
    const db = database()
    const domain = `da${++number}.example`
    const project = await insertTree(db, 'project', { domain, display_name: 'Da', languages: ['de'] })
    const storage = createDiskStorage(folder)
    const client = testClient(db, {
      defaultDomain: domain,
      storage,
      imports: { work: { wake: () => {} }, storage, reach },
    })
    const owner = await client.signedInAs({ email: `alle${number}@muster.example`, role: 'administrator' })
    const one = await client.signedInAs({
      ...{ email: `eine${number}@muster.example`, role: 'administrator' },
      project: Number(project),
    })
    const send = async (dump: unknown, fields: Record<string, string>, headers = owner) => {
      const form = new FormData()
      form.set('file', new File([typeof dump === 'string' ? dump : JSON.stringify(dump)], 'dump.json'))
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      const request = new Request('http://localhost/websites/directus/dump', { method: 'POST', body: form, headers })
      const answer = await client.backend.fetch(request)
      const body = (await answer.json()) as { data?: OldWebsiteTaken; error?: { message: string } }
      return { status: answer.status, data: body.data as OldWebsiteTaken, error: body.error?.message }
    }
    const ask = async (place: Json, headers = owner) => {
      const { status, body } = await client.call('POST', '/websites/directus', place, headers)
      return { status, data: body.data as unknown as OldWebsiteTaken, error: body.error?.message }
    }
    const itemsOf = async (domain: string, path: string) =>
      (await client.call('GET', `/items/${path}`, undefined, { ...owner, 'x-directus-project': domain })).body.data
    const websites = async () => (await db.selectFrom('project').select('domain').execute()).map(({ domain }) => domain)
    return { client, owner, one, send, ask, itemsOf, websites, db }
  }

  test('of a dump of another system comes what this one takes, and what does not is told: nothing is lost in silence', async () => {
    const { send, itemsOf, websites, db } = await installation()
    const asked: string[] = []
    const dump = sampleOldDump(await filesOfSample(asked))
    const domain = `neu${number}.example`
    const before = await websites()
    const tried = await send(dump, { website: 'alt.example', domain, trial: 'true' })
    expect([tried.status, tried.error, tried.data.made]).toEqual([200, undefined, undefined])
    expect(await websites()).toEqual(before)
    const { status, error, data } = await send(dump, { website: 'alt.example', domain })
    expect([status, error]).toEqual([200, undefined])
    expect(data.report).toEqual(tried.data.report)
    expect(data).toMatchObject({
      made: { domain, code: expect.any(String) },
      report: { domain, name: 'Juwelier Alt', files: 2 },
    })
    expect(data.report.languages).toEqual(['de', 'en', 'fr'])
    expect(data.report.refused).toEqual([
      {
        record: 'page_section "slider" of page "unser-haus"',
        message: expect.stringMatching(/^kind must be one of hero/),
      },
      { record: 'brand "Ohne Art"', message: 'type leads to brand_type 99, which does not come over' },
      { record: 'page_section "text_image"', message: 'page leads to page 77, which does not come over' },
      {
        record: 'ecommerce_settings_payment 2 of ecommerce_settings 1',
        message: 'payment_id leads to ecommerce_payment 77, which does not come over',
      },
      { record: 'page "home"', message: 'is the second one with the same name' },
    ])
    expect(data.report.lacking.map(({ record, message }) => `${record} ${message}`)).toEqual([
      'page "entwurf" status "under_review" is not one of here: it is a draft',
      'page_translation "Kaputt" of page "kaputt" its address /Kaputt Hier is none that a page can have here',
      'page "kaputt" has no address, in de say: it is a draft until it has one',
      'file "fehlt.jpg" was answered with 404',
      'file "brief.docx" is no picture (JPEG, PNG, WebP, AVIF, SVG) and no PDF by its content',
      'page "unser-haus" image leads to files 2, which does not come over',
      'page_section_item 41 of page_section "gallery" of page "unser-haus" image leads to files 3, which does not come over',
    ])
    expect(data.report.left).toEqual([
      'collection blog_posts: 2 records',
      'collection ecommerce_product: 1 record',
      'field project.created_by: 1 record',
      'field page.owner: 1 record',
      'field page_translation.seo_robot: 3 records',
      'list ecommerce_category.translations: 1 record that the server does not show',
      'language it: 3 texts',
    ])
    expect(asked.some((path) => path.includes('4.jpg'))).toBe(false)
    const fields = 'name,status,image,translations.*,sections.kind,sections.image,sections.translations.heading'
    const pages = await itemsOf(domain, `page?fields=${fields},sections.items.image&sort=name`)
    const file = expect.stringMatching(/^[0-9a-f-]{36}$/)
    expect(pages).toMatchObject([
      { name: 'entwurf', status: 'draft' },
      { name: 'home', status: 'published', image: file },
      { name: 'kaputt', status: 'draft', translations: [{ path: null, title: 'Kaputt' }] },
      {
        ...{ name: 'unser-haus', status: 'published', image: null },
        translations: [
          { language: 'de', path: '/unser-haus', heading: 'Unser Haus de-DE' },
          { language: 'en', path: '/en/our-house' },
          { language: 'fr', path: '/fr/notre-maison' },
        ],
        sections: [
          { kind: 'text_image', image: file, translations: [{ heading: 'Im Herzen der Stadt' }] },
          { kind: 'gallery', items: [{ image: file }, { image: null }] },
        ],
      },
    ])
    const [picture] = await db.selectFrom('files').select('id').where('filename', '=', 'im-text.jpg').execute()
    expect(JSON.stringify(pages)).toContain(`/assets/${String(picture?.id)}\\"`)
    expect(await itemsOf(domain, 'brand?fields=slug,type.type,logo.filename,logo.translations.alt')).toMatchObject([
      {
        ...{ slug: 'longines', type: { type: 'watches' } },
        logo: { filename: 'laden.jpg', translations: [{ alt: 'Unser Laden' }, { alt: 'Our shop' }] },
      },
    ])
    const [watches] = await itemsOf(domain, 'ecommerce_category?fields=id,translations.*&filter[slug]=uhren')
    expect(watches).toMatchObject({ translations: [{ language: 'en', display_name: 'Watches' }] })
    expect(await itemsOf(domain, 'ecommerce_category?fields=parent.id&filter[slug]=ringe')).toEqual([
      { parent: { id: watches?.id } },
    ])
    const settings = 'shipping_cost,filters,payment_methods.payment_id,legal_pages.content'
    expect(await itemsOf(domain, `ecommerce_settings?fields=${settings}`)).toMatchObject([
      {
        ...{ shipping_cost: 4.9, filters: { category: [watches?.id] }, payment_methods: [{ payment_id: 4 }] },
        legal_pages: [{ content: '<p>AGB</p>' }],
      },
    ])
    const company = 'company?fields=company_name,main_branch.zip,main_branch.opening_periods.time_open,emails.primary'
    expect(await itemsOf(domain, company)).toMatchObject([
      { main_branch: { zip: '12345', opening_periods: [{ time_open: '09:00:00' }] }, emails: [{ primary: true }] },
    ])
    expect(
      await itemsOf(domain, 'menu_item?fields=display_name,page.name,groups.sub.display_name&sort=display_name'),
    ).toMatchObject([
      { display_name: 'Darin' },
      { display_name: 'Haus', page: { name: 'unser-haus' } },
      { display_name: 'Mehr', groups: [{ sub: [{ display_name: 'Darin' }] }] },
    ])
    const [project] = await db.selectFrom('project').select(['live', 'logo']).where('domain', '=', domain).execute()
    expect([Boolean(project?.live), project?.logo]).toEqual([false, expect.any(String)])
    const again = await send(dump, { website: 'alt.example', domain })
    expect([again.status, again.error]).toEqual([409, 'domain is taken by another item of project'])
  })

  test('records come page by page, whole in their relations where the server knows other fields, with nothing but what the token opens', async () => {
    const { ask, itemsOf, db } = await installation()
    const files = await filesOfSample()
    const seen: string[] = []
    const home = (id: number) => ({
      ...{ id, name: id === 1 ? 'home' : `seite-${id}`, status: 'draft', hero: 'gross' },
      image: { id: 1, private_hash: 'h1', filename_download: 'laden.jpg', data: { full_url: `${files}/1.jpg` } },
      translations: [{ id, language: { code: 'de-DE' }, title: `Seite ${id}`, body: '<p>Text</p>' }],
    })
    const lists: Record<string, object[]> = {
      page: Array.from({ length: 120 }, (_, index) => home(index + 1)),
      brand: [
        { id: 3, display_name: 'Longines', slug: 'longines', type: { id: 5, type: 'watches' }, status: 'published' },
      ],
    }
    const url = await listening((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
      seen.push(pathname)
      const { authorization, 'x-directus-project': project } = request.headers
      const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body))
      if (authorization !== 'Bearer richtig' || project !== 'alt') return answer(401, { error: { code: 101 } })
      if (pathname === '/alt/collections')
        return answer(200, { data: [{ collection: 'page' }, { collection: 'rezepte' }] })
      const list = lists[pathname.replace('/alt/items/', '')]
      if (!list) return answer(403, { error: { code: 3 } })
      if (searchParams.get('fields') !== '*.*.*.*') return answer(400, { error: { code: 209 } })
      const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))]
      return answer(200, { data: list.slice(offset, offset + limit) })
    })
    const domain = `genest${number}.example`
    const place = { url, project: 'alt', token: 'richtig', domain, name: 'Alt' }
    const { status, error, data } = await ask(place)
    expect([status, error]).toEqual([200, undefined])
    expect(data.report).toMatchObject({ languages: ['de'], files: 1, refused: [], lacking: [] })
    expect(data.report.records).toMatchObject({ page: 120, page_translation: 120, brand: 1, brand_type: 1 })
    expect(data.report.left.slice(0, 2)).toEqual(['collection rezepte', 'field page.hero: 120 records'])
    expect(data.report.left).toContain('collection menu_item: the server has none, or keeps it to itself')
    expect(seen.filter((path) => path === '/alt/items/page')).toHaveLength(4)
    expect(await itemsOf(domain, 'page?limit=-1&fields=name')).toHaveLength(120)
    const [page] = (await itemsOf(domain, 'page?filter[name]=home&fields=image.filename,translations.*')) ?? []
    expect(page).toMatchObject({
      image: { filename: 'laden.jpg' },
      translations: [{ language: 'de', title: 'Seite 1' }],
    })
    expect((await ask(place)).status).toBe(409)
    for (const table of ['settings', 'revisions', 'activity', 'project', 'imports'])
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain('richtig')
  })

  test('what is wrong with address, project, token, website or dump is said of it, and nothing is made', async () => {
    const { ask, send, one, websites, client } = await installation()
    const answers: Record<string, [number, string]> = {
      '/kein-recht/': [401, '{"error":{"code":101,"message":"Invalid token"}}'],
      '/verboten/': [403, '{"error":{"code":3}}'],
      '/nirgends/': [404, '{"error":{"code":203,"message":"Project not found"}}'],
      '/kaputt/': [503, ''],
      '/woanders/': [302, ''],
      '/seite/': [200, '<!doctype html><title>Hallo</title>'],
      '/leer/': [200, '{"data":[]}'],
    }
    const url = await listening((request, response) => {
      if (request.url?.startsWith('/haengt/')) return
      const [, answer] = Object.entries(answers).find(([path]) => request.url?.startsWith(path)) ?? []
      if (answer) response.writeHead(answer[0], { location: '/leer/' }).end(answer[1])
      else request.socket.destroy()
    })
    const before = await websites()
    const said = async (place: Json) => {
      const { status, error } = await ask({ url, project: 'leer', token: 'geheim', ...place })
      return `${status} ${error}`
    }
    expect(await said({ url: 'cms.example' })).toBe('422 url must be a web address like https://cms.example')
    expect(await said({ url: 'http://10.0.0.1/' })).toBe('422 url must not be a server of a private network')
    expect(await said({ project: 'kein-recht' })).toBe('422 token The server does not let the token read its contents')
    expect(await said({ project: 'verboten' })).toBe('422 token The server does not let the token read its contents')
    expect(await said({ project: 'nirgends' })).toBe('422 project The server has no such project, or no contents in it')
    expect(await said({ project: 'leer' })).toBe('422 project The server has no such project, or no contents in it')
    expect(await said({ project: 'kaputt' })).toBe('422 url The server answers 503 instead of contents')
    expect(await said({ project: 'woanders' })).toBe('422 url The server answers 302 instead of contents')
    expect(await said({ project: 'seite' })).toBe(
      '422 url The server answers something else than a Directus 8 with contents',
    )
    expect(await said({ project: 'legt-auf' })).toBe('422 url The server cannot be reached')
    expect(await said({ token: 'zwei\nZeilen' })).toBe('422 token The token has characters that no token has')
    expect(await said({ domain: 'GROSS' })).toBe(
      '422 domain must be a domain in lower case, without https://, port and path',
    )
    const hanging = readOldWebsite({ url, project: 'haengt', token: 'x' }, { time: 9, size: 9, pageTime: 200 }, reach)
    await expect(hanging).rejects.toThrow('The server does not answer in time')
    const dump = sampleOldDump(url)
    const sent = async (value: unknown, fields: Record<string, string> = {}) => {
      const { status, error } = await send(value, fields)
      return `${status} ${error}`
    }
    const nested = `{"page":${'['.repeat(40)}${']'.repeat(40)}}`
    expect(await sent('PK no JSON')).toBe('422 file is no JSON')
    expect(await sent(nested)).toMatch(/^422 The body is nested more than/)
    for (const none of ['[]', '{}', '{"page":[]}', '{"blog_posts":[{"id":1}]}', '{"__proto__":{"page":[1]}}', 'null'])
      expect(await sent(none), none).toBe('422 file is no dump of a Directus 8 with contents of a website')
    expect(await sent(dump)).toBe('422 website must be one of those of the old system: alt.example, anderer.example')
    expect(await sent(dump, { website: 'x.example' })).toMatch(/^422 website must be one of those of the old system/)
    expect(await sent({ page: [{ id: 1, name: 'home' }] })).toMatch(/^422 domain is required/)
    expect(await websites()).toEqual(before)
    const rights = async (headers: Record<string, string>) => [
      (await ask({ url, project: 'leer', token: 'x' }, headers)).status,
      (await send(dump, {}, headers)).status,
    ]
    expect([await rights(one), await rights({})]).toEqual([
      [403, 403],
      [401, 401],
    ])
    expect((await client.call('GET', '/websites/directus', undefined, one)).status).toBe(404)
  })
})
