import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertTree } from '#backend/items/insert.ts'
import { areaOf, model } from '#contract/model/model.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { type Ask, asking, CALLERS, type Caller, fillTenants } from './sample-tenants.ts'

let server: SampleServer
let ask: Ask
const ids: Record<string, number> = {}

beforeAll(async () => {
  server = await startSample({}, async (db) => {
    const { own } = await fillTenants(db)
    const add = async (collection: string, record: Record<string, unknown>) => {
      ids[collection] = Number(await insertTree(db, collection, { project: own, ...record }))
    }
    ids.project = own
    await add('company', { company_name: 'Muster', display_name: 'Muster', emails: [{ email: 'laden@eigen.example' }] })
    const recipients = [{ email: 'mareike@eigen.example' }]
    await add('branch', { display_name: 'Laden', slug: 'laden', street: 'Weg 1', zip: '1', city: 'Ort', recipients })
    await add('redirect', { from_path: '/alt', to_path: '/neu' })
    await add('brand_type', { type: 'watches' })
    await add('theme', { brand_color: '#123456', base_color: '#222222' })
    await add('brand', { display_name: 'Marke', slug: 'marke', type: ids.brand_type })
    const variants = [{ display_name: 'Weite 54' }]
    await add('ecommerce_product', { display_name: 'Ring', slug: 'ring-54', product_variants: variants })
    const sale = {
      display_name: 'Woche',
      product: ids.ecommerce_product,
      percent: 5,
      starts_on: '2026-03-09T17:30:00Z',
    }
    await add('ecommerce_sale', sale)
    const terms = { type: 'terms', language: 'de' }
    await add('ecommerce_legal_version', { ...terms, content: '<p>AGB</p>', starts_on: '2099-01-01T00:00:00Z' })
    const plan = { moment: '2099-01-01T00:00:00Z', data: { status: 'published' } }
    await add('scheduled_change', { collection: 'page', item: '1', ...plan })
    const missed = { said: 'wecker', times: 1, last_on: '2026-03-09', expires_on: '2099-01-01T00:00:00Z' }
    const evening = { starts_at: '2099-01-01T18:00:00Z', ends_at: '2099-01-01T20:00:00Z' }
    await add('event', { display_name: 'Abend', slug: 'abend', ...evening })
    const guest = { uuid: '5d0c2a8e-1f64-4a3b-9d7e-2b6f0c1a9e55', event_name: 'Abend', name: 'Anna', language: 'de' }
    const moments = { created_on: '2026-03-09T17:30:00Z', expires_on: '2099-02-01T00:00:00Z' }
    const mailed = { email: 'anna@example.org', origin: 'https://eigen.example' }
    await add('event_signup', { event: ids.event, ...guest, ...mailed, ...moments })
    await add('ecommerce_missed_search', { language: 'de', ...missed })
    await add('ecommerce_legal_source', { ...terms, url: 'https://kanzlei.example/agb.html' })
    for (const name of ['company_email', 'mail_recipient', 'ecommerce_product_rating', 'ecommerce_settings'])
      ids[name] = Number((await db.selectFrom(name).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id)
    const variant = db.selectFrom('ecommerce_product_variant').select('id')
    const found = await variant.where('product', '=', ids.ecommerce_product ?? 0).executeTakeFirstOrThrow()
    ids.ecommerce_product_variant = Number(found.id)
  })
  ask = asking(server.address)
})

afterAll(() => server.close())

const ELSEWHERE = 'https://angreifer.example'

/** A value of each field that decides whom the product trusts, by collection and field. */
const VALUES: Record<string, unknown> = {
  'project.domain': 'eigen.example',
  'project.former_domains': 'frueher.example',
  'project.live': false,
  'project.matomo_host': ELSEWHERE,
  'project.matomo_site_id': '666',
  'project.cal_com_url': ELSEWHERE,
  'project.map_provider_url': ELSEWHERE,
  'project.portal_url': ELSEWHERE,
  'redirect.to_path': ELSEWHERE,
  'theme.style_sheet': 'h1 { color: red }',
  'brand.rolex_api_key': 'fremd',
  'company_email.email': 'angreifer@angreifer.example',
  'company_email.primary': true,
  'branch.email': 'angreifer@angreifer.example',
  'mail_recipient.email': 'angreifer@angreifer.example',
  'mail_recipient.orders': false,
  'mail_recipient.requests': false,
  'mail_recipient.reservations': false,
  'company.mail_orders': 'rest',
  'company.mail_requests': 'rest',
  'company.mail_reservations': 'all',
  'ecommerce_settings.paypal_client_id': 'fremd',
  'ecommerce_settings.bank_details': { iban: 'DE02120300000000202051' },
  'ecommerce_settings.sells_without_notice': true,
  'ecommerce_legal_source.url': ELSEWHERE,
  'ecommerce_legal_source.tried_on': '2026-03-09T17:30:00Z',
  'ecommerce_legal_source.fetched_on': '2026-03-09T17:30:00Z',
  'ecommerce_legal_source.problem': 'refused',
  'ecommerce_legal_version.begun_on': '2026-03-09T17:30:00Z',
  'ecommerce_missed_search.language': 'en',
  'ecommerce_missed_search.said': 'Fremd',
  'ecommerce_missed_search.times': 9999,
  'ecommerce_missed_search.last_on': '2026-03-09',
  'ecommerce_missed_search.expires_on': '2099-03-09T17:30:00Z',
  'event.seats_taken': 0,
  'event.ended_on': '2026-03-09T17:30:00Z',
  'event_signup.uuid': '6d0c2a8e-1f64-4a3b-9d7e-2b6f0c1a9e55',
  'event_signup.event': null,
  'event_signup.event_name': 'Fremd',
  'event_signup.state': 'cancelled',
  'event_signup.persons': 50,
  'event_signup.name': 'Fremd',
  'event_signup.email': 'angreifer@angreifer.example',
  'event_signup.phone': '+49 40 1',
  'event_signup.language': 'fr',
  'event_signup.origin': ELSEWHERE,
  'event_signup.moved_up_on': '2026-03-09T17:30:00Z',
  'event_signup.created_on': '2026-03-09T17:30:00Z',
  'event_signup.expires_on': '2099-03-09T17:30:00Z',
  'scheduled_change.collection': 'project',
  'scheduled_change.item': '2',
  'scheduled_change.moment': '2026-03-09T17:30:00Z',
  'scheduled_change.data': { live: false },
  'scheduled_change.state': 'done',
  'scheduled_change.problem': 'Fremd',
  'scheduled_change.user': 1,
  'scheduled_change.created_on': '2026-03-09T17:30:00Z',
  'scheduled_change.done_on': '2026-03-09T17:30:00Z',
  'ecommerce_product_rating.verified': true,
  'ecommerce_product_rating.product': 1,
  'ecommerce_product_rating.name': 'Fremd',
  'ecommerce_product_rating.rating': 5,
  'ecommerce_product_rating.title': 'Fremd',
  'ecommerce_product_rating.text': 'Fremd',
  'ecommerce_product_rating.order_line': null,
  'ecommerce_product_rating.order_number': '2026-00001',
  'ecommerce_product_rating.language': 'de',
  'ecommerce_product_rating.created_on': '2026-03-09T17:30:00Z',
  'ecommerce_product_rating.mail': null,
  'ecommerce_product_rating.expires_on': null,
}

const SALE = { sale: 1, sale_price: 1, sale_low: 999, sale_until: '2026-03-09T17:30:00Z' }
for (const name of ['ecommerce_product', 'ecommerce_product_variant'])
  for (const [field, value] of Object.entries(SALE)) VALUES[`${name}.${field}`] = value
for (const field of ['begun_on', 'ended_on']) VALUES[`ecommerce_sale.${field}`] = SALE.sale_until

const trustOf = (place: string) => {
  const [collection = '', field = ''] = place.split('.')
  return model.get(collection)?.fields[field]?.trusted
}

test('every field that the model marks as trusted is asked for below', () => {
  const marked = [...model.values()].flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, { trusted }]) => (trusted ? [`${name}.${field}`] : [])),
  )
  expect(Object.keys(VALUES).toSorted()).toEqual(marked.toSorted())
})

