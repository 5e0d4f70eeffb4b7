import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { createS3Storage } from '#backend/files/s3-storage.ts'
import { samplePicture } from '#backend/files/sample-picture.ts'
import { insertTree } from '#backend/items/insert.ts'
import { updateRow } from '#backend/items/update.ts'
import { type SampleServer, startSample } from '#server/start/sample-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-lost-'))
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="4" height="4"/></svg>'
const EDITOR = 'chefin@juwelier.example'
const PASSWORD = 'correct horse battery'
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'eu-central-1' }

/** What the bucket's way does with a connection: passes it on, passes it on late, or answers that the service is overloaded. */
let way: 'open' | 'late' | 'failing' = 'open'
const LATE_MS = 1500

let bucket: S3rver
let endpoint: string
let site: SampleServer
let authorization: string
let project = 0

const emptyBucket = () =>
  new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory: mkdtempSync(join(folder, 's3-')) },
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })

let bucketPort = 0
const OVERLOADED = 'HTTP/1.1 503 Slow Down\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'

const service = createServer((near) => {
  const far = connect(bucketPort, '127.0.0.1')
  far.on('error', () => near.destroy())
  near.on('error', () => far.destroy())
  near.on('data', (bytes) => (way === 'failing' ? near.end(OVERLOADED) : far.write(bytes)))
  far.on('data', async (bytes) => {
    if (way === 'late') await pause(LATE_MS)
    near.write(bytes)
  })
  far.on('close', () => near.end())
  near.on('close', () => far.destroy())
})

const environment = () => ({
  ...{ S3_ENDPOINT: endpoint, S3_BUCKET: 'pictures', S3_REGION: KEYS.region },
  ...{ S3_ACCESS_KEY_ID: KEYS.accessKeyId, S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey },
})

async function signIn(): Promise<string> {
  const body = JSON.stringify({ email: EDITOR, password: PASSWORD })
  const { data } = await (await fetch(`${site.address}/auth/authenticate`, { method: 'POST', body })).json()
  return `Bearer ${data.token}`
}

beforeAll(async () => {
  bucket = emptyBucket()
  bucketPort = (await bucket.run()).port
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  site = await startSample(environment(), async (db) => {
    const own = { domain: 'juwelier.example', display_name: 'Juwelier', languages: ['de'] }
    project = Number(await insertTree(db, 'project', own))
    await addAccount(db, { email: EDITOR, password: PASSWORD, role: 'editor', project })
  })
  authorization = await signIn()
})

afterAll(async () => {
  await site.close()
  await bucket.close()
  await new Promise((resolve) => service.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

async function upload(name: string, bytes: Uint8Array | string): Promise<Response> {
  const body = new FormData()
  body.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
  return fetch(`${site.address}/files`, { method: 'POST', headers: { authorization }, body })
}

async function uploaded(name: string, bytes: Uint8Array | string): Promise<string> {
  const answer = await upload(name, bytes)
  expect(answer.status).toBe(200)
  return String((await answer.json()).data.id)
}

const asset = (id: string, query = '') => fetch(`${site.address}/assets/${id}${query}`)

const widthOf = async (answer: Response) => (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width

/** A command of the package, as its owner types it. */
const npm = (dataDir: string, ...args: string[]) =>
  promisify(execFile)('npm', ['run', '--silent', ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...environment(), DATA_DIR: dataDir, SEED_DEMO: 'no' },
  })

const countFiles = async () => Number((await site.db.selectFrom('files').select('id').execute()).length)

/** The bytes of a file as they lie in the bucket. */
async function inBucket(id: string): Promise<Uint8Array<ArrayBuffer>> {
  const stored = await createS3Storage({ endpoint, bucket: 'pictures', ...KEYS }).read(`${project}/${id}/original`)
  return new Uint8Array((await stored?.bytes()) ?? [])
}

let ring = ''
let logo = ''
let original: Uint8Array<ArrayBuffer>

test('uploads lie in the bucket, and what is made of them beside the process', async () => {
  ring = await uploaded('ring.png', await samplePicture(900, 600))
  logo = await uploaded('logo.svg', DRAWING)
  // Strangers see what is on the website.
  await updateRow(site.db, 'project', project, { logo, share_image: ring })
  expect(await widthOf(await asset(ring, '?width=320&format=webp'))).toBe(320)
  expect(await (await asset(logo)).text()).toContain('<rect')
  original = await inBucket(ring)
  expect(await widthOf(new Response(original))).toBe(900)
})

test('a bucket that answers late is waited for, one that fails is said in a sentence, and leaves no half file', async () => {
  way = 'late'
  const started = performance.now()
  expect(await widthOf(await asset(ring, '?width=480&format=webp'))).toBe(480)
  expect(performance.now() - started).toBeGreaterThan(LATE_MS)
  way = 'failing'
  const before = await countFiles()
  for (const answer of [
    await asset(ring, '?width=640&format=webp'),
    await upload('kette.png', await samplePicture(40, 20)),
  ])
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
  expect((await asset(ring, '?width=320&format=webp')).status).toBe(200)
  expect(await countFiles()).toBe(before)
  way = 'open'
  await expect.poll(async () => (await asset(ring, '?width=640&format=webp')).status, { timeout: 40_000 }).toBe(200)
})

test('when the whole bucket is lost, a restored backup brings every file back into an empty one', async () => {
  const file = join(folder, 'sicherung.tar')
  expect((await npm(site.dataDir, 'backup', '--', file)).stdout).toContain(file)

  await bucket.close()
  bucket = emptyBucket()
  bucketPort = (await bucket.run()).port
  expect((await asset(ring, '?width=320&format=webp')).status).toBe(200)
  const gone = await asset(ring, '?width=800&format=webp')
  expect([gone.status, Number(gone.headers.get('retry-after')) > 0]).toEqual([503, true])
  const health = await (await fetch(`${site.address}/server/health`)).json()
  expect(health).toMatchObject({ data: { files: { status: 'failed' } } })
  const again = await npm(site.dataDir, 'backup', '--', join(folder, 'zu-spaet.tar'))
  expect(again.stdout).toMatch(new RegExp(`bytes of these files were not there: .*(${ring}|ring\\.png)`))

  await site.close()
  const restored = join(folder, 'restored')
  await npm(restored, 'restore', '--', file)
  site = await startSample({ ...environment(), DATA_DIR: restored })
  expect(await widthOf(await asset(ring, '?width=800&format=webp'))).toBe(800)
  expect(await (await asset(logo)).text()).toContain('<rect')
  expect(Buffer.compare(await inBucket(ring), original)).toBe(0)
  authorization = await signIn()
  const necklace = await uploaded('kette.png', await samplePicture(400, 200))
  expect(await widthOf(new Response(await inBucket(necklace)))).toBe(400)
}, 120_000)
