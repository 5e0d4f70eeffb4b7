import { expect, test } from 'vitest'
import { directusBase, listInAnswer } from './directus-answer.ts'

test('a Directus 8 is addressed as its published clients do: the project comes first in the path', () => {
  expect(directusBase({ url: ' https://cms.example/api/ ', project: 'juwelier' })).toBe(
    'https://cms.example/api/juwelier',
  )
  for (const url of ['', 'cms.example', 'ftp://cms.example', 'https://a:b@cms.example', 'https://cms.example/?a=1'])
    expect(directusBase({ url, project: 'juwelier' }), url).toBeUndefined()
})

test('pictures are whole addresses: as the file says, by its private hash, or by its id; what tells nothing of goods is left there', () => {
  const files = [
    { id: 1, data: { full_url: 'https://cdn.example/a.jpg', thumbnails: [] }, description: 'Ring', uploaded_by: 3 },
    { id: 2, data: { url: '/uploads/juwelier/originals/b.jpg' } },
    {
      id: 3,
      private_hash: 'x1',
      filename_download: 'c.jpg',
      translations: [{ language: 'en', alt: 'A ring', owner: 2 }],
    },
    { id: '7a0e', filename: 'd.jpg' },
  ]
  const product = {
    id: 4,
    display_name: 'Ring',
    owner: { email: 'anna@example.org' },
    images: files.map((file) => ({ file })),
  }
  const [ring] = listInAnswer(JSON.stringify({ data: [product] }), 'https://cms.example/juwelier') ?? []
  const pictures = [
    'https://cdn.example/a.jpg',
    'https://cms.example/uploads/juwelier/originals/b.jpg',
    'https://cms.example/juwelier/assets/x1',
    'https://cms.example/juwelier/assets/7a0e',
  ]
  const said = [{ description: 'Ring' }, {}, { translations: [{ language: 'en', alt: 'A ring' }] }, {}]
  const images = pictures.map((full_url, at) => ({ file: { ...said[at], data: { full_url } } }))
  expect(ring).toEqual({ id: 4, display_name: 'Ring', images })
})

test.each(['<html>', '{"data":{}}', '{"error":{"code":203}}', '[]'])('%s is no answer of a list', (text) => {
  expect(listInAnswer(text, 'https://cms.example/juwelier')).toBeUndefined()
})