/** Fields of an editor that name an address, host or key and decide nothing: each with the reason. */
const HARMLESS: Record<string, string> = {
  'consent.link': 'a link that a visitor may follow',
  'social_link.external_path': 'a link that a visitor may follow',
  'branch_profile.address': 'a link that search engines are told of',
  'menu_item.external_path': 'a link that a visitor may follow',
  'page_section.external_path': 'a link that a visitor may follow',
  'brand.guarantee_terms_url': 'a link that a visitor may follow',
  'ecommerce_product.guarantee_terms_url': 'a link that a visitor may follow',
  'ecommerce_manufacturer.e_address': 'a text beside the goods',
  'ecommerce_manufacturer.postal_address': 'a text beside the goods',
  'company.addresses': 'where the shop is',
  'company.emails': 'its rows are guarded themselves',
  'company_address.address_type': 'which house it is',
}

/** What people edit; the rest is written by the program, by administrators, or in calls of its own. */
const EDITED = ['content', 'files', 'catalogue', 'shop']

test('no field of the contents that names a host, key or address is left unmarked and unexplained', () => {
  const suspicious =
    /domain|host|url|api_key|_key$|site_id|client_id|secret|token|iban|bank|e_?mail|address|external|webhook|^link$/
  const formats = ['domain', 'https', 'web', 'email']
  const found = [...model.values()].flatMap((collection) =>
    Object.entries(EDITED.includes(areaOf(collection)) ? collection.fields : {}).flatMap(([field, facts]) => {
      const isHost = suspicious.test(field) || ('format' in facts && formats.includes(String(facts.format)))
      return isHost && !facts.trusted ? [`${collection.name}.${field}`] : []
    }),
  )
  expect(found.toSorted()).toEqual(Object.keys(HARMLESS).toSorted())
})

