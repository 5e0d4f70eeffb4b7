import { beforeAll, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, testClient } from './test-client.ts'

withDatabases((database) => {
  let client: Client
  let editor: Record<string, string>
  let project: number

  beforeAll(async () => {
    project = Number((await sampleShop(database(), 'adressen.example')).project)
    client = testClient(database(), { defaultDomain: 'adressen.example' })
    const admin = await client.signedInAs({ email: 'admin@agentur.example', role: 'administrator' })
    const translations = [
      { language: 'de', store_root: '/shop' },
      { language: 'en', store_root: '/en/shop' },
    ]
    const written = await client.call('PATCH', `/items/project/${project}`, { translations }, admin)
    expect(written.status).toBe(200)
    editor = await client.signedInAs({ email: 'eva@adressen.example', role: 'editor', project })
  })

  const call = async (method: string, path: string, body?: object) => {
    const answer = await client.call(method, path, body, editor)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.data
  }
  const ways = async () => {
    const rows = await call('GET', '/items/redirect?fields=from_path,to_path&sort=from_path')
    return rows.map((row) => Object.values(row).join(' → '))
  }
  const base = { sales_mode: 'display_only', status: 'published' }

  test('who changes the slug of a product leads visitors on in each language, also those of the slug before, and back again without a circle', async () => {
    const { id } = await call('POST', '/items/ecommerce_product', { ...base, display_name: 'Ring', slug: 'ring-elbe' })
    const rename = (slug: string) => call('PATCH', `/items/ecommerce_product/${id}`, { slug })
    await rename('ring-alster')
    expect(await ways()).toEqual(['/en/shop/ring-elbe → /en/shop/ring-alster', '/shop/ring-elbe → /shop/ring-alster'])
    await rename('ring-bille')
    expect(await ways()).toContain('/shop/ring-elbe → /shop/ring-bille')
    expect(await ways()).toContain('/shop/ring-alster → /shop/ring-bille')
    await rename('ring-elbe')
    expect((await ways()).filter((way) => way.startsWith('/shop/'))).toEqual([
      '/shop/ring-alster → /shop/ring-elbe',
      '/shop/ring-bille → /shop/ring-elbe',
    ])
  })

  test('an address of one language alone leads on in that language', async () => {
    const own = [{ language: 'en', display_name: 'Chain', slug: 'chain' }]
    const product = { ...base, display_name: 'Collier', slug: 'collier', translations: own }
    const { id } = await call('POST', '/items/ecommerce_product', product)
    const [text] = await call('GET', `/items/ecommerce_product_translation?filter[ecommerce_product]=${id}`)
    await call('PATCH', `/items/ecommerce_product/${id}`, { translations: [{ id: text?.id, slug: 'necklace' }] })
    expect((await ways()).filter((way) => /chain|collier/.test(way))).toEqual(['/en/shop/chain → /en/shop/necklace'])
  })

  test('a brand and a branch lead on from the address that they had, and a brand from its kind before', async () => {
    const [kind, other] = [
      await call('POST', '/items/brand_type', { type: 'watches' }),
      await call('POST', '/items/brand_type', { type: 'jewelry' }),
    ]
    const brand = { display_name: 'Tidewerk', slug: 'tidewerk', type: kind.id, status: 'published' }
    const { id } = await call('POST', '/items/brand', brand)
    await call('PATCH', `/items/brand/${id}`, { slug: 'tide-werk' })
    await call('PATCH', `/items/brand/${id}`, { display_name: 'Tide Werk' })
    const ofBrand = async () => (await ways()).filter((way) => /tide/.test(way))
    expect(await ofBrand()).toEqual([
      '/en/watches/tidewerk → /en/watches/tide-werk',
      '/uhren/tidewerk → /uhren/tide-werk',
    ])
    await call('PATCH', `/items/brand/${id}`, { type: other.id })
    expect(await ofBrand()).toContain('/uhren/tidewerk → /schmuck/tide-werk')
    expect(await ofBrand()).toContain('/uhren/tide-werk → /schmuck/tide-werk')
    const branch = { display_name: 'Hafen', slug: 'hafen', street: 'Kai 1', zip: '20457', city: 'Hamburg' }
    const house = await call('POST', '/items/branch', branch)
    await call('PATCH', `/items/branch/${house.id}`, { slug: 'speicherstadt' })
    expect((await ways()).filter((way) => /hafen/.test(way))).toEqual([
      '/en/branches/hafen → /en/branches/speicherstadt',
      '/haeuser/hafen → /haeuser/speicherstadt',
    ])
  })

  test('a draft that nobody has found leads nowhere, and a slug of another product is refused by name', async () => {
    const before = await ways()
    const draft = { ...base, status: 'draft' }
    const { id } = await call('POST', '/items/ecommerce_product', { ...draft, display_name: 'Kette', slug: 'kette' })
    await call('PATCH', `/items/ecommerce_product/${id}`, { slug: 'kette-neu' })
    expect(await ways()).toEqual(before)
    const refused = await client.call('PATCH', `/items/ecommerce_product/${id}`, { slug: 'ring-elbe' }, editor)
    expect(refused.status).toBeGreaterThan(400)
    expect(refused.status).toBeLessThan(500)
    expect(refused.body.error?.message).toContain('slug')
  })
})
