import { expect, test } from 'vitest'
import { mapEmbedAddress } from './map-embed.ts'

const shop = { latitude: 53.5556, longitude: 9.9893 }

test('OpenStreetMap’s embedded map gets the section around the place and a marker on it', () => {
  const url = new URL(mapEmbedAddress(new URL('https://www.openstreetmap.org/export/embed.html'), shop))
  expect(Object.fromEntries(url.searchParams)).toEqual({
    bbox: '9.9813,53.5511,9.9973,53.5601',
    layer: 'mapnik',
    marker: '53.5556,9.9893',
  })
})

test('an address with placeholders is filled in', () => {
  expect(mapEmbedAddress(new URL('https://karten.example/{latitude}/{longitude}?zoom=16'), shop)).toBe(
    'https://karten.example/53.5556/9.9893?zoom=16',
  )
})

test('any other provider gets the place as its query, and keeps what its address says already', () => {
  expect(mapEmbedAddress(new URL('https://maps.example/maps?output=embed'), shop)).toBe(
    'https://maps.example/maps?output=embed&q=53.5556%2C9.9893',
  )
})