const EXPECTED: Record<string, Record<Caller, number>> = {
  administrator: {
    ...{ stranger: 401, staff: 403, editor: 403, custom: 403 },
    ...{ administrator: 200, foreign: 404, installation: 200 },
  },
  installation: {
    ...{ stranger: 401, staff: 403, editor: 403, custom: 403 },
    ...{ administrator: 403, foreign: 404, installation: 200 },
  },
  program: {
    ...{ stranger: 401, staff: 403, editor: 403, custom: 403 },
    ...{ administrator: 403, foreign: 404, installation: 403 },
  },
}

describe.each(Object.keys(VALUES))('%s', (place) => {
  const [collection = '', field = ''] = place.split('.')
  test.each(CALLERS)('is written by nobody but who is trusted with it: %s', async (caller) => {
    const { status } = await ask(caller, 'PATCH', `/items/${collection}/${ids[collection]}`, { [field]: VALUES[place] })
    expect(status).toBe(EXPECTED[trustOf(place) ?? '']?.[caller])
  })
})

describe('an editor reaches a trusted field on no other way', () => {
  const emails = [{ email: 'angreifer@angreifer.example' }]
  test.each([
    ['the rows of its parent', 'PATCH', () => `/items/company/${ids.company}`, { emails }],
    ['a new row', 'POST', () => '/items/company_email', { company: 1, ...emails[0] }],
    ['the end of a row', 'DELETE', () => `/items/company_email/${ids.company_email}`, undefined],
    [
      'the rows of a branch',
      'PATCH',
      () => `/items/branch/${ids.branch}`,
      { recipients: [{ email: 'angreifer@angreifer.example' }] },
    ],
    ['a new person', 'POST', () => '/items/mail_recipient', { branch: ids.branch, ...emails[0] }],
    ['the end of a person', 'DELETE', () => `/items/mail_recipient/${ids.mail_recipient}`, undefined],
    ['a new company', 'POST', () => '/items/company', { company_name: 'A', display_name: 'A', emails }],
    ['a new redirect', 'POST', () => '/items/redirect', { from_path: '/weg', to_path: ELSEWHERE }],
    ['another spelling', 'POST', () => '/items/redirect', { from_path: '/weg', to_path: '//angreifer.example' }],
    ['a hidden spelling', 'POST', () => '/items/redirect', { from_path: '/weg', to_path: '/\t/angreifer.example' }],
    ['a new brand', 'POST', () => '/items/brand', { display_name: 'B', slug: 'b', type: 1, rolex_api_key: 'fremd' }],
  ])('%s', async (_way, method, path, body) => {
    expect((await ask('editor', method, path(), body)).status).toBe(403)
  })

  test('a preview', async () => {
    const draft = { collection: 'project', item: ids.project, data: { matomo_host: ELSEWHERE } }
    expect((await ask('editor', 'POST', '/previews', draft)).status).toBe(403)
    expect((await ask('administrator', 'POST', '/previews', draft)).status).toBe(200)
  })

  test('an import', async () => {
    const lines = [{ line: 1, data: { slug: 'marke', rolex_api_key: 'anders' } }]
    const { text } = await ask('editor', 'POST', '/items/brand/import', { key: 'slug', mode: 'all', lines })
    expect(JSON.parse(text).data).toMatchObject({ written: false, lines: [{ outcome: 'refused' }] })
  })

  test('an earlier state of the record', async () => {
    const path = `/items/project/${ids.project}`
    await ask('administrator', 'PATCH', path, { portal_url: 'https://frueher.example' })
    await ask('administrator', 'PATCH', path, { portal_url: 'https://heute.example' })
    const { data } = await ask('editor', 'GET', '/revisions?collection=project')
    const [, before] = data as unknown as { id: number }[]
    expect((await ask('editor', 'POST', `/revisions/${before?.id}/restore`)).status).toBe(403)
    expect((await ask('administrator', 'POST', `/revisions/${before?.id}/restore`)).status).toBe(200)
  })
})

test('an editor leads from one path of the site to another, and brings texts back where no trusted field differs', async () => {
  const path = `/items/redirect/${ids.redirect}`
  expect((await ask('editor', 'PATCH', path, { to_path: '/uhren' })).status).toBe(200)
  await ask('editor', 'PATCH', `/items/project/${ids.project}`, { display_name: 'Neu' })
  const { data } = await ask('editor', 'GET', '/revisions?collection=project')
  const [, before] = data as unknown as { id: number }[]
  expect((await ask('editor', 'POST', `/revisions/${before?.id}/restore`)).status).toBe(200)
})

test('hosts that pages load from, and addresses that they lead to by themselves, are https', async () => {
  for (const field of ['matomo_host', 'cal_com_url', 'map_provider_url', 'portal_url']) {
    const change = { [field]: 'http://127.0.0.1:8080' }
    const { status, text } = await ask('administrator', 'PATCH', `/items/project/${ids.project}`, change)
    expect(status, field).toBe(422)
    expect(text).toContain(`${field} must be an https address`)
  }
})

test('what is read-only for an editor says so, so that its form offers nothing else', async () => {
  const { data } = await ask('editor', 'GET', '/fields/project/domain')
  expect(data).toMatchObject({ trusted: 'installation', readonly: true })
  expect((await ask('editor', 'GET', '/collections/company_email')).data).toMatchObject({ actions: ['update'] })
})
