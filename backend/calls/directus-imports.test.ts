import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { samplePicture } from '../files/sample-picture.ts'
import { listening } from '../http/sample-listening.ts'
import { insertTree } from '../items/insert.ts'
import { sampleImports } from './sample-imports.ts'
import { published } from './sample-old-server.ts'

let number = 0

withDatabases((database) => {
  const sample = () => sampleImports(database(), `directus${++number}.example`)

  test('a website is moved by HTTP with a token, as the published clients of a Directus 8 call it: goods, variants, categories with their parts, pictures and texts; a second run changes nothing, and undo leaves the state before', async () => {
    const old = await sample()
    const domain = `directus${number}.example`
    const bytes = new Uint8Array(await samplePicture())
    const { data: file } = (await old.send('/files', bytes, 'ring.png')) as unknown as { data: { id: string } }
    const maker = {
      ...{ display_name: 'Keller', slug: 'keller' },
      ...{ postal_address: 'Hauptstraße 1, 20095 Hamburg', e_address: 'mail@keller.example' },
    }
    const place = await old.client.call('GET', '/items/project?fields=id', undefined, old.staff)
    const project = Number(place.body.data[0]?.id)
    const manufacturer = await insertTree(database(), 'ecommerce_manufacturer', { ...maker, project })
    const parts = [{ display_name: 'Verlobung', slug: 'verlobung' }]
    const category = await insertTree(database(), 'ecommerce_category', {
      ...{ project, display_name: 'Fingerringe', slug: 'fingerringe', subcategories: parts },
    })
    const subcategories = (
      await old.client.call('GET', `/items/ecommerce_subcategory?filter[category]=${category}`, undefined, old.staff)
    ).body.data
    const ring = {
      ...{ display_name: 'Ring Elbe', slug: 'ring-elbe', reference_number: 'RE', price_brutto: 1299.5 },
      ...{ status: 'published', manufacturer, category, description: '<p>Schmal; glatt.</p>', stock: 3 },
      subcategories: [{ subcategory_id: subcategories[0]?.id }],
      images: [{ file: file.id }],
      product_variants: [
        { display_name: '54', price_brutto: 1299.5, stock: 1, reference_number_suffix: '-54' },
        { display_name: '56', price_brutto: 1349, stock: 2, reference_number_suffix: '-56' },
      ],
      translations: [{ language: 'en', display_name: 'Elbe ring' }],
    }
    const made = await old.client.call('POST', '/items/ecommerce_product', ring, old.staff)
    expect([made.status, made.body.error]).toEqual([200, undefined])
    const seen: string[] = []
    const url = await published(async (request) => old.client.backend.fetch(request), seen)
    await old.stop()
    const fresh = await sample()
    const before = await fresh.everything()
    const token = String(new Headers(old.staff).get('authorization')).replace('Bearer ', '')
    const move = async () => {
      const begun = await fresh.call('POST', '/imports/directus', { url, project: domain, token })
      expect([begun.status, begun.error]).toEqual([200, undefined])
      const tried = await fresh.until(begun.data.id, 'tried', 'failed')
      expect(tried).toMatchObject({ filename: `${domain} (Directus 8)`, problem: null })
      expect((await fresh.call('POST', `/imports/${begun.data.id}/start`)).status).toBe(200)
      return fresh.until(begun.data.id, 'done', 'failed')
    }
    const done = await move()
    expect(done.counts).toMatchObject({ refused: 0 })
    const fields = 'slug,price_brutto,category.display_name,subcategories.subcategory_id.display_name,images.file'
    const all = await fresh.products(`${fields},product_variants.*,translations.*`)
    expect(all.find(({ slug }) => slug === 'ring-elbe')).toMatchObject({
      price_brutto: 1299.5,
      category: { display_name: 'Fingerringe' },
      subcategories: [{ subcategory_id: { display_name: 'Verlobung' } }],
      images: [{ file: expect.any(String) }],
      product_variants: [
        { display_name: '54', stock: 1 },
        { display_name: '56', price_brutto: 1349 },
      ],
      translations: [{ language: 'en', display_name: 'Elbe ring' }],
    })
    expect(seen[0]).toContain(`/${domain}/items/ecommerce_product?`)
    const after = await fresh.everything()
    expect((await move()).counts).toMatchObject({ create: 0, update: 0, refused: 0 })
    expect(await fresh.everything()).toBe(after)
    await fresh.call('POST', `/imports/${done.id}/undo`)
    await fresh.until(done.id, 'undone')
    expect(await fresh.everything()).toBe(before)
    const kept = await database().selectFrom('imports').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  test('what is wrong with the address, the project or the token is said of it, and no import begins', async () => {
    const { call } = await sample()
    const answers: Record<string, [number, string]> = {
      '/kein-recht/': [401, '{"error":{"code":101,"message":"Invalid token"}}'],
      '/nirgends/': [404, '{"error":{"code":203,"message":"Project not found"}}'],
      '/kaputt/': [503, ''],
      '/seite/': [200, '<!doctype html><title>Hallo</title>'],
      '/leer/': [200, '{"data":[]}'],
    }
    const url = await listening((request, response) => {
      const [, answer] = Object.entries(answers).find(([path]) => request.url?.startsWith(path)) ?? []
      if (answer) response.writeHead(answer[0]).end(answer[1])
      else request.socket.destroy()
    })
    const said = async (place: Record<string, string>) => {
      const { status, error } = await call('POST', '/imports/directus', {
        url,
        project: 'leer',
        token: 'geheim',
        ...place,
      })
      expect(status).toBe(422)
      return error?.message
    }
    expect(await said({ url: 'cms.example' })).toBe('url must be a web address like https://cms.example')
    expect(await said({ url: 'http://10.0.0.1/' })).toBe('url must not be a server of a private network')
    expect(await said({ project: 'kein-recht' })).toBe('token The server does not let the token read its products')
    expect(await said({ project: 'nirgends' })).toBe('project The server has no such project, or no products in it')
    expect(await said({ project: 'leer' })).toBe('project The server has no such project, or no products in it')
    expect(await said({ project: 'kaputt' })).toBe('url The server answers 503 instead of products')
    expect(await said({ project: 'seite' })).toBe(
      'url The server answers something else than a Directus 8 with products',
    )
    expect(await said({ project: 'legt-auf' })).toBe('url The server cannot be reached')
    expect(await said({ token: 'zwei\nZeilen' })).toBe('token The token has characters that no token has')
    expect((await call('GET', '/imports')).data).toEqual([])
  })
})
