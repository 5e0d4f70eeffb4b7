import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#backend/db/database.ts'
import { restoreFolder } from '#backend/restores/restore-order.ts'
import type { KeptBackup } from '#contract/wire/restores.ts'
import { KINDS, RESTORES, type RestoredOffice, restoredOffice } from './sample-restores.ts'
import { startSample } from './sample-server.ts'
import { OWN } from './sample-tenants.ts'

let office: RestoredOffice

const fetched = (path: string, accept = 'text/html', method = 'GET') =>
  fetch(office.server().address + path, { method, headers: { accept } })

/** Whether whoever may see it gets the bytes of a file. */
const isThere = async (id: string) => (await office.ask('installation', 'GET', `/assets/${id}`)).status === 200

const begin = ({ place, name }: Pick<KeptBackup, 'place' | 'name'>) =>
  office.ask('installation', 'POST', RESTORES, { place, name })

describe.each(KINDS)('on %s', (kind) => {
  beforeEach(async () => {
    office = await restoredOffice(kind)
  })

  afterEach(() => office.close())

  test('everything is as it was, who restored it signs in as now, and the state before comes back in the same way', async () => {
    await office.addTag('frueh')
    const early = await office.upload()
    const backup = await office.backUp()
    await office.addTag('spaet')
    const late = await office.upload()
    const lost = await office.ask('installation', 'GET', `/server/backups/kept/${backup.place}/${backup.name}`)
    expect(lost.data).toMatchObject({ orders: 0, requests: 0 })
    expect(Number(lost.data.edits)).toBeGreaterThanOrEqual(2)
    await office.changePassword('staple battery horse correct')

    expect(await office.restore(backup)).toMatchObject({ state: 'done', step: null, problem: null })
    expect(await office.tags()).toEqual(['frueh'])
    expect([await isThere(early), await isThere(late)]).toEqual([true, false])
    const [restored] = await office.ended()
    expect(restored).toMatchObject({ state: 'done', by: `installation@${OWN}`, name: backup.name })
    const activity = await office.ask(
      'installation',
      'GET',
      '/activity?filter[kind][eq]=backup_restored&fields=email,note',
    )
    expect(activity.data).toEqual([{ email: `installation@${OWN}`, note: expect.stringContaining(backup.name) }])

    const [safety] = await office.kept()
    expect(safety).toMatchObject({ name: restored?.safety, before_restore: true })
    if (!safety) throw new Error('There is no backup of before')
    expect(await office.restore(safety)).toMatchObject({ state: 'done' })
    expect(await office.tags()).toEqual(['frueh', 'spaet'])
    expect([await isThere(early), await isThere(late)]).toEqual([true, true])
    expect((await office.ended()).map(({ name }) => name)).toEqual([safety.name, backup.name])
  })

  test('meanwhile everybody is told so in the language of the page, with the time to come back, and every session has ended after', async () => {
    const backup = await office.backUp()
    expect((await office.ask('administrator', 'GET', '/users/me')).status).toBe(200)
    const { data } = await begin(backup)
    const answers = await Promise.all([
      fetched('/'),
      fetched('/en/contact'),
      fetched('/fr/contact'),
      fetched('/items/ecommerce_tag', 'application/json'),
      fetched('/forms/contact', 'application/json', 'POST'),
      fetched('/server/ready'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 503])
    expect(answers.slice(0, 5).map(({ headers }) => headers.get('retry-after'))).toEqual(Array(5).fill('10'))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    for (const [at, words] of ['Wir sind gleich wieder da', 'We will be back', 'Nous revenons'].entries())
      expect(texts[at]).toContain(words)
    expect(JSON.parse(texts[3] ?? '')).toMatchObject({ error: { code: 0 } })
    expect((await fetched('/server/live')).status).toBe(200)
    const old = office.sessionsOf()
    await office.untilEnded(String(data.id))
    expect((await old('administrator', 'GET', '/users/me')).status).toBe(401)
    expect((await fetched('/server/ready')).status).toBe(200)
  })

  test('what is no good backup is refused in a sentence and changes nothing', async () => {
    const backup = await office.backUp()
    await office.addTag('spaet')
    const folder = join(office.dataDir, 'backups')
    const bytes = await readFile(join(folder, backup.name))
    const lay = async (day: string, content: Uint8Array) => {
      const name = `schaufenster-2020-01-${day}T00-00-00-000Z.tar`
      await writeFile(join(folder, name), content)
      return { place: 'disk', name } as const
    }
    const half = await lay('01', bytes.subarray(0, bytes.byteLength / 2))
    const letter = await lay('02', Buffer.from('a letter'.repeat(100)))
    for (const [named, status, words] of [
      [half, 422, /damaged or incomplete/],
      [letter, 422, /damaged or incomplete|no backup/],
      [{ place: 'disk', name: 'schaufenster-2020-01-03T00-00-00-000Z.tar' }, 404, /no such backup/],
      [{ place: 'disk', name: '../schaufenster.sqlite' }, 404, /no such backup/],
      [{ place: 'bucket', name: backup.name }, 404, /no such backup/],
      [{ place: 'cellar', name: backup.name }, 422, /place/],
    ] as const) {
      const answer = await office.ask('installation', 'POST', RESTORES, named)
      expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(words)])
    }
    expect(await office.tags()).toEqual(['spaet'])
    expect(await office.ended()).toEqual([])
    expect(await readdir(office.dataDir)).not.toContain('restore')
  })

  test('only who runs the installation restores, with the password given once more', async () => {
    const backup = await office.backUp()
    for (const [caller, status] of [
      ['stranger', 401],
      ['editor', 403],
      ['administrator', 403],
    ] as const) {
      expect((await office.ask(caller, 'POST', RESTORES, { place: 'disk', name: backup.name })).status).toBe(status)
      for (const path of ['/server/backups/kept', `/server/backups/kept/disk/${backup.name}`, RESTORES])
        expect((await office.ask(caller, 'GET', path)).status).toBe(status)
    }
    const unconfirmed = await office.sessionsOf(false)('installation', 'POST', RESTORES, {
      place: 'disk',
      name: backup.name,
    })
    expect(unconfirmed).toMatchObject({ status: 403, code: 305 })
  })

  test('nothing is restored while another process uses the database, and nobody is signed out', async () => {
    const backup = await office.backUp()
    await office.addTag('spaet')
    const { DATABASE_URL: connectionString } = office.env
    if (connectionString) {
      const other = new pg.Client({ connectionString, application_name: 'schaufenster other' })
      await other.connect()
      expect(await begin(backup)).toMatchObject({ status: 409, text: expect.stringContaining('Several processes') })
      await other.end()
    } else {
      const other = await openDatabase({ dataDir: office.dataDir })
      await other.selectFrom('project').select('id').execute()
      const { data } = await begin(backup)
      const old = office.sessionsOf()
      expect(await office.untilEnded(String(data.id))).toMatchObject({ state: 'failed', problem: 'in_use' })
      expect((await old('installation', 'GET', '/users/me')).status).toBe(200)
      await other.destroy()
    }
    expect(await office.tags()).toEqual(['spaet'])
  })
})

