import { collection } from './collection.ts'
import { boolean, choice, html, longText, m2o, o2m, partOf, sort, status, text } from './field.ts'
import { sectionKinds } from './section-kinds.ts'

/** Pages with their sections. `name` is the key of the route map. (SPEC 2) */
export const page = [
  collection('page', {
    public: { where: { status: 'published' } },
    unique: [['project', 'name']],
    fields: {
      project: partOf('project'),
      name: text({ required: true, max: 120 }),
      image: m2o('files'),
      status: status(),
      hide_clock: boolean(),
      sections: o2m('page_section', 'page'),
    },
    translations: {
      /** The address of a page that is none of the route map. */
      path: text({ max: 200 }),
      title: text(),
      description: longText({ max: 500 }),
      keywords: longText({ max: 500 }),
      heading: text(),
      lead: longText(),
      body: html({ placeholders: true }),
    },
  }),
  collection('page_section', {
    owners: ['page'],
    public: true,
    fields: {
      page: partOf('page'),
      kind: choice(sectionKinds, { required: true }),
      image: m2o('files'),
      path: text({ max: 500 }),
      external_path: text({ max: 1000 }),
      sort: sort(),
      items: o2m('page_section_item', 'page_section'),
    },
    translations: { kicker: text(), heading: text(), body: html(), link_label: text() },
  }),
  collection('page_section_item', {
    owners: ['page_section'],
    public: true,
    fields: {
      page_section: partOf('page_section'),
      image: m2o('files'),
      path: text({ max: 500 }),
      icon: text({ max: 64 }),
      sort: sort(),
    },
    translations: { heading: text(), text: longText(), link_label: text() },
  }),
].flat()
