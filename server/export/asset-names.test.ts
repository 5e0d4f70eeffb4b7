import { expect, test } from 'vitest'
import { type AssetWanted, assetName, assetOf, assetRenamer } from './asset-names.ts'

const renamed = async (text: string, type = 'image/webp') =>
  (await assetRenamer(async (asset: AssetWanted) => assetName(asset, type))(text)).text

test('each width of a picture is a file of its own, in attributes and in data', async () => {
  const srcset = 'srcset="/assets/a1?width=80&amp;v=ff 80w, /assets/a1?width=160&amp;v=ff 160w"'
  expect(await renamed(srcset)).toBe('srcset="/assets/a1/80-ff.webp 80w, /assets/a1/160-ff.webp 160w"')
  const json = '{"src":"/assets/a1?width=640&height=480&fit=cover&v=ff"}'
  expect(await renamed(json)).toBe('{"src":"/assets/a1/640x480-cover-ff.webp"}')
})

test('the format is asked for by name; previews in social media are JPEG', async () => {
  const asked: string[] = []
  const nameOf = async ({ address }: AssetWanted) => {
    asked.push(address)
    return undefined
  }
  const text = '<img src="/assets/a1?width=80"><meta content="https://juwelier.example/assets/a1?width=960">'
  const rename = assetRenamer(nameOf)
  expect(await rename(text)).toEqual({ text, files: [] })
  await rename(text)
  expect(asked).toEqual(['/assets/a1?width=80&format=webp', '/assets/a1?width=960&format=jpeg'])
})

test('files that are no pictures of a width stay what they are', async () => {
  expect(await renamed('href="/assets/b2?v=0c"', 'application/pdf')).toBe('href="/assets/b2/0c.pdf"')
  expect(await renamed('src="/assets/b2"', 'image/svg+xml')).toBe('src="/assets/b2/original.svg"')
})

test('a file is asked for once, however many texts name it, and told of with each', async () => {
  let asked = 0
  const rename = assetRenamer(async (asset) => {
    asked++
    return assetName(asset, 'image/webp')
  })
  for (let n = 0; n < 2; n++)
    expect((await rename('src="/assets/a1?width=80&v=ff" and /assets/a1?width=80&v=ff')).files).toEqual([
      'assets/a1/80-ff.webp',
    ])
  expect(asked).toBe(1)
})

test('the address of a file says all that there is to know of it', () => {
  const { id, query } = assetOf('/assets/a1?width=80&format=webp')
  expect([id, String(query)]).toEqual(['a1', 'width=80&format=webp'])
})
