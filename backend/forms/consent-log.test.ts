import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { consentBanner, consentBannerVersion } from '#domain/consent/consent-banner.ts'
import { consentOffers } from '#domain/consent/consent-offer.ts'
import { type SampleForms, sampleForms } from '../calls/sample-forms.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { purgeExpired } from './retention.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 200)
const DAY = 24 * 60
const visitor = '0123456789abcdef0123456789abcdef'
const texts = [{ language: 'de', display_name: 'Uhr', description: 'Lädt die Uhr.' }]
const settings = { analytics: true, strict: true }
const version = consentBannerVersion(
  consentOffers([{ function_id: 'rolex', sort: 1, translations: texts as never }], settings, 'de'),
  'de',
)
const choices = { functional: true, rolex: true, matomo: false }
const entry = { visitor, banner_version: version, action: 'save', choices, language: 'de' }

let shops = 0

withDatabases((database) => {
  let shop: SampleForms

  beforeAll(async () => {
    const own = { matomo_host: 'statistik.muster.example', strict_consent: true }
    shop = await sampleForms(database(), `consent-${shops++}.example`, own)
    await insertTree(database(), 'consent', {
      project: shop.project,
      function_id: 'rolex',
      sort: 1,
      translations: texts,
    })
  })

  const rows = (table: string) =>
    database().selectFrom(table).selectAll().where('project', '=', shop.project).orderBy('id').execute()
  const send = (change: Record<string, unknown> = {}, headers = {}) =>
    shop.json('/consent', { ...entry, ...change }, headers)

  test('a decision is kept with its time, the banner’s version, all choices and its language, and no address', async () => {
    const answer = await send({}, { 'x-test-address': '203.0.113.77' })
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', public: true }])
    const [kept] = await rows('consent_log')
    expect(kept).toMatchObject({ visitor, banner_version: version, action: 'save', language: 'de' })
    const stored = kept?.choices
    expect(typeof stored === 'string' ? JSON.parse(stored) : stored).toEqual(choices)
    expect(kept?.created_on).toBe(shop.now().toISOString())
    expect(JSON.stringify(kept)).not.toContain('203.0.113')
    expect(await shop.mails()).toEqual([])
  })

  test('what the banner said is kept once for each version, as the website computes it', async () => {
    await send({ action: 'withdraw' })
    const banners = await rows('consent_banner')
    expect(banners.map((banner) => banner.version)).toEqual([version])
    for (const words of [consentBanner.de.intro, 'Lädt die Uhr.']) expect(banners[0]?.text).toContain(words)
  })

  test('a decision about a version before an edit is kept, but not with the words of now', async () => {
    expect((await send({ banner_version: '17' })).status).toBe(200)
    expect((await rows('consent_log')).at(-1)?.banner_version).toBe('17')
    expect((await rows('consent_banner')).map((banner) => banner.version)).toEqual([version])
  })

  test('a field that does not fit is named, and nothing is kept', async () => {
    const before = (await rows('consent_log')).length
    for (const [field, value] of Object.entries({ visitor: 'Anna', banner_version: '', action: 'yes', choices: [] })) {
      const answer = await send({ [field]: value })
      expect(answer.status).toBe(422)
      expect((await answer.json()).error.fields.map((problem: { field: string }) => problem.field)).toEqual([field])
    }
    expect((await rows('consent_log')).length).toBe(before)
  })

  test('another site’s page cannot put a decision on record', async () => {
    expect((await send({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test('one address gets thirty decisions at once, then one every ten seconds', async () => {
    const headers = { 'x-test-address': '198.51.100.9' }
    for (let sent = 0; sent < 30; sent += 1) expect((await send({}, headers)).status).toBe(200)
    const refused = await send({}, headers)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
    shop.pass(1 / 6)
    expect((await send({}, headers)).status).toBe(200)
  })

  test('bodies with anything in them are refused with the field’s name and break nothing', async () => {
    const value = fc.oneof(
      fc.constantFrom<unknown>('\0', '\ud800', { '\0': true }, { a: 'x'.repeat(9000) }, { __proto__: null }, [], null),
      fc.jsonValue({ maxDepth: 3 }),
    )
    const field = fc.constantFrom('visitor', 'banner_version', 'action', 'choices', 'language', 'project')
    await fc.assert(
      fc.asyncProperty(field, value, async (name, given) => {
        const answer = await send({ [name]: given })
        expect([200, 404, 422]).toContain(answer.status)
        if (answer.status === 422) expect(await answer.text()).toContain(name)
      }),
      { numRuns: RUNS },
    )
    expect(shop.logged.filter((line) => line.includes('could not be answered'))).toEqual([])
  }, 60_000)

  test('the proof goes when its time is over, and with the last decision about a banner its words', async () => {
    await purgeExpired(database(), shop.now())
    expect((await rows('consent_banner')).length).toBe(1)
    shop.pass(4 * 366 * DAY)
    shop.pass(366 * DAY)
    await purgeExpired(database(), shop.now())
    expect([await rows('consent_log'), await rows('consent_banner')]).toEqual([[], []])
  })
})
