import { createHash } from 'node:crypto'
import { arrayBuffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { packTar, unpackTar } from 'modern-tar'
import { afterEach, describe, expect, test } from 'vitest'
import { collectionOf, columnsOf } from '#contract/model/model.ts'
import { emptyInstallation, filledInstallation, type Installation, opening } from '../backup/sample-installation.ts'
import { migrate } from '../db/migrate.ts'
import { databasePlaces } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { takeWebsite } from './take-website.ts'
import type { WebsiteIntake } from './website-intake.ts'
import { writeWebsite } from './write-website.ts'

const places = databasePlaces()
const open: Installation[] = []
const now = () => new Date('2026-11-23T12:00:00Z')

afterEach(async () => {
  for (const installation of open.splice(0)) await installation.close()
})

type Bytes = Uint8Array<ArrayBuffer>

async function written({ db, storage }: Installation, project: number): Promise<Bytes> {
  const archive = writeWebsite({ db, storage, version: '1.0.0', now: now() }, project)
  const [bytes] = await Promise.all([arrayBuffer(archive.bytes), archive.done])
  return new Uint8Array(bytes)
}

const take = (into: Installation, bytes: Bytes, parts: Partial<WebsiteIntake> = {}) =>
  takeWebsite({ db: into.db, storage: into.storage, open: opening(bytes), now, as: {}, isCopy: false, ...parts })

const rowsOf = (data: Uint8Array | undefined) =>
  gunzipSync(data ?? new Uint8Array())
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

/** What an archive holds, by table and without the ids, and the bytes of its files. */
async function contents(bytes: Bytes) {
  const found: Record<string, unknown[]> = { files: [] }
  for (const { header, data } of await unpackTar(bytes)) {
    const [, table = ''] = /^tables\/(\w+)\//.exec(header.name) ?? []
    if (header.name.startsWith('files/'))
      found.files?.push(
        createHash('sha256')
          .update(data ?? '')
          .digest('hex'),
      )
    if (!table) continue
    const ids = columnsOf(collectionOf(table)).flatMap(([name, { type }]) =>
      type === 'm2o' || name === 'id' ? [name] : [],
    )
    found[table] = rowsOf(data).map((row) =>
      Object.entries(row).map(([name, value]) => [name, ids.includes(name) ? value !== null : value]),
    )
  }
  return found
}

/** The archive with one entry changed and its sum made right again, as somebody with bad intent would. */
async function forged(bytes: Bytes, name: RegExp, change: (data: Buffer) => Uint8Array, asName?: string) {
  const entries = (await unpackTar(bytes)).map(({ header, data }) => ({
    header: { ...header },
    body: data ?? new Uint8Array(),
  }))
  for (const entry of entries) {
    if (!name.test(entry.header.name)) continue
    entry.body = new Uint8Array(change(Buffer.from(entry.body)))
    entry.header.name = asName ?? entry.header.name
    entry.header.size = entry.body.byteLength
  }
  const digest = createHash('sha256')
  const end = entries.pop()
  for (const { header, body } of entries) digest.update(`${header.name}\n${body.byteLength}\n`).update(body)
  const body = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(end?.body ?? '').toString()), sha256: digest.digest('hex') }),
  )
  return new Uint8Array(
    await packTar([...entries, { header: { name: 'end.json', size: body.byteLength }, body: new Uint8Array(body) }]),
  )
}

const changedRows = (change: (row: Record<string, unknown>) => object) => (data: Buffer) =>
  gzipSync(
    rowsOf(data)
      .map((row) => JSON.stringify(change(row)))
      .join('\n'),
  )

async function shop(place: (typeof places)[number][1]) {
  const made = await filledInstallation(place())
  open.push(made)
  const [id = ''] = made.picture.split('/').slice(1)
  const { project } = await made.db.selectFrom('files').select('project').where('id', '=', id).executeTakeFirstOrThrow()
  const owner = Number(project)
  await insertTree(made.db, 'page', {
    project: owner,
    name: 'contact',
    status: 'published',
    translations: [{ language: 'de', title: 'Über uns', body: `<p><img src="/assets/${id}" alt="Ring"></p>` }],
  })
  await insertTree(made.db, 'settings', { project: owner, key: 'smtp_url', value: 'smtp://u:secret@mail.example' })
  return { made, owner, id }
}

async function other(place: (typeof places)[number][1]) {
  const made = await emptyInstallation(place())
  open.push(made)
  await migrate(made.db)
  await insertTree(made.db, 'project', { domain: 'vorher.example', display_name: 'Vorher', languages: ['de'] })
  return made
}

