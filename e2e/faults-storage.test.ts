import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

beforeAll(async () => {
  const configureBuckets = [{ name: 'pictures', configs: [] }]
  bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets })
  way = await startSilentWay((await bucket.run()).port)
  const s3 = { endpoint: `http://127.0.0.1:${way.port}`, bucket: 'pictures', region: 'eu-central-1' }
  const env = {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  site = await startSample(env, async (db) => {
    const project = Number(
      await insertTree(db, 'project', { domain: 'juwelier.example', display_name: 'Juwelier', languages: ['de'] }),
    )
    const storage = createS3Storage({ ...s3, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' })
    const files = createFiles({ db, storage, projectOf: async () => project })
    id = String((await files.put({ project, filename: 'ring.png', bytes: await samplePicture() })).id)
    await updateRow(db, 'project', project, { logo: id })
  })
})

afterAll(async () => {
  await site.close()
  await way.stop()
  await bucket.close()
  rmSync(folder, { recursive: true })
})

const picture = (width: number) => fetch(`${site.address}/assets/${id}?width=${width}&format=webp`)

test('while the bucket hangs, pictures that were made are there, others get a clear 503 in time, and nothing else waits', async () => {
  expect((await picture(320)).status).toBe(200)
  way.silence()
  expect((await picture(320)).status).toBe(200)
  const started = performance.now()
  const other = picture(640)
  expect((await fetch(`${site.address}/server/ready`)).status).toBe(200)
  const health = fetch(`${site.address}/server/health`)
  const late = await other
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([503, true])
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(await (await health).json()).toMatchObject({
    data: { files: { status: 'failed' }, database: { status: 'ok' } },
  })
  way.open()
}, 60_000)
