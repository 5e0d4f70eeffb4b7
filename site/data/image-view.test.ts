import { expect, test } from 'vitest'
import { imageView } from './image-view.ts'
import type { PictureFile } from './rows.ts'

const photo: PictureFile = {
  id: 'a1',
  type: 'image/jpeg',
  width: 2400,
  height: 1350,
  focal_x: 0.25,
  focal_y: 0.5,
  placeholder: 'data:image/webp;base64,x',
  hash: 'abc',
  translations: [
    { language: 'de', alt: 'Ring' },
    { language: 'en', alt: '' },
  ],
}

test('a picture keeps its size, is cropped around its focal point, and never asks for more than 1980 px', () => {
  const view = imageView(photo, 'de', 'de')
  expect(view).toMatchObject({
    width: 2400,
    height: 1350,
    position: '25% 50%',
    placeholder: 'data:image/webp;base64,x',
  })
  const widths = [...(view?.srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
  expect(Math.max(...widths)).toBe(1980)
})

test('a missing alt text falls back to the first language', () => {
  expect(imageView(photo, 'en', 'de')?.alt).toBe('Ring')
})

test('an SVG needs one source only', () => {
  const view = imageView({ ...photo, type: 'image/svg+xml' }, 'de', 'de')
  expect(view).toMatchObject({ src: '/assets/a1?v=abc' })
  expect(view?.srcSet).toBeUndefined()
})

test('a file without a size, or none at all, is no picture', () => {
  expect(imageView({ ...photo, width: null }, 'de', 'de')).toBeUndefined()
  expect(imageView(null, 'de', 'de')).toBeUndefined()
})
