import type { ResourceProps } from 'react-admin'
import { RecordCreate } from './forms/record-create.tsx'
import { RecordEdit } from './forms/record-edit.tsx'
import { entriesFor, menuSections } from './layout/menu-sections.ts'
import { RecordList } from './lists/record-list.tsx'
import { may, type Workplace } from './workplace/workplace.ts'

/** Collections that are written by visitors and orders, never begun here. */
const NEVER_CREATED: readonly string[] = ['ecommerce_product_rating', 'contact_request', 'ecommerce_request']

/** The screens of a collection, as far as the person's rights go; none for parts of other records. */
export function screensOf(workplace: Workplace, name: string): Pick<ResourceProps, 'list' | 'edit' | 'create'> {
  const isShown = menuSections.some((section) => entriesFor(workplace, section).includes(name))
  if (!isShown) return {}
  const isCreated = may(workplace, 'create', name) && !NEVER_CREATED.includes(name)
  return { list: RecordList, edit: RecordEdit, ...(isCreated && { create: RecordCreate }) }
}
