import { expect, test } from 'vitest'
import { insertTree } from '../items/insert.ts'
import { readMany } from './read-many.ts'
import { withDatabases } from './with-databases.ts'

withDatabases((database) => {
  const tags = (text: string, parameters: readonly unknown[] = []) =>
    readMany(database(), {
      named: { columns: ['id', 'display_name', 'slug'], text, parameters },
      none: { columns: ['id', 'slug'], text: 'select id, slug from ecommerce_tag where id < ?', parameters: [0] },
    })

  test('many rows are what one by one they are, in their order; of what is not there, there are none', async () => {
    const languages = ['de']
    const project = await insertTree(database(), 'project', { domain: 'a.example', display_name: 'A', languages })
    const names = ['Neu', 'Mit "Zeichen", \\ und 🎁', 'Dritter']
    const ids: number[] = []
    for (const [n, display_name] of names.entries())
      ids.push(Number(await insertTree(database(), 'ecommerce_tag', { project, display_name, slug: `tag-${n}` })))
    const text =
      'select id, display_name, case when id = ? then null else slug end as slug from ecommerce_tag where project = ? order by id desc'
    expect(await tags(text, [ids[0], project])).toEqual({
      named: [
        { id: ids[2], display_name: names[2], slug: 'tag-2' },
        { id: ids[1], display_name: names[1], slug: 'tag-1' },
        { id: ids[0], display_name: names[0], slug: null },
      ],
      none: [],
    })
  })
})