describe.each(KINDS)('a process was killed over a restore on %s', (kind) => {
  let backup: KeptBackup
  let early: string
  let late: string

  beforeEach(async () => {
    office = await restoredOffice(kind)
    await office.addTag('frueh')
    early = await office.upload()
    backup = await office.backUp()
    await office.addTag('spaet')
    late = await office.upload()
  })

  afterEach(() => office.close())

  /** Leaves what a killed process would: an order that came so far, and what it had changed of the files. */
  async function leave(step: 'saving' | 'restoring', tries: number): Promise<void> {
    const folder = restoreFolder(office.dataDir)
    await folder.take(new Blob([await readFile(join(office.dataDir, 'backups', backup.name))]).stream())
    const by = { id: office.ownId, email: `installation@${OWN}` }
    const moments = { created_on: new Date().toISOString(), archive_on: backup.on }
    const id = '0b0f8e0a-5a58-4f0c-9a52-3f3f2f1f0f00'
    await folder.write({ id, ...backup, ...moments, by, step, safety: null, tries })
  }

  test('over the backup before it: it is forgotten, and noted', async () => {
    await office.startAgain(() => leave('saving', 0))
    expect(await office.tags()).toEqual(['frueh', 'spaet'])
    expect(await office.ended()).toMatchObject([{ state: 'failed', problem: 'interrupted' }])
    expect(await readdir(office.dataDir)).not.toContain('restore')
  })

  test('over the data: the next start does all of it', async () => {
    await office.startAgain(() => leave('restoring', 1))
    expect(await office.tags()).toEqual(['frueh'])
    expect([await isThere(early), await isThere(late)]).toEqual([true, false])
    expect(await office.ended()).toMatchObject([{ state: 'done' }])
  })

  test('twice over the data: everything stays as it was, files too', async () => {
    await office.startAgain(async () => {
      await leave('restoring', 2)
      const files = join(office.dataDir, 'files')
      const path = (await readdir(files, { recursive: true })).find((name) => name.endsWith(`${early}/original`)) ?? ''
      await office.replaceAside(path)
    })
    expect(await office.tags()).toEqual(['frueh', 'spaet'])
    expect([await isThere(early), await isThere(late)]).toEqual([true, true])
    expect(await office.ended()).toMatchObject([{ state: 'failed', problem: 'interrupted' }])
    expect(await readdir(office.dataDir)).not.toContain('restoring')
  })
})

test('what keeps pages before the server is told that all of them are old', async () => {
  const told: unknown[] = []
  const cdn = createServer(async (request, response) => {
    told.push(await json(request))
    response.end()
  })
  await once(cdn.listen(0, '127.0.0.1'), 'listening')
  const { port } = cdn.address() as AddressInfo
  office = await restoredOffice('SQLite', { CDN_SECONDS: '60', CDN_PURGE_URL: `http://127.0.0.1:${port}/` })
  try {
    const backup = await office.backUp()
    await office.restore(backup)
    await expect.poll(() => told, { timeout: 10_000 }).toContainEqual({ everything: true })
  } finally {
    await office.close()
    cdn.close()
  }
})

test('a site of another process shows what was restored', async () => {
  office = await restoredOffice('SQLite')
  const site = await startSample({ BACKEND_URL: office.server().address, SECRET: await office.secret() })
  const names = async () =>
    (await fetch(`${site.address}/items/ecommerce_tag?fields=slug&filter[slug][contains]=a`)).json()
  try {
    await office.addTag('frueh')
    const backup = await office.backUp()
    await office.addTag('spaet')
    expect(await names()).toMatchObject({ data: [{ slug: 'spaet' }] })
    const { data } = await begin(backup)
    expect((await fetch(`${site.address}/items/ecommerce_tag`)).status).toBe(503)
    await office.untilEnded(String(data.id))
    expect(await names()).toEqual({ data: [], public: true })
  } finally {
    await site.close()
    await office.close()
  }
})
