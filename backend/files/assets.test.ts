import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { createDiskStorage } from './disk-storage.ts'
import { sampleFiles } from './sample-files.ts'
import { samplePicture } from './sample-picture.ts'
import type { Storage } from './storage.ts'

const chrome = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }
const older = { accept: 'image/webp,*/*' }

const pictureIn = async (response: Response) => {
  const bytes = Buffer.from(await response.arrayBuffer())
  const { format, width, height } = await sharp(bytes).metadata()
  return { bytes, format, width, height }
}

withDatabases((database) => {
  const withPicture = async (options: Parameters<typeof sampleFiles>[1] = {}, width = 1000, height = 500) => {
    const sample = await sampleFiles(database(), options)
    const file = await sample.files.put({
      project: sample.project,
      filename: 'Ring für Sie.jpg',
      bytes: await samplePicture(width, height),
    })
    return { ...sample, file, address: `/assets/${file.id}` }
  }

  test('without parameters the stored file is sent', async () => {
    const { get, address, file } = await withPicture()
    const answer = await get(address, chrome)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('vary')).toBeNull()
    expect((await answer.arrayBuffer()).byteLength).toBe(file.size)
  })

  test('a width keeps the shape', async () => {
    const { get, address } = await withPicture()
    expect(await pictureIn(await get(`${address}?width=320`, older))).toMatchObject({ width: 320, height: 160 })
  })

  test('no picture is enlarged, and what would be the same is made once', async () => {
    const { get, address } = await withPicture()
    const answers = await Promise.all([1200, 1440, 1980].map((width) => get(`${address}?width=${width}`, older)))
    for (const answer of answers) expect(await pictureIn(answer)).toMatchObject({ width: 1000, height: 500 })
    expect(new Set(answers.map((answer) => answer.headers.get('etag'))).size).toBe(1)
  })

  test('only what the site uses is made: no shape, no quality, no width of a stranger’s own', async () => {
    const { get, address } = await withPicture()
    for (const query of [
      'width=320&height=320',
      'height=320',
      'width=320&quality=60',
      'width=320&fit=contain',
      'width=321',
    ])
      expect((await get(`${address}?${query}`)).status, query).toBe(422)
  })

  test.each([
    ['image/webp,*/*', 'webp'],
    ['*/*', 'jpeg'],
    ['', 'jpeg'],
  ])('who accepts %j gets %s', async (accept, format) => {
    const { get, address } = await withPicture()
    const answer = await get(`${address}?width=160`, { accept })
    expect(answer.headers.get('vary')).toBe('Accept')
    expect((await pictureIn(answer)).format).toBe(format)
  })

  test('who accepts AVIF gets WebP at once, for a short time, and AVIF for good when it is made', async () => {
    const { get, address, file, files } = await withPicture()
    const first = await get(`${address}?width=160&v=${file.hash}`, chrome)
    expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
      'image/webp',
      'public, max-age=300',
    ])
    await vi.waitFor(async () => {
      const second = await get(`${address}?width=160&v=${file.hash}`, chrome)
      expect([second.headers.get('content-type'), second.headers.get('cache-control')]).toEqual([
        'image/avif',
        'public, max-age=31536000, s-maxage=3600, immutable',
      ])
    }, 5000)
    await files.close()
  })

  test('a format that is named is sent whatever is accepted, and does not vary', async () => {
    const { get, address } = await withPicture()
    const answer = await get(`${address}?width=160&format=png`, chrome)
    expect([(await pictureIn(answer)).format, answer.headers.get('vary')]).toEqual(['png', null])
  })

  test('a transparent PNG stays transparent where neither AVIF nor WebP is accepted', async () => {
    const { files, project, get } = await withPicture()
    const bytes = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#f008' } })
      .png()
      .toBuffer()
    const file = await files.put({ project, filename: 'logo.png', bytes })
    expect((await pictureIn(await get(`/assets/${file.id}?width=160`))).format).toBe('png')
  })

  test('an address with the hash is immutable, one without or with another hash is not', async () => {
    const { get, address, file } = await withPicture()
    const lifetime = async (path: string) => (await get(path, older)).headers.get('cache-control')
    expect(await lifetime(`${address}?width=160&v=${file.hash}`)).toBe(
      'public, max-age=31536000, s-maxage=3600, immutable',
    )
    expect(await lifetime(`${address}?v=${file.hash}`)).toBe('public, max-age=31536000, s-maxage=3600, immutable')
    expect(await lifetime(`${address}?width=160`)).toBe('public, max-age=300')
    expect(await lifetime(`${address}?width=160&v=0000`)).toBe('public, max-age=300')
  })

  test('another focal point gives the same picture another hash', async () => {
    const { files, project } = await withPicture()
    const bytes = await samplePicture(40, 20)
    const [left, right] = await Promise.all(
      [0.1, 0.9].map((x) => files.put({ project, filename: 'x.jpg', bytes, focal: { x, y: 0.5 } })),
    )
    expect(left?.hash).not.toBe(right?.hash)
  })

  test('who has the picture already is told so', async () => {
    const { get, address } = await withPicture()
    const etag = (await get(`${address}?width=160`, older)).headers.get('etag') ?? ''
    const answer = await get(`${address}?width=160`, { ...older, 'if-none-match': etag })
    expect([answer.status, await answer.text()]).toEqual([304, ''])
    expect((await get(`${address}?width=240`, { ...older, 'if-none-match': etag })).status).toBe(200)
  })

  test('HEAD tells type and size without the picture', async () => {
    const { get, address, file } = await withPicture()
    const answer = await get(address, {}, 'HEAD')
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      String(file.size),
      '',
    ])
  })

  test('many who ask at a time have each picture made once, and it is kept', async () => {
    const written: string[] = []
    let storage: Storage | undefined
    const counting: Storage = {
      read: (key) => disk().read(key),
      write: (key, bytes, type) => {
        written.push(key.split('/').at(-1) ?? '')
        return disk().write(key, bytes, type)
      },
      writeFile: (...given) => disk().writeFile(...given),
      deleteFolder: (folder) => disk().deleteFolder(folder),
    }
    const disk = () => storage ?? expect.fail()
    const sample = await sampleFiles(database(), { storage: counting })
    storage = createDiskStorage(sample.folder)
    const file = await sample.files.put({ project: sample.project, filename: 'x.jpg', bytes: await samplePicture() })
    const ask = () => sample.get(`/assets/${file.id}?width=640`, older)
    const answers = await Promise.all(Array.from({ length: 40 }, ask))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await ask()
    expect(written).toEqual(['original', `${file.hash}-640x0-scale-q85.webp`])
    expect(await readdir(join(sample.folder, `${sample.project}/${file.id}`))).toHaveLength(2)
  })

  test('an SVG is sent as it is, unable to run anything', async () => {
    const { files, project, get } = await withPicture()
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>')
    const file = await files.put({ project, filename: 'logo.svg', bytes })
    const answer = await get(`/assets/${file.id}?width=160`, chrome)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('a file of another project does not exist', async () => {
    const { file } = await withPicture()
    const { get } = await sampleFiles(database())
    const answer = await get(`/assets/${file.id}`)
    expect([answer.status, await answer.json()]).toEqual([404, { error: { code: 203, message: 'Item not found' } }])
  })

  test.each([
    `/assets/${randomUUID()}`,
    '/assets/1',
    '/assets/..%2F..%2Fetc%2Fpasswd',
    '/assets/%2e%2e%2foriginal',
    '/assets/%00',
    "/assets/'%20or%201=1--",
  ])('%s is no file', async (path) => {
    const { get } = await sampleFiles(database())
    expect((await get(path)).status).toBe(404)
  })

  test('a parameter that is not understood is named', async () => {
    const { get, address } = await withPicture()
    const answer = await get(`${address}?width=5000`)
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { error: { code: 114, fields: [{ field: 'width', message: 'is not one of the delivered widths' }] } },
    ])
  })

  test('bytes that are gone are an outage until somebody brings them back, which the log alone explains', async () => {
    const { get, address, file, project, folder, errors } = await withPicture()
    await createDiskStorage(folder).deleteFolder(`${project}/${file.id}`)
    const answer = await get(address)
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect(await answer.text()).not.toContain(file.id)
    expect(String(errors[0])).toContain(file.id)
  })
})
