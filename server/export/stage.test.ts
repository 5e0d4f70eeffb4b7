import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyRecord, OWN_FOLDER } from './export-record.ts'
import { openStage } from './stage.ts'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'schaufenster-stage-'))
})

afterEach(() => rmSync(dir, { recursive: true, force: true }))

const LONG = 'Juwelier Wennerholt '.repeat(100)

type Files = Record<string, string>

async function publish(files: Files, options: Parameters<typeof openStage>[1] = {}) {
  const stage = await openStage(dir, options)
  const record = emptyRecord('1', 'juwelier.example', '2026-11-30')
  for (const [file, content] of Object.entries(files)) stage.put(file, content, record)
  return stage.publish(record)
}

/** The files that visitors get. */
const shown = () =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith(OWN_FOLDER) && statSync(join(dir, name)).isFile())
    .sort()

const read = (file: string) => readFileSync(join(dir, file), 'utf8')

/** A disk that is full after some writes. */
function fullAfter(count: number) {
  let left = count
  return ((path: string, data: Uint8Array) => {
    if (left-- <= 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    writeFileSync(path, data)
  }) as typeof writeFileSync
}

test('files lie in their places with their compressed forms, short ones without', async () => {
  await publish({ 'index.html': LONG, 'uhren/rolex.html': LONG, 'robots.txt': 'kurz', 'a.webp': LONG })
  expect(shown()).toEqual([
    'a.webp',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'robots.txt',
    'uhren/rolex.html',
    'uhren/rolex.html.br',
    'uhren/rolex.html.gz',
  ])
  expect(String(gunzipSync(readFileSync(join(dir, 'index.html.gz'))))).toBe(LONG)
})

test('only what changed is written again, and what is gone is removed with its folder', async () => {
  await publish({ 'index.html': LONG, 'uhren/rolex.html': LONG, 'b.html': LONG })
  const before = statSync(join(dir, 'index.html')).mtimeMs
  expect(await publish({ 'index.html': LONG, 'b.html': 'kurz' })).toEqual({ written: 1, unchanged: 1, removed: 1 })
  expect(statSync(join(dir, 'index.html')).mtimeMs).toBe(before)
  expect(shown()).toEqual(['b.html', 'index.html', 'index.html.br', 'index.html.gz'])
  expect(existsSync(join(dir, 'uhren'))).toBe(false)
})

test('a full disk leaves the old export as it was, and the next one carries on', async () => {
  await publish({ 'index.html': LONG, 'a.html': 'alt' })
  const before = shown().map((file) => [file, read(file)])
  for (let writes = 0; writes < 4; writes++) {
    await expect(
      publish({ 'index.html': 'neu', 'a.html': 'neu', 'b.html': LONG }, { write: fullAfter(writes) }),
    ).rejects.toThrow('ENOSPC')
    expect(shown().map((file) => [file, read(file)])).toEqual(before)
  }
  await publish({ 'index.html': 'neu', 'a.html': 'neu', 'b.html': LONG })
  expect([read('index.html'), read('a.html'), read('b.html')]).toEqual(['neu', 'neu', LONG])
})

test('an export that was interrupted while it took its place is finished by the next', async () => {
  await publish({ 'index.html': 'alt', 'a.html': 'alt', 'weg.html': 'alt' })
  const stage = await openStage(dir)
  const record = emptyRecord('2', 'juwelier.example', '2026-11-30')
  stage.put('index.html', 'neu', record)
  stage.put('a.html', 'neu', record)
  writeFileSync(join(dir, OWN_FOLDER, 'ready.json'), JSON.stringify(record))
  const next = await openStage(dir)
  expect([read('index.html'), read('a.html')]).toEqual(['neu', 'neu'])
  expect(existsSync(join(dir, 'weg.html'))).toBe(false)
  expect(next.published?.build).toBe('2')
})

test('what an export that never got ready had put aside is not published, not even in a folder that comes as a whole', async () => {
  const interrupted = await openStage(dir)
  interrupted.put('uhren/weg.html', LONG, emptyRecord('1', 'juwelier.example', '2026-11-30'))
  await publish({ 'uhren/rolex.html': LONG })
  expect(shown()).toEqual(['uhren/rolex.html', 'uhren/rolex.html.br', 'uhren/rolex.html.gz'])
})

test('an export that carries on publishes only what its own record names', async () => {
  const interrupted = await openStage(dir)
  const record = emptyRecord('1', 'juwelier.example', '2026-11-30')
  interrupted.put('uhren/weg.html', 'weg', record)
  interrupted.put('uhren/rolex.html', 'kurz', record)
  await interrupted.note(record)
  await publish({ 'uhren/rolex.html': 'kurz', 'schmuck/ring.html': 'kurz' })
  expect(shown()).toEqual(['schmuck/ring.html', 'uhren/rolex.html'])
})

test('a folder of the web root that holds files of others keeps them', async () => {
  mkdirSync(join(dir, 'uhren'))
  writeFileSync(join(dir, 'uhren/eigen.pdf'), 'pdf')
  await publish({ 'uhren/rolex.html': 'kurz', 'uhren/neu/omega.html': 'kurz' })
  expect(shown()).toEqual(['uhren/eigen.pdf', 'uhren/neu/omega.html', 'uhren/rolex.html'])
})

test('a file that is missing from the export is there again after the next', async () => {
  await publish({ 'index.html': LONG, 'b.html': 'kurz' })
  rmSync(join(dir, 'index.html.br'))
  rmSync(join(dir, 'b.html'))
  expect(await publish({ 'index.html': LONG, 'b.html': 'kurz' })).toEqual({ written: 2, unchanged: 0, removed: 0 })
  expect(shown()).toEqual(['b.html', 'index.html', 'index.html.br', 'index.html.gz'])
})

test('when all is made anew, a file that somebody has changed is as it should be', async () => {
  await publish({ 'index.html': LONG })
  writeFileSync(join(dir, 'index.html'), 'verändert')
  await publish({ 'index.html': LONG }, { all: true })
  expect(read('index.html')).toBe(LONG)
})

test('a file never lies outside the export', async () => {
  await expect(publish({ '../fremd.html': 'x' })).rejects.toThrow('outside the export')
})

test('a picture lies beside its other format, which is added later when it is wanted then', async () => {
  const put = async (others?: Record<string, Uint8Array>) => {
    const stage = await openStage(dir)
    const record = emptyRecord('1', 'juwelier.example', '2026-11-30')
    stage.put('assets/a/80.webp', 'webp', record, others)
    return stage.publish(record)
  }
  await put()
  expect(shown()).toEqual(['assets/a/80.webp'])
  await put({ avif: Buffer.from('avif') })
  expect(shown()).toEqual(['assets/a/80.webp', 'assets/a/80.webp.avif'])
})