describe.each(
  places.map(([from, source], index) => {
    const [to, target] = places.at(index - 1) ?? [from, source]
    return [from, to, source, target] as const
  }),
)('a website from %s to %s', (_from, _to, source, target) => {
  test('is there with everything but its secrets, under its own numbers and not live', async () => {
    const { made, owner, id } = await shop(source)
    const before = await written(made, owner)
    expect(Buffer.from(before).includes('secret@mail')).toBe(false)
    const into = await other(target)
    const taken = await take(into, before)
    expect(taken).toMatchObject({ domain: 'backup.example', files: 1, missing: [] })
    const there = await written(into, taken.id)
    const expected = await contents(before)
    expect(Object.keys(expected).length).toBeGreaterThan(15)
    const without = (all: Record<string, unknown[]>) => ({ ...all, project: [] })
    expect(without(await contents(there))).toEqual(without(expected))
    const projects = await into.db.selectFrom('project').select(['id', 'live', 'domain']).orderBy('id').execute()
    expect(projects.map(({ domain }) => domain)).toEqual(['vorher.example', 'backup.example'])
    expect(Boolean(projects[1]?.live)).toBe(false)
    expect(await into.storage.read(`${taken.id}/${id}/original`)).not.toBeNull()
    const revisions = await into.db.selectFrom('revisions').select('id').where('project', '=', taken.id).execute()
    expect(revisions.length).toBeGreaterThan(5)
    expect(await into.db.selectFrom('file_mentions').selectAll().execute()).toMatchObject([{ file: id }])
    await expect(take(into, before)).rejects.toMatchObject({ status: 409 })
  })
})

describe.each(places)('on %s', (database, place) => {
  test('a copy beside it has files of its own, which its texts name, and is called by its new name', async () => {
    const { made, owner, id } = await shop(place)
    const site_names = { de: 'backup.example', en: 'Our house' }
    for (const [language, site_name] of Object.entries(site_names))
      await insertTree(made.db, 'project_translation', { project: owner, language, site_name })
    const copy = await take(made, await written(made, owner), {
      as: { domain: 'zweite.example', name: 'Zweite' },
      isCopy: true,
    })
    expect(copy).toMatchObject({ domain: 'zweite.example', name: 'Zweite', files: 1 })
    const [file] = await made.db.selectFrom('files').select('id').where('project', '=', copy.id).execute()
    expect(file?.id).not.toBe(id)
    const bodies = await made.db
      .selectFrom('page_translation')
      .select('body')
      .where('body', 'like', '%/assets/%')
      .execute()
    expect(bodies.map(({ body }) => String(body).includes(String(file?.id)))).toEqual([false, true])
    const names = made.db.selectFrom('project_translation').select(['language', 'site_name'])
    expect(await names.where('project', '=', copy.id).orderBy('language').execute()).toEqual([
      { language: 'de', site_name: 'Zweite' },
      { language: 'en', site_name: 'Our house' },
    ])
  })

  test('an archive that is broken or forged is refused in a sentence, and leaves nothing', async () => {
    const { made, owner } = await shop(place)
    const good = await written(made, owner)
    const into = await other(place)
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const cases: [string, Bytes, RegExp][] = [
      ['cut off', good.slice(0, good.length - 3000), /damaged or incomplete/],
      ['no archive', new Uint8Array(Buffer.from('PK nothing of ours')), /damaged or incomplete|no website/],
      [
        'accounts',
        await forged(good, /^tables\/page\//, (data) => data, 'tables/users/1.ndjson.gz'),
        /no website of this program has users/,
      ],
      [
        'a field of a newer version',
        await forged(
          good,
          /^tables\/page\//,
          changedRows((row) => ({ ...row, mood: 1 })),
        ),
        /mood is not a field of page/,
      ],
      ['a file that is a script', await forged(good, /^files\//, () => script), /is not of the type/],
      [
        'what is not there',
        await forged(
          good,
          /^tables\/ecommerce_product\//,
          changedRows((row) => ({ ...row, category: 4711 })),
        ),
        /category points to ecommerce_category 4711/,
      ],
      [
        'another page',
        await forged(
          good,
          /^tables\/page_translation\//,
          changedRows((row) => ({ ...row, page: 1_000_000 })),
        ),
        /page/,
      ],
      [
        'a second website',
        await forged(good, /^tables\/project\//, (data) => gzipSync(`${gunzipSync(data)}${gunzipSync(data)}`)),
        /more than one website/,
      ],
      ['no rows', await forged(good, /^tables\/page\//, () => gzipSync('null\n')), /damaged/],
      [
        'a bomb',
        await forged(good, /^tables\/page\//, () => gzipSync(Buffer.alloc(300_000_000))),
        /unpacks to far more/,
      ],
      [
        'a name outside',
        await forged(good, /^files\//, (data) => data, 'files/1/../../../etc/passwd'),
        /no website of this program/,
      ],
    ]
    for (const [what, bytes, sentence] of database === 'SQLite' ? cases : cases.slice(3, 7))
      await expect(take(into, bytes), what).rejects.toThrow(sentence)
    const projects = await into.db.selectFrom('project').select('domain').execute()
    expect(projects).toEqual([{ domain: 'vorher.example' }])
    expect(await into.db.selectFrom('files').selectAll().execute()).toEqual([])
  })
})
