import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { sampleImports } from './sample-imports.ts'
import { type Json, testClient } from './test-client.ts'

let number = 0
const english = (slug: string) => [{ language: 'en', display_name: 'English', slug }]

withDatabases((database) => {
  async function start() {
    const domain = `juwelier${++number}.example`
    const { project, master, spirit, nova } = await sampleShop(database(), domain)
    const client = testClient(database(), { defaultDomain: domain })
    const editor = await client.signedInAs({ email: `e@${domain}`, role: 'editor', project: Number(project) })
    const call = async (method: string, path: string, body?: Json) => {
      const { status, body: answer } = await client.call<{ id: number }[]>(method, path, body, editor)
      return { status, message: answer.error?.message, data: answer.data }
    }
    const englishText = async (product: unknown) => {
      const query = `filter[ecommerce_product]=${product}&filter[language]=en`
      return (await call('GET', `/items/ecommerce_product_translation?${query}`)).data[0]?.id
    }
    /** Gives a product an English address, as its form does. */
    const named = async (product: unknown, slug: string) => {
      const translations = [{ id: await englishText(product), slug }]
      return call('PATCH', `/items/ecommerce_product/${product}`, { translations })
    }
    return { call, named, englishText, master, spirit, nova }
  }

  test('two products cannot have one address in a language, whatever way it is written: the refusal names field and other', async () => {
    const { call, named, englishText, master, spirit } = await start()
    expect((await named(master, 'the-master')).status).toBe(200)
    const shared = (field: string) => ({
      status: 422,
      message: expect.stringContaining(`${field} is the address of the product "master" (en)`),
    })
    const fresh = (slug: string, translations: object[] = []) =>
      call('POST', '/items/ecommerce_product', { display_name: slug, slug, translations })
    expect(await fresh('anders', english('the-master'))).toMatchObject(shared('translations.en.slug'))
    expect(await fresh('the-master')).toMatchObject(shared('slug'))
    expect(await fresh('anders', english('another-one'))).toMatchObject({ status: 200 })
    expect(await named(spirit, 'the-master')).toMatchObject(shared('translations.en.slug'))
    const path = `/items/ecommerce_product/${spirit}`
    expect(await call('PATCH', path, { slug: 'the-master' })).toMatchObject(shared('slug'))
    const part = `/items/ecommerce_product_translation/${await englishText(spirit)}`
    expect(await call('PATCH', part, { slug: 'the-master' })).toMatchObject(shared('translations.en.slug'))
    const planned = { moment: new Date(Date.now() + 86_400_000).toISOString(), data: { slug: 'the-master' } }
    expect(await call('POST', `${path}/schedule`, planned)).toMatchObject(shared('slug'))
  })

  test('an address that another got meanwhile does not come back with an old version or out of the bin', async () => {
    const { call, named, master, spirit, nova } = await start()
    await named(master, 'first-name')
    const [revision] = (await call('GET', `/revisions?collection=ecommerce_product&item=${master}`)).data
    await named(master, 'second-name')
    expect((await named(spirit, 'first-name')).status).toBe(200)
    const refusal = {
      status: 422,
      message: expect.stringContaining('translations.en.slug is the address of the product "spirit" (en)'),
    }
    expect(await call('POST', `/revisions/${revision?.id}/restore`)).toMatchObject(refusal)
    await named(nova, 'third-name')
    await call('DELETE', `/items/ecommerce_product/${nova}`)
    await named(spirit, 'third-name')
    const [gone] = (await call('GET', '/bin')).data
    expect(await call('POST', `/bin/${gone?.id}/restore`)).toMatchObject(refusal)
  })

  test('what shares an address since before the rule can still be changed elsewhere', async () => {
    const { call, master, spirit } = await start()
    for (const product of [master, spirit])
      await database()
        .updateTable('ecommerce_product_translation')
        .set({ slug: 'both' })
        .where('ecommerce_product', '=', Number(product))
        .where('language', '=', 'en')
        .execute()
    const path = `/items/ecommerce_product/${master}`
    expect(await call('PATCH', path, { stock: 7 })).toMatchObject({ status: 200 })
    expect(await call('PATCH', path, { slug: 'other' })).toMatchObject({ status: 422 })
  })

  test('an import finds an address that no product has in any language', async () => {
    const { call, written, products } = await sampleImports(database(), 'waren.example')
    const bangle = { display_name: 'Reif', slug: 'reif', translations: english('bangle-round') }
    expect((await call('POST', '/items/ecommerce_product', bangle)).status).toBe(200)
    const done = await written('Artikelnummer;Bezeichnung;Preis\nB-1;Bangle round;20,00\nB-2;Bangle oval;30,00\n')
    expect(done.counts).toMatchObject({ create: 2, refused: 0 })
    const slugs = (await products('slug')).map(({ slug }) => slug)
    expect(slugs.slice(-3)).toEqual(['reif', 'bangle-round-b-1', 'bangle-oval'])
  })
})
