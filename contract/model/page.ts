import { collection } from './collection.ts'
import { boolean, choice, html, integer, json, longText, m2o, money, o2m, partOf, sort, status, text } from './field.ts'
import { formFieldTypes, productRules, sectionKinds } from './section-kinds.ts'

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
  /** A section stands on one page: an editor's own, that of a brand, or a category's in the shop. */
  collection('page_section', {
    owners: ['page', 'brand_page', 'category_page'],
    public: true,
    ordered: [['price_from', 'price_to']],
    fields: {
      page: partOf('page', { required: false }),
      brand_page: partOf('brand', { required: false }),
      category_page: partOf('ecommerce_category', { required: false }),
      kind: choice(sectionKinds, { required: true }),
      image: m2o('files'),
      path: text({ max: 500 }),
      external_path: text({ max: 1000 }),
      /** Kept, and shown to nobody. */
      hidden: boolean(),
      branch: m2o('branch'),
      brand: m2o('brand'),
      product_rule: choice(productRules),
      category: m2o('ecommerce_category'),
      manufacturer: m2o('ecommerce_manufacturer'),
      tag: m2o('ecommerce_tag'),
      /** Bounds of what a product costs at least, each of which may be missing. */
      price_from: money(),
      price_to: money(),
      only_reduced: boolean(),
      only_in_stock: boolean(),
      most_products: integer({ min: 1, max: 24 }),
      sort: sort(),
      items: o2m('page_section_item', 'page_section'),
      products: o2m('page_section_product', 'page_section'),
    },
    translations: { kicker: text(), heading: text(), body: html(), link_label: text(), table: json('list') },
  }),
  collection('page_section_item', {
    owners: ['page_section'],
    public: true,
    fields: {
      page_section: partOf('page_section'),
      image: m2o('files'),
      path: text({ max: 500 }),
      icon: text({ max: 64 }),
      file: m2o('files'),
      /** What a field of a form takes, and whether it must be filled in. */
      field_type: choice(formFieldTypes),
      obligatory: boolean(),
      sort: sort(),
    },
    translations: {
      heading: text(),
      /** A price, a role, a place, the choices of a form's field: one line beside the heading. */
      detail: text({ max: 1000 }),
      text: longText(),
      link_label: text(),
    },
  }),
  /** A product that an editor has chosen for a section. */
  collection('page_section_product', {
    owners: ['page_section'],
    public: true,
    fields: {
      page_section: partOf('page_section'),
      product: m2o('ecommerce_product', { required: true, onDelete: 'cascade' }),
      sort: sort(),
    },
  }),
].flat()
