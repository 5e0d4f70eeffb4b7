import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { heldBackend } from '#backend/calls/test-client.ts'
import { withDatabases } from '#backend/db/with-databases.ts'
import { insertTree } from '#backend/items/insert.ts'
import { linkInMemory } from '../http/backend-link.ts'
import { collectTags } from './page-tags.ts'
import { sharedReading } from './shared-reading.ts'

withDatabases((database) => {
  async function setUp() {
    const domain = `${randomUUID()}.test`
    const project = await insertTree(database(), 'project', { domain, display_name: 'A', languages: ['de'] })
    const ids: Record<string, unknown> = {}
    for (const slug of ['elbe', 'alster'])
      ids[slug] = await insertTree(database(), 'ecommerce_product', {
        project,
        display_name: slug,
        slug,
        status: 'published',
      })
    const asked: string[] = []
    const backend = heldBackend({ db: database() })
    const link = linkInMemory((request) => {
      asked.push(decodeURIComponent(new URL(request.url).search))
      return backend.fetch(request)
    })
    const reading = sharedReading(link, Date.now)
    reading.setConnected(true)
    const sdkOf = (seen: Parameters<typeof reading.sdkOf>[1]) => reading.sdkOf(domain, seen)
    const share = (seen: Parameters<typeof reading.share>[1]) => reading.share(domain, seen)
    /** One page's product and the tags that the page has of it. */
    async function productOf(slug: string) {
      const { tags, seen } = collectTags()
      const filter = { 'project.domain': domain, slug }
      const item = await sdkOf(seen)
        .items('ecommerce_product')
        .first({ filter, fields: ['*'] })
      return { item, tags: [...tags].sort() }
    }
    return { asked, domain, project, ids, link, productOf, reading, sdkOf, share }
  }

  test('items that pages ask for by slug at the same time are read in one call, each page with its own tags', async () => {
    const { asked, domain, ids, link, productOf } = await setUp()
    const [elbe, alster, none] = await Promise.all(['elbe', 'alster', 'none'].map(productOf))
    expect(asked).toHaveLength(1)
    expect(elbe?.item).toMatchObject({ id: ids.elbe, slug: 'elbe' })
    expect(alster?.item).toMatchObject({ id: ids.alster, slug: 'alster' })
    expect(none?.item).toBeNull()
    // The same as a page gets that reads alone.
    const { tags, seen } = collectTags()
    const filter = { 'project.domain': domain, slug: 'elbe' }
    await link
      .sdkOf(domain, seen)
      .items('ecommerce_product')
      .first({ filter, fields: ['*'] })
    expect(elbe?.tags).toEqual([...tags].sort())
    expect(alster?.tags).not.toEqual(elbe?.tags)
  })

  test('what one page has asked for is not read again, but named among the tags of the next', async () => {
    const { asked, productOf } = await setUp()
    const first = await productOf('elbe')
    expect(await productOf('elbe')).toEqual(first)
    expect(asked).toHaveLength(1)
  })

  /** One page's products by their ids, and the tags that the page has of them. */
  const itemsOf = async (
    { domain, sdkOf }: Pick<Awaited<ReturnType<typeof setUp>>, 'domain' | 'sdkOf'>,
    ids: unknown[],
  ) => {
    const { tags, seen } = collectTags()
    const filter = { 'project.domain': domain, status: 'published', id: { in: ids as number[] } }
    const { data } = await sdkOf(seen)
      .items('ecommerce_product')
      .read({ filter, fields: ['id', 'slug', 'images.file.*'], limit: ids.length })
    return { slugs: data.map(({ slug }) => slug).sort(), tags: [...tags].sort() }
  }

  test('items that pages ask for by their ids are read once each, and those alone that no page has shown', async () => {
    const all = await setUp()
    const { asked, ids } = all
    expect((await itemsOf(all, [ids.elbe])).slugs).toEqual(['elbe'])
    expect((await itemsOf(all, [ids.alster, ids.elbe])).slugs).toEqual(['alster', 'elbe'])
    expect((await itemsOf(all, [ids.elbe, ids.alster])).slugs).toEqual(['alster', 'elbe'])
    expect(asked).toHaveLength(2)
    expect(asked[1]).toContain(`[in][0]=${ids.alster}`)
    expect(asked[1]).not.toContain('[in][1]')
  })

  test('a page of items by their ids is old by a change of them or of their files, and not of those of others', async () => {
    const all = await setUp()
    const { ids, project } = all
    for (const slug of ['elbe', 'alster']) {
      const file = await insertTree(database(), 'files', {
        project,
        filename: `${slug}.webp`,
        type: 'image/webp',
        size: 1,
        hash: slug,
        title: slug,
      })
      await insertTree(database(), 'ecommerce_product_image', { product: ids[slug], file, sort: 1 })
      ids[`${slug}.webp`] = file
    }
    // Read together, as pages that are made at the same time do.
    const [elbe, alster] = await Promise.all([itemsOf(all, [ids.elbe]), itemsOf(all, [ids.alster])])
    expect(all.asked).toHaveLength(1)
    const own = (slug: string) => [
      `${project}:ecommerce_product/${ids[slug]}`,
      `${project}:files/${ids[`${slug}.webp`]}`,
    ]
    expect(elbe.tags).toEqual(expect.arrayContaining(own('elbe')))
    expect(alster.tags).toEqual(expect.arrayContaining(own('alster')))
    for (const tag of [...own('alster'), `${project}:ecommerce_product`, `${project}:files`])
      expect(elbe.tags).not.toContain(tag)
    all.reading.purge(own('alster'))
    await itemsOf(all, [ids.elbe])
    expect(all.asked).toHaveLength(1)
    await itemsOf(all, [ids.alster])
    expect(all.asked).toHaveLength(2)
  })

  test('an item that is not there is looked for again once one of its kind has changed', async () => {
    const all = await setUp()
    const { ids, project } = all
    const hidden = await insertTree(database(), 'ecommerce_product', {
      project,
      display_name: 'x',
      slug: 'x',
      status: 'draft',
    })
    const { slugs, tags } = await itemsOf(all, [ids.elbe, hidden])
    expect([slugs, tags.includes(`${project}:ecommerce_product`)]).toEqual([['elbe'], true])
  })

  test('what chance decides is another for each page', async () => {
    const { asked, sdkOf } = await setUp()
    for (let n = 0; n < 2; n++)
      await sdkOf(() => {})
        .items('ecommerce_product')
        .read({ sort: '?', limit: 1 })
    expect(asked).toHaveLength(2)
  })

  test('what pages have in common is made once, and its tags are those of each page', async () => {
    const { asked, share } = await setUp()
    const all = [collectTags(), collectTags()]
    for (const { seen } of all)
      await share(seen)('parts', async (sdk) => (await sdk.items('ecommerce_product').read({ fields: ['id'] })).data)
    expect(asked).toHaveLength(1)
    expect([...(all[1]?.tags ?? [])]).toEqual([...(all[0]?.tags ?? [])])
    expect(all[0]?.tags.size).toBe(1)
  })

  test('a change is read by the next page, whatever else was kept', async () => {
    const { asked, ids, productOf, reading } = await setUp()
    await Promise.all([productOf('elbe'), productOf('alster')])
    reading.purge([...(await productOf('elbe')).tags].filter((tag) => tag.endsWith(`/${ids.elbe}`)))
    await productOf('alster')
    expect(asked).toHaveLength(1)
    await productOf('elbe')
    expect(asked).toHaveLength(2)
  })

  test('while changes are not heard of, each page reads for itself', async () => {
    const { asked, productOf, reading } = await setUp()
    await productOf('elbe')
    reading.setConnected(false)
    await productOf('elbe')
    reading.setConnected(true)
    await productOf('elbe')
    await productOf('elbe')
    expect(asked).toHaveLength(3)
  })
})
