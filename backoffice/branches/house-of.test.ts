import { expect, test } from 'vitest'
import { collectedAt, houseOf } from './house-of.ts'

test('a house has one name, whatever language the visitor spoke, and keeps theirs when it is gone', () => {
  const branches = [{ id: 2, display_name: 'Blankenese' }]
  expect(houseOf({ branch: 2, branch_name: 'Boutique de Blankenese' }, branches)).toBe('Blankenese')
  expect(houseOf({ branch: null, branch_name: 'Altona shop' }, branches)).toBe('Altona shop')
})

test('where an order is collected is called as the staff do, whatever its customer speaks, and nothing where it is sent', () => {
  const branches = [{ id: 2, display_name: 'Blankenese' }]
  const branch = { id: 2, name: 'Boutique de Blankenese', address: 'Lange Straße 1' }
  expect(collectedAt({ collect_branch: 2, branch }, branches)).toBe('Blankenese')
  expect(collectedAt({ collect_branch: null, branch }, [])).toBe('Boutique de Blankenese')
  expect(collectedAt({ collect_branch: null, branch: null }, branches)).toBeUndefined()
})
