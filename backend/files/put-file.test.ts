import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleFiles } from './sample-files.ts'
import { samplePicture } from './sample-picture.ts'

/** A PNG of the given size in px whose pixels are all alike, so that a few bytes unfold to all of them. */
function tinyPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.min(height, 100) * (Math.ceil(width / 8) + 1)))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

withDatabases((database) => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'a %s is stored with its size and a placeholder',
    async (format) => {
      const { files, project } = await sampleFiles(database())
      const row = await files.put({ project, filename: `ring.${format}`, bytes: await samplePicture(400, 200, format) })
      expect(row).toMatchObject({ type: `image/${format}`, width: 400, height: 200, focal_x: 0.5, focal_y: 0.5 })
      expect(row.placeholder).toMatch(/^data:image\/webp;base64,.{20,400}$/)
    },
  )

  test('title, texts by language and the focal point are stored', async () => {
    const { files, project } = await sampleFiles(database())
    const row = await files.put({
      project,
      filename: 'ring.jpg',
      bytes: await samplePicture(40, 20),
      title: 'Ring',
      alt: { de: 'Ein Ring', en: 'A ring' },
      focal: { x: 0.25, y: 0.75 },
    })
    expect(row).toMatchObject({ title: 'Ring', focal_x: 0.25, focal_y: 0.75 })
    const texts = await database()
      .selectFrom('files_translation')
      .select(['language', 'alt'])
      .where('files', '=', row.id)
      .orderBy('language')
      .execute()
    expect(texts).toEqual([
      { language: 'de', alt: 'Ein Ring' },
      { language: 'en', alt: 'A ring' },
    ])
  })

  test('metadata is taken off and the picture turned upright', async () => {
    const { files, project, get } = await sampleFiles(database())
    const bytes = await sharp(await samplePicture(400, 200))
      .withExif({ IFD0: { Artist: 'Somebody private' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const row = await files.put({ project, filename: 'phone.jpg', bytes })
    const stored = Buffer.from(await (await get(`/assets/${row.id}`)).arrayBuffer())
    expect(row).toMatchObject({ width: 200, height: 400 })
    expect(stored.includes('Somebody private')).toBe(false)
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
  })

  test('an SVG is stored cleaned, with the size that it names', async () => {
    const { files, project, get } = await sampleFiles(database())
    const bytes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><script>alert(1)</script><path d="M0 0h9"/></svg>',
    )
    const row = await files.put({ project, filename: 'logo.svg', bytes })
    expect(row).toMatchObject({ type: 'image/svg+xml', width: 30, height: 20, placeholder: null })
    expect(await (await get(`/assets/${row.id}`)).text()).not.toContain('alert')
  })

  test('a file that nobody has time for now is refused with 503, and nothing is stored', async () => {
    const { files, project } = await sampleFiles(database(), { workers: 0, waiting: 0 })
    const before = await database().selectFrom('files').select('id').execute()
    const put = files.put({ project, filename: 'ring.jpg', bytes: await samplePicture(40, 20) })
    await expect(put).rejects.toMatchObject({ status: 503 })
    expect(await database().selectFrom('files').select('id').execute()).toEqual(before)
  })

  test('a PDF has no size in px and no placeholder', async () => {
    const { files, project, get } = await sampleFiles(database())
    const document = await PDFDocument.create()
    document.addPage()
    const row = await files.put({ project, filename: 'size.pdf', bytes: await document.save() })
    expect(row).toMatchObject({ type: 'application/pdf', width: null, placeholder: null })
    expect(await (await get(`/assets/${row.id}`)).text()).toMatch(/^%PDF-/)
  })

  test('a picture with transparency has no placeholder that would shine through', async () => {
    const { files, project } = await sampleFiles(database())
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#f000' } })
      .png()
      .toBuffer()
    expect((await files.put({ project, filename: 'logo.png', bytes })).placeholder).toBeNull()
  })

  test('what hides behind a picture is not stored with it', async () => {
    const { files, project, get } = await sampleFiles(database())
    const polyglot = Buffer.concat([await samplePicture(40, 20), Buffer.from('<script>alert(1)</script>PK\x03\x04')])
    const row = await files.put({ project, filename: 'picture.jpg.html', bytes: polyglot })
    const answer = await get(`/assets/${row.id}`)
    const stored = Buffer.from(await answer.arrayBuffer())
    expect(stored.includes('<script>')).toBe(false)
    expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
      'image/jpeg',
      'nosniff',
    ])
  })

  test.each([
    ['a web page that calls itself a picture', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a GIF that is a script', Buffer.from('GIF89a=1;alert(1)')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused by its content', async (_, bytes) => {
    const { files, project } = await sampleFiles(database())
    await expect(files.put({ project, filename: 'ring.jpg', bytes })).rejects.toMatchObject({
      status: 422,
      problems: [{ field: 'file', message: 'must be a picture (JPEG, PNG, WebP, AVIF, SVG) or a PDF by its content' }],
    })
  })

  test.each([
    ['begins like a JPEG', Buffer.from('\xff\xd8\xff\xe0 nothing', 'latin1')],
    ['begins like a PNG', Buffer.from('\x89PNG\r\n\x1a\n<svg onload="alert(1)">', 'latin1')],
  ])('a file that only %s is refused as damaged', async (_, bytes) => {
    const { files, project } = await sampleFiles(database())
    await expect(files.put({ project, filename: 'x', bytes })).rejects.toThrow('file is a damaged picture')
  })

  test('a picture cut short is refused as damaged', async () => {
    const { files, project } = await sampleFiles(database())
    const whole = await samplePicture(400, 200)
    await expect(files.put({ project, filename: 'x', bytes: whole.subarray(0, 700) })).rejects.toThrow('damaged')
  })

  test('a small file that unfolds to more than 50 million pixels is refused without unfolding it', async () => {
    const { files, project } = await sampleFiles(database())
    const bytes = tinyPng(30_000, 30_000)
    expect(bytes.length).toBeLessThan(1000)
    await expect(files.put({ project, filename: 'bomb.png', bytes })).rejects.toThrow(
      'file must have at most 50 million pixels',
    )
  })

  test('a file over the limit is refused before it is looked at', async () => {
    const { files, project } = await sampleFiles(database(), { maxBytes: 1_000_000 })
    await expect(files.put({ project, filename: 'x', bytes: new Uint8Array(1_000_001) })).rejects.toMatchObject({
      status: 413,
      message: 'file must have at most 1 MB',
    })
  })

  test('the same bytes under the same id are stored once, other bytes refused', async () => {
    const { files, project } = await sampleFiles(database())
    const file = { id: randomUUID(), project, filename: 'ring.jpg', bytes: await samplePicture(40, 20) }
    const first = await files.put(file)
    expect(await files.put(file)).toEqual(first)
    await expect(files.put({ ...file, bytes: await samplePicture(60, 20) })).rejects.toMatchObject({ status: 409 })
  })

  test('a row that does not fit leaves no bytes behind', async () => {
    const { files, project, folder } = await sampleFiles(database())
    const bytes = await samplePicture(40, 20)
    await expect(files.put({ project, filename: 'x', bytes, alt: { xx: 'Ring' } })).rejects.toMatchObject({
      status: 422,
    })
    expect(await readdir(`${folder}/${project}`)).toEqual([])
  })

  test('a name that leads elsewhere is only a name', async () => {
    const { files, project, folder, get } = await sampleFiles(database())
    const row = await files.put({ project, filename: '../../../etc/passwd', bytes: await samplePicture(40, 20) })
    expect(await readdir(`${folder}/${project}/${row.id}`)).toEqual(['original'])
    expect((await get(`/assets/${row.id}`)).headers.get('content-disposition')).toBe(
      "inline; filename*=UTF-8''..%2F..%2F..%2Fetc%2Fpasswd",
    )
  })
})
