import type { DescribedCollection, DescribedField } from '#contract/wire/described-model.ts'
import type { OfficeModel } from './model.ts'

type Part = Partial<DescribedField> & Pick<DescribedField, 'type'>

const collection = (name: string, owners: string[], fields: Record<string, Part>): [string, DescribedCollection] => [
  name,
  {
    collection: name,
    area: 'content',
    owners,
    sort_field: null,
    status_field: null,
    actions: ['create', 'update', 'delete'],
    fields: Object.fromEntries(
      Object.entries<Part>({ id: { type: 'integer' }, ...fields }).map(([field, part], index) => [
        field,
        {
          collection: name,
          field,
          sort: index + 1,
          primary_key: field === 'id',
          required: false,
          readonly: false,
          ...part,
        },
      ]),
    ),
  },
]

/** A small model for tests: pages with texts and sections that have texts, and a list that lives on its own. */
export const sampleModel: OfficeModel = new Map([
  collection('page', ['project'], {
    name: { type: 'text', max: 120, required: true },
    visible: { type: 'boolean', default: true },
    price: { type: 'money', default: 500 },
    translations: { type: 'o2m', target: 'page_translation', by: 'page' },
    sections: { type: 'o2m', target: 'page_section', by: 'page' },
    children: { type: 'o2m', target: 'page', by: 'parent' },
    parent: { type: 'm2o', target: 'page' },
  }),
  collection('page_translation', ['page'], {
    page: { type: 'm2o', target: 'page' },
    language: { type: 'text' },
    title: { type: 'text', max: 255 },
    body: { type: 'html' },
  }),
  collection('page_section', ['page'], {
    page: { type: 'm2o', target: 'page' },
    kind: { type: 'text', max: 64 },
    sort: { type: 'integer' },
    translations: { type: 'o2m', target: 'page_section_translation', by: 'page_section' },
  }),
  collection('page_section_translation', ['page_section'], {
    page_section: { type: 'm2o', target: 'page_section' },
    language: { type: 'text' },
    heading: { type: 'text', max: 255 },
  }),
])
