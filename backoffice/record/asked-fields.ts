import type { DescribedField } from '#contract/wire/described-model.ts'
import { fieldList, type OfficeModel } from './model.ts'

/** What a form never asks: it follows from the record, or has a way of its own. */
const NEVER = new Set([
  'id',
  'project',
  'created_on',
  'expires_on',
  'shipping_methods_config',
  'ratings',
  'uuid',
  'origin',
  'guide_done',
  'mail',
])

/** The fields of a collection that a form asks, in the model's order. */
export const askedFields = (model: OfficeModel, collection: string, except: readonly string[] = []): DescribedField[] =>
  fieldList(model, collection).filter((field) => !NEVER.has(field.field) && !except.includes(field.field))
