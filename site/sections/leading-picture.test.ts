import { expect, test } from 'vitest'
import type { WrittenPage } from '../data/rows.ts'
import { withLeadingPicture } from './leading-picture.ts'

const item = (id: string, sort: number) => ({ sort, image: { id }, translations: [] })
const section = (id: string | null, sort: number, more: object = {}) => ({
  ...{ kind: 'text_image', sort, image: id && { id }, items: [], translations: [] },
  ...more,
})
const page = (sections: object[], more: object = {}) =>
  ({ image: null, translations: [], sections, ...more }) as unknown as WrittenPage

/** The ids of the pictures that are loaded first. */
const leading = (written: WrittenPage) =>
  withLeadingPicture(written)
    .sections.flatMap(({ image, items }) => [image, ...items.map((one) => one.image)])
    .flatMap((image) => (image && 'leads' in image ? [image.id] : []))

test('of a page that begins with a section the first picture that is shown comes first', () => {
  expect(leading(page([section('below', 2), section('hidden', 0, { hidden: true }), section('top', 1)]))).toEqual([
    'top',
  ])
  expect(leading(page([section(null, 1, { items: [item('second', 2), item('first', 1)] })]))).toEqual(['first'])
  expect(leading(page([section(null, 1), section('below', 2)]))).toEqual([])
})

test('below a picture or a text of the page no picture of a section comes first', () => {
  expect(leading(page([section('top', 1)], { image: { id: 'own' } }))).toEqual([])
  expect(leading(page([section('top', 1)], { translations: [{ language: 'de', body: '<p>Lang</p>' }] }))).toEqual([])
})
