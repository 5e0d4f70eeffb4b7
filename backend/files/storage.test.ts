import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { listening } from '../http/sample-listening.ts'
import { PartAway } from '../outage.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let server: S3rver
let s3: Storage
let endpoint: string
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'eu-central-1' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schaufenster-storage-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })
  endpoint = `http://127.0.0.1:${(await server.run()).port}`
  s3 = createS3Storage({ endpoint, bucket: 'pictures', ...keys })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const bytes = (...values: number[]) => new Uint8Array(values)

describe.each([
  ['on disk', () => createDiskStorage(join(folder, 'disk'))],
  ['in an S3 bucket', () => s3],
])('%s', (_, storage) => {
  test('what is written can be read, whole or as a stream', async () => {
    await storage().write('1/a/original', bytes(1, 2, 3), 'image/png')
    const object = await storage().read('1/a/original')
    expect(object?.size).toBe(3)
    expect(await object?.bytes()).toEqual(bytes(1, 2, 3))
    const stored = await storage().read('1/a/original')
    if (!stored) throw new Error('nothing is stored')
    expect(new Uint8Array(await buffer(stored.stream()))).toEqual(bytes(1, 2, 3))
  })

  test('a file is written as its bytes are, and replaces them', async () => {
    const path = join(folder, 'large')
    const large = Buffer.alloc(300_000, 'ring')
    await writeFile(path, large)
    await storage().write('1/f/original', bytes(1), 'image/png')
    await storage().writeFile('1/f/original', path, 'image/png')
    const object = await storage().read('1/f/original')
    expect(object?.size).toBe(large.length)
    expect(large.equals((await object?.bytes()) ?? bytes())).toBe(true)
    await expect(storage().writeFile('1/f/original', join(folder, 'none'), 'image/png')).rejects.toThrow('ENOENT')
    expect((await storage().read('1/f/original'))?.size).toBe(large.length)
  })

  test('writing again replaces', async () => {
    await storage().write('1/b/original', bytes(1), 'image/png')
    await storage().write('1/b/original', bytes(2), 'image/png')
    expect(await (await storage().read('1/b/original'))?.bytes()).toEqual(bytes(2))
  })

  test('what is missing is null', async () => {
    expect(await storage().read('1/none/original')).toBeNull()
    expect(await storage().read('none')).toBeNull()
  })

  test('deleting a folder leaves its neighbours', async () => {
    await storage().write('2/a/original', bytes(1), 'image/png')
    await storage().write('2/a/small.webp', bytes(1), 'image/webp')
    await storage().write('2/ab/original', bytes(1), 'image/png')
    await storage().deleteFolder('2/a')
    expect(await storage().read('2/a/original')).toBeNull()
    expect(await storage().read('2/a/small.webp')).toBeNull()
    expect(await storage().read('2/ab/original')).not.toBeNull()
  })

  test.each(['../secret', '1/../../secret', '/etc/passwd', '1//a', 'a\\b', 'a\0b', '.hidden', '1/.', ''])(
    'the key %j leads nowhere',
    async (key) => {
      await expect(async () => storage().read(key)).rejects.toThrow(TypeError)
      await expect(async () => storage().write(key, bytes(1), 'image/png')).rejects.toThrow(TypeError)
      await expect(async () => storage().writeFile(key, join(folder, 'large'), 'image/png')).rejects.toThrow(TypeError)
      await expect(async () => storage().deleteFolder(key)).rejects.toThrow(TypeError)
    },
  )
})

test('no drafts are left on the disk', async () => {
  const storage = createDiskStorage(join(folder, 'drafts'))
  await Promise.all([1, 2, 3].map((value) => storage.write('1/a/original', bytes(value), 'image/png')))
  expect(await readdir(join(folder, 'drafts/1/a'))).toEqual(['original'])
})

test('a bucket that refuses the caller is told', async () => {
  const stranger = createS3Storage({ endpoint, bucket: 'pictures', ...keys, accessKeyId: 'STRANGER' })
  await expect(stranger.write('1/x/original', bytes(1), 'image/png')).rejects.toThrow('The bucket answered 403 to PUT')
  await expect(stranger.read('1/x/original')).rejects.toBeInstanceOf(PartAway)
})

test('a bucket that does not exist is told', async () => {
  const lost = createS3Storage({ endpoint, bucket: 'nowhere', ...keys })
  await expect(lost.write('1/x/original', bytes(1), 'image/png')).rejects.toThrow('The bucket nowhere does not exist.')
})

test('a bucket that says nothing is given up in time, also where memory is collected while it is waited for', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const silent = createS3Storage(
    { endpoint: await listening(() => {}), bucket: 'pictures', ...keys },
    { answer: 400, transfer: 600 },
  )
  const collecting = setInterval(collect, 40)
  onTestFinished(() => clearInterval(collecting))
  await expect(silent.read('1/a/original')).rejects.toThrow('does not answer')
  await expect(silent.write('1/a/original', bytes(1), 'image/png')).rejects.toThrow('does not answer')
  await expect(silent.deleteFolder('1/a')).rejects.toThrow('does not answer')
}, 10_000)

test('a bucket that breaks off is told, whole or as a stream', async () => {
  const breaking = createS3Storage({
    endpoint: await listening((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('ring')
      setTimeout(() => response.destroy(), 50)
    }),
    bucket: 'pictures',
    ...keys,
  })
  const stored = async () => (await breaking.read('1/a/original')) ?? expect.fail()
  await expect((await stored()).bytes()).rejects.toThrow(PartAway)
  await expect(buffer((await stored()).stream())).rejects.toThrow(PartAway)
})

test('a file is sent anew to a bucket that is busy', async () => {
  const path = join(folder, 'sent')
  await writeFile(path, 'a ring')
  const came: string[] = []
  const endpoint = await listening(async (request, response) => {
    const { length } = await buffer(request)
    if (request.method === 'PUT') came.push(`${length} of ${request.headers['content-length']}`)
    response.writeHead(request.method === 'PUT' && came.length === 1 ? 503 : 200).end()
  })
  await createS3Storage({ endpoint, bucket: 'pictures', ...keys }).writeFile('1/a/original', path, 'image/png')
  expect(came).toEqual(['6 of 6', '6 of 6'])
})

test('a bucket that is busy is asked once more', async () => {
  let asked = 0
  const endpoint = await listening((_request, response) => {
    asked += 1
    response.writeHead(asked === 1 ? 503 : 200).end('ring')
  })
  const busy = createS3Storage({ endpoint, bucket: 'pictures', ...keys })
  expect(String(Buffer.from((await (await busy.read('1/a/original'))?.bytes()) ?? []))).toBe('ring')
  expect(asked).toBe(2)
})
