import { expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from './insert.ts'

const newProject = (db: Database, domain: string) =>
  insertTree(db, 'project', { domain, display_name: domain, languages: ['de', 'en', 'fr'] })

withDatabases((database) => {
  test('a page is written with its sections, their items and all translations', async () => {
    const db = database()
    const project = await newProject(db, 'tree.example')
    const id = await insertTree(db, 'page', {
      project,
      name: 'home',
      status: 'published',
      translations: [{ language: 'de', title: 'Start' }],
      sections: [{ kind: 'services', items: [{ icon: 'ring', translations: [{ language: 'de', heading: 'Ringe' }] }] }],
    })
    const found = await db
      .selectFrom('page_section_item_translation as text')
      .innerJoin('page_section_item as item', 'item.id', 'text.page_section_item')
      .innerJoin('page_section as section', 'section.id', 'item.page_section')
      .select(['section.page as page', 'text.heading as heading'])
      .execute()
    expect(found).toEqual([{ page: id, heading: 'Ringe' }])
  })

  test('a nested row takes over the project of its parent', async () => {
    const db = database()
    const project = await newProject(db, 'menu.example')
    await insertTree(db, 'menu_item', { project, display_name: 'Uhren', sub: [{ display_name: 'Damen' }] })
    const rows = await db.selectFrom('menu_item').select(['display_name', 'project']).orderBy('id').execute()
    expect(rows).toEqual([
      { display_name: 'Uhren', project },
      { display_name: 'Damen', project },
    ])
  })

  test('every problem is named with its path, and nothing is written', async () => {
    const db = database()
    const project = await newProject(db, 'problems.example')
    const record = {
      project,
      name: 'home',
      colour: 'red',
      sections: [{ kind: 'hero' }, { kind: 'cinema', items: 'none' }],
      translations: [{ language: 'it', title: 'a'.repeat(256) }],
    }
    await expect(insertTree(db, 'page', record)).rejects.toMatchObject({
      status: 422,
      problems: [
        { field: 'colour', message: 'is not a field of page' },
        { field: 'sections.1.kind', message: expect.stringMatching(/^must be one of hero, teaser/) },
        { field: 'sections.1.items', message: 'must be a list of at most 1000 objects' },
        { field: 'translations.0.language', message: 'must be one of de, en, fr' },
        { field: 'translations.0.title', message: 'must have at most 255 characters' },
      ],
    })
    expect(await db.selectFrom('page').where('project', '=', project).selectAll().execute()).toEqual([])
  })

  test('a slug is unique within its project, and free in another', async () => {
    const db = database()
    const slug = 'koelner-strasse'
    const branch = { display_name: 'A', slug, street: 'Kölner Straße 1', zip: '50667', city: 'Köln' }
    const [one, two] = [await newProject(db, 'one.example'), await newProject(db, 'two.example')]
    await insertTree(db, 'branch', { ...branch, project: one })
    await insertTree(db, 'branch', { ...branch, project: two })
    await expect(insertTree(db, 'branch', { ...branch, project: one })).rejects.toMatchObject({
      status: 409,
      message: 'slug is taken by another item of branch',
    })
  })

  test('an item of another project cannot be referred to', async () => {
    const db = database()
    const [mine, theirs] = [await newProject(db, 'mine.example'), await newProject(db, 'theirs.example')]
    const type = await insertTree(db, 'brand_type', { project: theirs, type: 'watches' })
    await expect(
      insertTree(db, 'brand', { project: mine, display_name: 'Longines', slug: 'longines', type }),
    ).rejects.toMatchObject({ problems: [{ field: 'type', message: 'names an item of another project' }] })
    await expect(
      insertTree(db, 'theme', { project: 4711, brand_color: '#000', base_color: '#fff' }),
    ).rejects.toMatchObject({
      problems: [{ field: 'project', message: 'names an item that does not exist' }],
    })
  })

  test('an opening period belongs to a company or to a branch, not to neither', async () => {
    await expect(insertTree(database(), 'opening_period', { day: 1 })).rejects.toMatchObject({ status: 422 })
  })

  test('money is given in euro and stored in cents', async () => {
    const db = database()
    const project = await newProject(db, 'money.example')
    const product = { project, display_name: 'Ring', slug: 'ring' }
    await insertTree(db, 'ecommerce_product', { ...product, price_brutto: 1234.56 })
    expect(await db.selectFrom('ecommerce_product').select('price_brutto').executeTakeFirst()).toEqual({
      price_brutto: 123456,
    })
    await expect(insertTree(db, 'ecommerce_product', { ...product, price_brutto: 1.234 })).rejects.toMatchObject({
      problems: [{ field: 'price_brutto', message: 'must have at most two decimals' }],
    })
    await expect(insertTree(db, 'ecommerce_product', { ...product, price_brutto: -0.01 })).rejects.toMatchObject({
      problems: [{ field: 'price_brutto', message: 'must be at least 0' }],
    })
  })
})
