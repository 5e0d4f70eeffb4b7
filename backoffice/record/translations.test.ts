import { expect, test } from 'vitest'
import type { OfficeModel } from './model.ts'
import { sampleModel } from './sample-model.ts'
import { ownTextOf, textFieldsOf } from './translations.ts'

test('a text that a record has itself is asked for once in the first language, one that only its translations have is not its own', () => {
  const page = sampleModel.get('page')
  const title = sampleModel.get('page_translation')?.fields.title
  if (!page || !title) throw new Error('The sample model has no pages.')
  const model: OfficeModel = new Map([...sampleModel, ['page', { ...page, fields: { ...page.fields, title } }]])
  const owned = (given: OfficeModel) =>
    textFieldsOf(given, 'page_translation').map((field) => ownTextOf(given, 'page_translation', field))
  expect(owned(sampleModel)).toEqual([undefined, undefined])
  expect(owned(model)).toEqual(['title', undefined])
})
