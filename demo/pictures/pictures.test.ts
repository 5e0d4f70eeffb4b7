import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blueprintsFolder, readContent } from '../content.ts'
import { illustrationNames } from '../illustrations/illustrations.ts'
import { placeholderNotice } from '../notices/placeholder-notice.ts'
import { drawing, drawingNames } from './drawings.ts'
import { createPictures, drawingVersion, keptName, SHIPPED } from './pictures.ts'
import { jewelleryPhotos } from './scenes/jewellery.ts'
import type { Draw } from './scenes/products.ts'
import { photograph } from './studio/camera.ts'

let cache: string

/** What the demo's second house has of its blueprint is drawn there. */
const drawnElsewhere = new Set(
  readdirSync(join(blueprintsFolder, 'pictures')).map((name) => name.replace('.svg', '.jpg')),
)

const drawn = readContent().filter(
  ({ collection, key, record }) =>
    collection === 'files' && !placeholderNotice(key) && !drawnElsewhere.has(String(record.filename)),
)

beforeAll(() => {
  cache = mkdtempSync(join(tmpdir(), 'schaufenster-pictures-'))
})

afterAll(() => rmSync(cache, { recursive: true }))

test('there is a drawing for every file of the demo, and a file for every drawing', () => {
  const named = drawn.filter(({ record }) => !record.draw).map(({ key }) => key)
  expect(named.toSorted()).toEqual([...drawingNames, ...illustrationNames].toSorted())
})

test('every picture of the demo is shipped as the present scripts draw it; if not, npm run demo:draw', () => {
  const shipped = new Set(readdirSync(join(SHIPPED, drawingVersion())))
  const photographed = drawn.filter(({ key }) => !illustrationNames.includes(key))
  const missing = photographed.filter(({ key, record }) => !shipped.has(keptName(key, record.draw as Draw | undefined)))
  expect(missing.map(({ key }) => key)).toEqual([])
})

test('drawing twice gives the same light', async () => {
  const { scene, camera } = jewelleryPhotos['hero-solitaire.jpg'] as NonNullable<(typeof jewelleryPhotos)[string]>
  const [first, second] = [photograph(await scene(), camera, 80, 45), photograph(await scene(), camera, 80, 45)]
  expect(first.light).toEqual(second.light)
})

test('the logo is at most 80 px high and needs no font', async () => {
  const logo = Buffer.from(await drawing('logo.svg'))
  expect((await sharp(logo).metadata()).height).toBe(80)
  expect(logo.toString()).not.toContain('<text')
})

test('what has been drawn is taken from the cache, and older versions are removed', async () => {
  mkdirSync(join(cache, 'older'))
  const pictures = createPictures(cache, 1, 'nothing-shipped')
  const drawn = await pictures.picture('brand-ferrault.svg')
  const kept = await pictures.picture('brand-ferrault.svg')
  await pictures.close()
  expect(Buffer.from(kept)).toEqual(Buffer.from(drawn))
  expect(readdirSync(cache)).toEqual([drawingVersion()])
})

test('a name without a drawing is an error that says so', async () => {
  const pictures = createPictures(cache, 1, 'nothing-shipped')
  await expect(pictures.picture('none.jpg')).rejects.toThrow('There is no drawing called none.jpg.')
  await pictures.close()
})

test('closing ends what is being drawn and what waits', async () => {
  const pictures = createPictures(cache, 1, 'nothing-shipped')
  const drawing = [pictures.picture('workshop.jpg'), pictures.picture('interior.jpg')].map((picture) =>
    expect(picture).rejects.toThrow('Drawing has ended.'),
  )
  await new Promise((resolve) => setTimeout(resolve, 300))
  await pictures.close()
  await Promise.all(drawing)
  await expect(pictures.picture('bangles.jpg')).rejects.toThrow('Drawing has ended.')
})
