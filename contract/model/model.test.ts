import { expect, test } from 'vitest'
import { areaOf, columnsOf, fieldOf, listsOf, model } from './model.ts'

const collections = [...model.values()]

test('every many-to-one field points to a collection of the model', () => {
  for (const collection of collections)
    for (const [name, field] of columnsOf(collection))
      if (field.type === 'm2o') expect(model.has(field.target), `${collection.name}.${name}`).toBe(true)
})

test('every list is held together by a field of its rows that points back', () => {
  for (const collection of collections)
    for (const [name, list] of listsOf(collection)) {
      const target = model.get(list.target)
      expect(target && fieldOf(target, list.by), `${collection.name}.${name}`).toMatchObject({
        type: 'm2o',
        target: collection.name,
      })
    }
})

test('every row belongs to a project through its owners, or serves all projects', () => {
  for (const collection of collections)
    for (const owner of collection.owners) {
      const field = fieldOf(collection, owner)
      // What the law keeps holds its project back; everything else goes with it.
      const onDelete = areaOf(collection) === 'orders' ? /^(cascade|restrict)$/ : /^cascade$/
      expect(field, `${collection.name}.${owner}`).toMatchObject({
        type: 'm2o',
        onDelete: expect.stringMatching(onDelete),
      })
    }
  const shared = collections.filter(({ owners }) => owners.length === 0)
  expect(shared.filter((entry) => areaOf(entry) !== 'system').map(({ name }) => name)).toEqual([
    'project',
    'ecommerce_payment',
  ])
})

test('unique keys, indices, hidden fields and public conditions name what their collection has', () => {
  for (const collection of collections) {
    const columns = new Set(columnsOf(collection).map(([name]) => name))
    const named = [...collection.unique, ...collection.indices].flat()
    const { where = {}, except = [] } = collection.public ?? {}
    for (const name of [...named, ...Object.keys(where)]) expect(columns, `${collection.name}.${name}`).toContain(name)
    for (const name of except) expect(Object.keys(collection.fields), collection.name).toContain(name)
  }
})

test('a collection that has a status shows visitors only what is published', () => {
  for (const collection of collections)
    if (fieldOf(collection, 'status') && collection.public)
      expect(collection.public.where, collection.name).toEqual({ status: 'published' })
})

test('nothing of accounts and history is public', () => {
  for (const collection of collections)
    if (areaOf(collection) === 'system') expect(collection.public, collection.name).toBeUndefined()
})
