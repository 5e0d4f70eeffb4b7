import { expect, test } from 'vitest'
import type { PageRequest } from '../data/page-request.ts'
import { loadPlaces } from './load-branches.ts'

const address = { street: 'Am Sande', number: '4', zip_code: '21335', city: 'Lüneburg', address_type: 'hq', sort: 1 }
const company = { display_name: 'Optik Sandkamp', addresses: [address], opening_periods: [] }
const branch = {
  id: 1,
  display_name: 'Altstadt',
  street: 'Grapengießerstraße 9',
  zip: '21335',
  city: 'Lüneburg',
  opening_periods: [],
  slug: 'altstadt',
}
const located = { ...branch, id: 2, display_name: 'Bahnhof', latitude: 53.25, longitude: 10.42 }

const placesOf = (branches: object[], found: object | null = company) => {
  const items = (name: string) => ({
    read: async () => ({ data: name === 'branch' ? branches : [] }),
    first: async () => found,
  })
  const project = { display_name: 'Sandkamp', map_provider_url: null, domain: 'optik-sandkamp.example' }
  return loadPlaces({ sdk: { items }, project, language: 'de', first: 'de', now: new Date() } as unknown as PageRequest)
}

const target = (directions = '') => new URL(directions).searchParams.get('to')

test('a company without branches is found at its main address', async () => {
  const [place, ...others] = await placesOf([])
  expect(others).toEqual([])
  expect(place).toMatchObject({
    name: 'Optik Sandkamp',
    address: { typeLabel: 'Hauptgeschäftsstelle', lines: ['Am Sande 4', '21335 Lüneburg'] },
  })
  expect(target(place?.directions)).toBe('Am Sande 4, 21335 Lüneburg')
})

test('a company with branches is found at these alone, by their coordinates where they are known', async () => {
  const places = await placesOf([{ ...branch, latitude: null, longitude: null }, located])
  expect(places.map(({ name, directions }) => [name, target(directions)])).toEqual([
    ['Altstadt', 'Grapengießerstraße 9, 21335 Lüneburg'],
    ['Bahnhof', '53.25,10.42'],
  ])
})

test('a company without any address is found nowhere', async () => {
  expect(await placesOf([], { ...company, addresses: [] })).toEqual([])
  expect(await placesOf([], null)).toEqual([])
})
