import { expect, test } from 'vitest'
import type { WrittenPage, WrittenSection } from '../data/rows.ts'
import { withLeadingPicture } from './leading-picture.ts'

const picture = (id: string): NonNullable<WrittenSection['image']> => ({
  ...{ id, type: 'image/jpeg', width: 800, height: 600, focal_x: 0.5, focal_y: 0.5, placeholder: null, hash: id },
  ...{ filename: `${id}.jpg`, project: 1, size: 1000, title: null, translations: [] },
})
const item = (id: string, sort: number): WrittenSection['items'][number] => ({
  ...{ id: sort, page_section: 1, sort, image: picture(id), file: null, path: null, field_type: null },
  ...{ icon: null, obligatory: false, translations: [] },
})
const section = (id: string | null, sort: number, more: Partial<WrittenSection> = {}): WrittenSection => ({
  ...{ kind: 'text_image', sort, image: id === null ? null : picture(id), path: null, external_path: null },
  ...{ items: [], translations: [] },
  ...more,
})
const page = (sections: WrittenSection[], more: Partial<WrittenPage> = {}): WrittenPage => ({
  ...{ name: 'own', image: null, hide_clock: false, translations: [], sections },
  ...more,
})

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
  expect(leading(page([section('top', 1)], { image: picture('own') }))).toEqual([])
  expect(leading(page([section('top', 1)], { translations: [{ language: 'de', body: '<p>Lang</p>' }] }))).toEqual([])
})
