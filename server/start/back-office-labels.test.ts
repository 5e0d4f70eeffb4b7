import { expect, test } from 'vitest'
import { ACTIVITY_KINDS } from '#contract/model/activity-kinds.ts'
import { areaOf, model } from '#contract/model/model.ts'
import { CONNECTION_KEYS } from '../../backend/project/connection-keys.ts'
import { labelsDe } from '../../backoffice/labels/labels-de.ts'
import { labelsEn } from '../../backoffice/labels/labels-en.ts'

const EDITED = ['content', 'files', 'catalogue', 'shop']
/** What no form asks. */
const NEVER = ['id', 'project', 'placeholder', 'hash', 'shipping_methods_config']

test('everything that editors change is called by a German name', () => {
  const missing = [...model.values()].flatMap((collection) => {
    if (!EDITED.includes(areaOf(collection))) return []
    return Object.entries(collection.fields).flatMap(([name, field]) => {
      if (NEVER.includes(name) || field.secret || collection.owners.includes(name)) return []
      const isNamed = labelsDe.fields[`${collection.name}.${name}`] ?? labelsDe.fields[name]
      const choices = 'choices' in field ? (field.choices ?? []) : []
      const unnamed = choices.filter((choice) => !(labelsDe.choices[`${name}.${choice}`] ?? labelsDe.choices[choice]))
      return [
        ...(isNamed ? [] : [`${collection.name}.${name}`]),
        ...unnamed.map((choice) => `${collection.name}.${name}: ${choice}`),
      ]
    })
  })
  expect(missing).toEqual([])
})

test('every record and every row that editors make is called by a German name', () => {
  const missing = [...model.values()].filter(({ name, fields, owners }) => {
    const isLink = Object.entries(fields).every(
      ([field, of]) => field === 'id' || owners.includes(field) || of.type === 'm2o',
    )
    return !isLink && !name.endsWith('_translation') && labelsDe.collections[name] === undefined
  })
  expect(missing.filter((collection) => EDITED.includes(areaOf(collection))).map(({ name }) => name)).toEqual([])
})

test('what the trail of activity names is called by words, in every language of the back office', () => {
  const users = Object.entries(model.get('users')?.fields ?? {}).flatMap(([name, { secret }]) => (secret ? [] : [name]))
  // Where a person was last is no change of the account.
  const noted = [...users, ...Object.keys(CONNECTION_KEYS)].filter((name) => !['id', 'last_page'].includes(name))
  const unnamed = noted.filter((name) => !(labelsDe.fields[`activity.${name}`] ?? labelsDe.fields[name]))
  expect(unnamed).toEqual([])
  for (const kind of ACTIVITY_KINDS)
    for (const { choices } of [labelsDe, labelsEn]) expect(choices[`kind.${kind}`], kind).toBeTruthy()
})

test('a hint stands at a field that there is, in every language of the back office', () => {
  const hinted = Object.keys(labelsDe.hints)
  expect(hinted.filter((key) => !model.get(key.split('.')[0] ?? '')?.fields[key.split('.')[1] ?? ''])).toEqual([])
  expect(Object.keys(labelsEn.hints)).toEqual(hinted)
})

/** Fields that somebody who runs a shop asked about. */
const ASKED = {
  ecommerce_product: ['sales_mode', 'purchase_to_order', 'reorder_possible', 'uvp', 'sort'],
  brand: ['template', 'rolex_api_key', 'sort'],
  menu_item: ['path', 'path_prefix', 'external_path', 'anchor', 'type'],
  consent: ['function_id'],
  page: ['name'],
  theme: ['button'],
} as const

test('a field whose name does not say enough has a sentence', () => {
  const keys = Object.entries(ASKED).flatMap(([name, fields]) => fields.map((field) => `${name}.${field}`))
  expect(keys.filter((key) => !/\w \w.*[.]$/s.test(labelsDe.hints[key] ?? ''))).toEqual([])
})
