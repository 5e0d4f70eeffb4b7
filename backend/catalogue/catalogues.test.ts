import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { catalogues } from './catalogues.ts'

withDatabases((database) => {
  async function projectWith(products: number): Promise<number> {
    const domain = `${randomUUID()}.test`
    const project = Number(await insertTree(database(), 'project', { domain, display_name: 'A', languages: ['de'] }))
    for (let n = 0; n < products; n++) {
      const record = { project, display_name: `Ring ${n}`, slug: `ring-${n}`, status: 'published' }
      await insertTree(database(), 'ecommerce_product', record)
    }
    return project
  }

  test('the catalogue used longest ago makes room when there are too many projects', async () => {
    const [one = 0, two = 0, three = 0] = [await projectWith(1), await projectWith(1), await projectWith(1)]
    const { of } = catalogues(database(), () => new Date(), { projects: 2, products: 100 })
    const [first, second] = [await of(one), await of(two)]
    expect(await of(one)).toBe(first)
    await of(three)
    expect(await of(one)).toBe(first)
    expect(await of(two)).not.toBe(second)
  })

  test('it makes room too when there are too many products, but never the one that is asked for', async () => {
    const [small, large] = [await projectWith(1), await projectWith(4)]
    const { of } = catalogues(database(), () => new Date(), { projects: 20, products: 3 })
    const first = await of(small)
    const second = await of(large)
    expect(await of(large)).toBe(second)
    expect(await of(small)).not.toBe(first)
  })
})
