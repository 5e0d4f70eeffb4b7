import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { createFiles } from '#backend/files/files.ts'
import { createS3Storage } from '#backend/files/s3-storage.ts'
import { samplePicture } from '#backend/files/sample-picture.ts'
import { insertTree } from '#backend/items/insert.ts'
import { updateRow } from '#backend/items/update.ts'
import { type SampleServer, startSample } from '#server/start/sample-server.ts'
import { startSilentWay } from './stand-ins/silent-way.ts'

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-s3-'))
let bucket: S3rver
let way: Awaited<ReturnType<typeof startSilentWay>>
let site: SampleServer
let id: string
/** A drawing, which is delivered as it lies in the bucket. */
let logo: string
let authorization: string

const EDITOR = 'chefin@juwelier.example'
const PASSWORD = 'correct horse battery'

const bucketAt = (endpoint: string) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: 'pictures',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
})

beforeAll(async () => {
  const configureBuckets = [{ name: 'pictures', configs: [] }]
  bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets })
  way = await startSilentWay((await bucket.run()).port)
  const s3 = { endpoint: `http://127.0.0.1:${way.port}`, bucket: 'pictures', region: 'eu-central-1' }
  const env = bucketAt(s3.endpoint)
  site = await startSample(env, async (db) => {
    const project = Number(
      await insertTree(db, 'project', { domain: 'juwelier.example', display_name: 'Juwelier', languages: ['de'] }),
    )
    const storage = createS3Storage({ ...s3, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' })
    const files = createFiles({ db, storage, projectOf: async () => project })
    id = String((await files.put({ project, filename: 'ring.png', bytes: await samplePicture() })).id)
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="4" height="4"/></svg>')
    logo = String((await files.put({ project, filename: 'logo.svg', bytes: drawing })).id)
    await updateRow(db, 'project', project, { logo, share_image: id })
    await addAccount(db, { email: EDITOR, password: PASSWORD, role: 'editor', project })
  })
  const body = JSON.stringify({ email: EDITOR, password: PASSWORD })
  const { data } = await (await fetch(`${site.address}/auth/authenticate`, { method: 'POST', body })).json()
  authorization = `Bearer ${data.token}`
})

afterAll(async () => {
  await site.close()
  await way.stop()
  await bucket.close()
  rmSync(folder, { recursive: true })
})

const picture = (width: number) => fetch(`${site.address}/assets/${id}?width=${width}&format=webp`)

async function sendPicture(): Promise<Response> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(await samplePicture(40, 20))]), 'kette.png')
  return fetch(`${site.address}/files`, { method: 'POST', headers: { authorization }, body })
}

test('while the bucket hangs, pictures that were made are there, others and uploads get a clear 503 in time, nothing else waits, and all is well after', async () => {
  const drawn = () =>
    fetch(`${site.address}/assets/${logo}`).then(async (answer) => [answer.status, await answer.text()])
  expect((await picture(320)).status).toBe(200)
  const drawing = await drawn()
  expect(drawing).toEqual([200, expect.stringContaining('<rect')])
  way.silence()
  expect((await picture(320)).status).toBe(200)
  expect(await drawn()).toEqual(drawing)
  const started = performance.now()
  const other = picture(640)
  const upload = sendPicture()
  expect((await fetch(`${site.address}/server/ready`)).status).toBe(200)
  const health = fetch(`${site.address}/server/health`)
  const late = await other
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([503, true])
  expect(performance.now() - started).toBeLessThan(10_000)
  const refused = await upload
  const said = (await refused.json()) as { error: { message: string } }
  expect([refused.status, refused.headers.get('retry-after'), said.error.message]).toEqual([
    503,
    expect.any(String),
    expect.stringMatching(/\w/),
  ])
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(await (await health).json()).toMatchObject({
    data: { files: { status: 'failed' }, database: { status: 'ok' } },
  })
  way.open()
  await expect.poll(async () => (await picture(640)).status, { timeout: 40_000 }).toBe(200)
  expect((await sendPicture()).status).toBe(200)
}, 60_000)

test('a backup whose storage is away ends with one sentence, and leaves nothing behind', async () => {
  const file = join(folder, 'sicherung.tar')
  const env = { ...process.env, ...bucketAt('http://127.0.0.1:9'), DATA_DIR: site.dataDir }
  const program = join(import.meta.dirname, '../server/programs/backup.ts')
  const failed = await promisify(execFile)(process.execPath, [program, file], { env }).catch((error) => error)
  expect(failed.code).toBe(1)
  const lines = String(failed.stderr)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*\d+ ?%/.test(line))
  expect(lines).toEqual([
    expect.stringMatching(/^The bucket pictures at .* cannot be reached: .*\. No backup was made\.$/),
  ])
  expect(readdirSync(folder).filter((name) => name.startsWith('sicherung'))).toEqual([])
}, 60_000)
