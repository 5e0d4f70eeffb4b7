import { appendFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TillFileDetail, TillFileRun, TillPlace, TillRun, TillUndo } from '#contract/wire/till.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { tillWatch } from '../till/follow-till.ts'
import { type Client, PASSWORD, testClient } from './test-client.ts'

const SECOND = 1000
const HOUR = 3_600_000

withDatabases((database) => {
  let client: Client
  let staff: Record<string, string>
  let root: string
  let folder: string
  let place: string
  let now: number

  beforeAll(async () => {
    now = Date.parse('2026-11-23T08:00:00Z')
    root = await mkdtemp(join(tmpdir(), 'till-'))
    const project = Number((await sampleShop(database(), 'juwelier.example')).project)
    await sampleShop(database(), 'konkurrenz.example')
    const address = { street: 'Markt', zip: '20095', city: 'Hamburg' }
    const branch = await insertTree(database(), 'branch', {
      project,
      display_name: 'Am Markt',
      slug: 'markt',
      ...address,
    })
    place = String(branch)
    await database().updateTable('ecommerce_stock').set({ branch }).execute()
    const sets = database().updateTable('ecommerce_product').set({ reference_number: 'R-1' })
    await sets.where('slug', '=', 'spirit').execute()
    client = testClient(database(), {
      ...{ defaultDomain: 'juwelier.example', now: () => new Date(now) },
      till: { root, mailFrom: 'shop@juwelier.example' },
    })
    staff = await client.signedInAs({ email: 'chefin@juwelier.example', role: 'administrator', project })
    await client.signedInAs({ email: 'patron@juwelier.example', role: 'administrator', project })
    const french = database().updateTable('users').set({ language: 'fr' })
    await french.where('email', '=', 'patron@juwelier.example').execute()
    folder = join(root, 'juwelier.example', 'markt')
  })

  beforeEach(async () => {
    now = Date.parse('2026-11-23T08:00:00Z')
    await rm(folder, { recursive: true, force: true })
    for (const table of ['till_runs', 'till_places', 'mail'] as const) await database().deleteFrom(table).execute()
    expect((await set({ folder: true, missing: 'untouched', every: 24 })).status).toBe(200)
    await look()
    await lay('anfang.csv', 'Artikelnummer;Bestand;Preis\nR-1;3;2450,50\n')
    await look()
    await database().deleteFrom('till_runs').execute()
    for (const name of await lying('done')) await rm(join(folder, 'done', name))
  })

  afterAll(() => rm(root, { recursive: true }))

  const set = (body: object, headers = staff) => client.call('PUT', `/ecom/till/places/${place}`, body, headers)
  const read = async <T>(path: string) => (await client.call<T>('GET', path, undefined, staff)).body.data

  /** Lets so many processes look twice, that many seconds apart; what went wrong. */
  async function look(processes = 1, seconds = 11): Promise<string[]> {
    const faults: string[] = []
    const looks = Array.from({ length: processes }, () =>
      tillWatch({
        ...{ db: database(), root, now: () => new Date(now), wakeMail: () => {}, tellStreams: () => {} },
        ...{ mailFrom: 'shop@juwelier.example', log: (message, error) => faults.push(`${message} ${error ?? ''}`) },
      }),
    )
    await Promise.all(looks.map((one) => one()))
    now += seconds * SECOND
    await Promise.all(looks.map((one) => one()))
    return faults
  }

  const stock = async () =>
    (await read<{ stock: number }[]>('/items/ecommerce_product?filter[slug]=spirit&fields=stock'))[0]?.stock
  const lying = async (part = '') => (await readdir(join(folder, part))).filter((name) => name.includes('.csv')).sort()
  const lay = (name: string, text: string) => writeFile(join(folder, name), text)
  const mails = () =>
    database().selectFrom('mail').select(['kind', 'recipient_address', 'subject', 'text']).orderBy('id').execute()

  test('a file that lies still is read once by one of two processes, and moved with its report beside it', async () => {
    await lay('bestand.csv', 'Artikelnummer;Bestand\nR-1;9\nXX;1\n')
    expect(await look(2)).toEqual([])
    expect(await stock()).toBe(9)
    expect(await lying()).toEqual([])
    const done = await lying('done')
    expect(done).toHaveLength(2)
    expect(done[0]).toMatch(/^20261123T\d{6}Z-\d+-bestand\.csv$/)
    const report = await readFile(join(folder, 'done', String(done[1])), 'utf8')
    expect(report).toContain('Zeile;Ware;Stück vorher;Stück jetzt')
    expect(report).toContain('2;spirit;3;9;;;')
    expect(report).toContain('3;XX;;;;;nicht im Shop')
    const runs = await read<TillFileRun[]>('/ecom/till/runs')
    expect(runs).toMatchObject([
      {
        branch: 'Am Markt',
        filename: 'bestand.csv',
        state: 'done',
        stock: 1,
        unknown: 1,
        by: 'chefin@juwelier.example',
      },
    ])
    expect(await mails()).toEqual([])
  })

  test('a file that is still written to is not read, nor one of another kind, a hidden one or a link', async () => {
    await look()
    await lay('bestand.csv', 'Artikelnummer;Bestand\nR-1')
    await lay('liste.pdf', 'Artikelnummer;Bestand\nR-1;1')
    await lay('.bestand.csv', 'Artikelnummer;Bestand\nR-1;1')
    await look(1, 2)
    expect(await lying()).toContain('bestand.csv')
    await appendFile(join(folder, 'bestand.csv'), ';7\n')
    expect(await stock()).toBe(3)
    await look()
    expect(await stock()).toBe(7)
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['liste.pdf', '.bestand.csv']))
  })

  test('a file that cannot be read is moved to the failed ones, and each administrator is told once in their language', async () => {
    await look()
    await lay('kaputt.csv', 'Artikelnummer;Bestand\n"R-1;9\n')
    await look()
    const failed = await lying('failed')
    expect(failed).toHaveLength(2)
    expect(await readFile(join(folder, 'failed', String(failed[1])), 'utf8')).toContain('Anführungszeichen')
    await lay('kaputt.csv', 'Artikelnummer;Bestand\n"R-1;9\n')
    await look()
    const sent = await mails()
    expect(sent.map(({ kind, recipient_address }) => [kind, recipient_address])).toEqual([
      ['till_failed', 'chefin@juwelier.example'],
      ['till_failed', 'patron@juwelier.example'],
    ])
    expect(sent[0]?.text).toContain('Am Markt')
    expect(sent[1]?.subject).toBe('Un fichier de la caisse a été refusé')
    expect(sent[1]?.text).toContain('un guillemet est ouvert')
    expect(await stock()).toBe(3)
    await lay('gut.csv', 'Artikelnummer;Bestand\nR-1;4\n')
    await look()
    await lay('kaputt.csv', '"')
    await look()
    expect(await mails()).toHaveLength(4)
  })

  test('where none comes in time the administrators are told once, and the first good file ends it', async () => {
    now += 25 * HOUR
    await look(2)
    await look(2)
    const { body } = await client.call('POST', '/auth/authenticate', {
      email: 'chefin@juwelier.example',
      password: PASSWORD,
    })
    staff = { authorization: `Bearer ${body.data.token}` }
    expect((await mails()).map(({ kind }) => kind)).toEqual(['till_overdue', 'till_overdue'])
    expect(await read<TillRun[]>('/ecom/till')).toMatchObject([{ branch: 'markt', overdue: true, problem: null }])
    await lay('bestand.csv', 'Artikelnummer;Bestand\nR-1;4\n')
    await look()
    expect(await read<TillRun[]>('/ecom/till')).toMatchObject([{ overdue: false }])
    now += 25 * HOUR
    await look()
    expect(await mails()).toHaveLength(4)
  })

  test('what a process has left is read by the next; what was half written is refused, never written twice', async () => {
    await look()
    await lay('a.csv', 'Artikelnummer;Bestand\nR-1;5\n')
    await lay('b.csv', 'Artikelnummer;Bestand\nR-1;6\n')
    const left = async (name: string, state: string) => {
      const values = { place, state, branch: Number(place), filename: name, created_on: new Date(now).toISOString() }
      const project = (await database().selectFrom('till_places').select('project').executeTakeFirstOrThrow()).project
      const row = await database()
        .insertInto('till_runs')
        .values({ ...values, project, seen_on: values.created_on })
        .returning('id')
        .executeTakeFirstOrThrow()
      await rename(join(folder, name), join(folder, 'working', `${row.id}--${name}`))
    }
    await left('a.csv', 'reading')
    await left('b.csv', 'writing')
    await look()
    expect(await stock()).toBe(3)
    now += 2 * 60 * SECOND
    await look()
    await look()
    expect(await stock()).toBe(5)
    expect(await lying('failed')).toHaveLength(2)
    expect(await read<TillFileRun[]>('/ecom/till/runs')).toMatchObject([
      { filename: 'a.csv', state: 'done' },
      { filename: 'b.csv', state: 'failed', problem: expect.stringMatching(/^The server ended/) },
    ])
    expect(await readdir(join(folder, 'working'))).toEqual([])
  })

  test('what was sent to a process that has ended is refused, and the administrators are told', async () => {
    const { project } = await database().selectFrom('till_places').select('project').executeTakeFirstOrThrow()
    const sent = (age: number) => {
      const on = new Date(now - age).toISOString()
      return { project, place, branch: Number(place), state: 'reading', created_on: on, seen_on: on }
    }
    await database()
      .insertInto('till_runs')
      .values([sent(2 * HOUR), sent(HOUR / 2)])
      .execute()
    await look(2)
    const problem = expect.stringMatching(/^The server ended/)
    expect(await read('/ecom/till/runs')).toMatchObject([{ state: 'reading' }, { state: 'failed', problem }])
    expect((await mails()).map(({ kind }) => kind)).toEqual(['till_failed', 'till_failed'])
  })

  test('a file is taken back, but what was sold or counted since, and only once', async () => {
    await look()
    await lay('bestand.csv', 'Artikelnummer;Bestand;Preis\nR-1;9;99,00\n')
    await look()
    const [run] = await read<TillFileRun[]>('/ecom/till/runs')
    const detail = await read<TillFileDetail>(`/ecom/till/runs/${run?.id}`)
    expect(detail.report?.changes).toMatchObject([{ name: 'spirit', stock: [3, 9], price: [2450.5, 99] }])
    await lay('mehr.csv', 'Artikelnummer;Bestand\nR-1;8\n')
    await look()
    const undo = () => client.call<TillUndo>('POST', `/ecom/till/runs/${run?.id}/undo`, {}, staff)
    const undone = (await undo()).body.data
    expect(undone).toMatchObject({ back: 1, left: [{ name: 'spirit' }] })
    expect(await read('/items/ecommerce_product?filter[slug]=spirit&fields=stock,price_brutto')).toMatchObject([
      { stock: 8, price_brutto: 2450.5 },
    ])
    expect((await undo()).status).toBe(409)
  })

  test('a file is not written in the name of somebody who works on another website by now', async () => {
    await look()
    const moveTo = (domain: string) =>
      sql`update users set project = (select id from project where domain = ${domain})
        where email = 'chefin@juwelier.example'`.execute(database())
    await moveTo('konkurrenz.example')
    await lay('bestand.csv', 'Artikelnummer;Bestand\nR-1;9\n')
    await look()
    await moveTo('juwelier.example')
    expect(await stock()).toBe(3)
    const problem = expect.stringMatching(/^The account that set up the folder/)
    expect(await read<TillFileRun[]>('/ecom/till/runs')).toMatchObject([{ state: 'failed', problem }])
  })

  test('only administrators set where files come from, and a stranger or another website sees none of it', async () => {
    const project = Number(
      (await database().selectFrom('till_places').select('project').executeTakeFirstOrThrow()).project,
    )
    const editor = await client.signedInAs({ email: 'text@juwelier.example', role: 'editor', project })
    const body = { folder: false, missing: 'sold', every: null }
    expect((await set(body, editor)).status).toBe(403)
    expect((await set(body, {})).status).toBe(401)
    expect((await client.call('GET', '/ecom/till/places', undefined, {})).status).toBe(401)
    expect((await set({ ...body, every: -1 })).body.error?.message).toBe('every must be at least 0.1')
    expect((await set({ ...body, missing: 'weg' })).status).toBe(422)
    expect((await client.call('PUT', '/ecom/till/places/999', body, staff)).status).toBe(404)
    expect((await read<TillPlace[]>('/ecom/till/places'))[0]).toMatchObject({
      ...{ place, branch: 'Am Markt', folder: true, missing: 'untouched', every: 24, path: folder, fault: null },
    })
    const other = Number(
      (
        await database()
          .selectFrom('project')
          .select('id')
          .where('domain', '=', 'konkurrenz.example')
          .executeTakeFirstOrThrow()
      ).id,
    )
    const others = testClient(database(), { defaultDomain: 'konkurrenz.example', now: () => new Date(now) })
    const rival = await others.signedInAs({
      ...{ email: 'chef@konkurrenz.example', role: 'administrator', project: other },
    })
    await lay('bestand.csv', 'Artikelnummer;Bestand\nR-1;9\n')
    await look()
    const [run] = await read<TillFileRun[]>('/ecom/till/runs')
    for (const id of ['0', 'x', '99999999999'])
      expect((await client.call('GET', `/ecom/till/runs/${id}`, undefined, staff)).status, id).toBe(404)
    expect((await others.call('GET', `/ecom/till/runs/${run?.id}`, undefined, rival)).status).toBe(404)
    expect((await others.call('POST', `/ecom/till/runs/${run?.id}/undo`, {}, rival)).status).toBe(404)
  })
})
