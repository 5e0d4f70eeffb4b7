import { crc32 } from 'node:zlib'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ArchiveBytes } from './archive-file.ts'
import { archiveEntries } from './archive-index.ts'
import { openPictures } from './packed-pictures.ts'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
const CENTRAL = 0x02014b50

const inMemory = (bytes: Uint8Array): ArchiveBytes => ({
  size: bytes.length,
  async read(at, length) {
    if (at < 0 || at + length > bytes.length) throw new RangeError('Outside of the archive')
    return Buffer.from(bytes.subarray(at, at + length))
  },
})

/** The archive with what its list says of the first file changed. */
function withList(archive: Uint8Array, change: (view: DataView, at: number) => void): Uint8Array {
  const bytes = archive.slice()
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length - 4; at++)
    if (view.getUint32(at, true) === CENTRAL) {
      change(view, at)
      return bytes
    }
  throw new Error('no list')
}

test('a picture is found by the last part of its name, packed or not, whatever folder and letters it has', async () => {
  const archive = zipSync({
    'Bilder/RING.jpg': [bytesOf('as it is'), { level: 0 }],
    '../../größe.jpg': bytesOf('a picture '.repeat(100)),
  })
  const packed = await openPictures(inMemory(archive))
  expect(Buffer.from((await packed('ring.JPG')) ?? []).toString()).toBe('as it is')
  expect(Buffer.from((await packed('größe.jpg')) ?? []).toString()).toBe('a picture '.repeat(100))
  expect(await packed('uhr.jpg')).toBeUndefined()
})

test('a picture is found by its address, whose umlauts a Mac writes in two parts and Windows in its own code page', async () => {
  const asked = 'Gr%C3%B6%C3%9Fe%20M.png'
  const names = ['Größe M.png', 'Größe M.png'.normalize('NFD'), asked]
  for (const name of names) {
    const packed = await openPictures(inMemory(zipSync({ [`Bilder/${name}`]: bytesOf('a picture') })))
    expect(await packed(asked), name).toBeDefined()
    expect(await packed('größe m.png'), name).toBeDefined()
  }
  const archive = Buffer.from(zipSync({ 'Bilder/Gr__e M.png': bytesOf('a picture') }))
  for (let at = archive.indexOf('__'); at >= 0; at = archive.indexOf('__')) archive.set([0x94, 0xe1], at)
  expect(await (await openPictures(inMemory(archive)))(asked)).toBeDefined()
  const odd = await openPictures(inMemory(zipSync({ '100%.png': bytesOf('a picture') })))
  expect(await odd('100%.png')).toBeDefined()
})

test('an archive of nothing but folders is said to have no files', async () => {
  for (const archive of [zipSync({}), zipSync({ 'Bilder/': new Uint8Array() })])
    await expect(openPictures(inMemory(archive))).rejects.toThrow('The archive has no files')
})

test('the names of thousands of pictures are read once, when the archive is opened', async () => {
  const names = Array.from({ length: 3000 }, (_, n) => `ring-${n}.jpg`)
  const archive = zipSync(Object.fromEntries(names.map((name) => [name, [bytesOf(name), { level: 0 }]])))
  const packed = await openPictures(inMemory(archive))
  // Without its list nothing could be looked up any more.
  archive.fill(0, archive.length - 22)
  for (const name of names) expect(Buffer.from((await packed(name)) ?? []).toString()).toBe(name)
})

test('what is no archive, or has too many files, is told before anything is unpacked', async () => {
  const two = zipSync({ 'a.jpg': bytesOf('a'), 'b.jpg': bytesOf('b') })
  for (const broken of [bytesOf('no archive at all, but long enough'), new Uint8Array(0), two.slice(0, -30)])
    await expect(openPictures(inMemory(broken))).rejects.toThrow('The archive is damaged')
  const longNamed = withList(two, (view, at) => {
    view.setUint16(at + 28, 60_000, true)
  })
  await expect(openPictures(inMemory(longNamed))).rejects.toThrow('The archive is damaged')
  await expect(archiveEntries(inMemory(two), 1)).rejects.toThrow('The archive has more than 1 files')
})

test('a picture that unpacks to another size or content than announced, or is encrypted, is no picture', async () => {
  const archive = zipSync({ 'a.jpg': bytesOf('a picture '.repeat(1000)) })
  const changes: readonly ((view: DataView, at: number) => void)[] = [
    (view, at) => view.setUint32(at + 24, 20, true),
    (view, at) => view.setUint32(at + 24, 20_000, true),
    (view, at) => view.setUint32(at + 16, 1, true),
    (view, at) => view.setUint16(at + 8, 1, true),
    (view, at) => view.setUint16(at + 10, 12, true),
    (view, at) => view.setUint32(at + 42, 0x7fffffff, true),
    (view, at) => view.setUint32(at + 20, 0x7ffffff0, true),
  ]
  for (const change of changes)
    await expect((await openPictures(inMemory(withList(archive, change))))('a.jpg')).rejects.toThrow(
      'The archive is damaged',
    )
  const bomb = withList(archive, (view, at) => view.setUint32(at + 24, 25_000_000, true))
  await expect((await openPictures(inMemory(bomb)))('a.jpg')).rejects.toThrow('The archive unpacks to more than 20 MB')
})

test('archives whose sizes stand behind the names, as some programs write all of theirs, are read', async () => {
  const content = bytesOf('a picture')
  const name = bytesOf('a.jpg')
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(CENTRAL)
  central.writeUInt32LE(crc32(content), 16)
  central.writeUInt32LE(0xffffffff, 20)
  central.writeUInt32LE(0xffffffff, 24)
  central.writeUInt16LE(name.length, 28)
  central.writeUInt16LE(20, 30)
  const extra = Buffer.alloc(20)
  extra.writeUInt16LE(1)
  extra.writeUInt16LE(16, 2)
  extra.writeBigUInt64LE(BigInt(content.length), 4)
  extra.writeBigUInt64LE(BigInt(content.length), 12)
  const start = local.length + name.length + content.length
  const largeEnd = Buffer.alloc(56)
  largeEnd.writeUInt32LE(0x06064b50)
  largeEnd.writeBigUInt64LE(1n, 32)
  largeEnd.writeBigUInt64LE(BigInt(start), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50)
  locator.writeBigUInt64LE(BigInt(start + central.length + name.length + extra.length), 8)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(0xffff, 10)
  end.writeUInt32LE(0xffffffff, 16)
  const archive = Buffer.concat([local, name, content, central, name, extra, largeEnd, locator, end])
  expect(Buffer.from((await (await openPictures(inMemory(archive)))('a.jpg')) ?? []).toString()).toBe('a picture')
})
