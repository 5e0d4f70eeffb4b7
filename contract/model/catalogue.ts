import { complianceProfiles } from '#domain/goods/compliance.ts'
import { characterSets } from '#domain/goods/personalization.ts'
import { languages } from '#domain/texts/language.ts'
import { collection } from './collection.ts'
import {
  boolean,
  choice,
  date,
  datetime,
  integer,
  json,
  longText,
  m2o,
  o2m,
  partOf,
  slug,
  sort,
  text,
  textKeys,
} from './field.ts'

const project = partOf('project')
const byProgram = { trusted: 'program' } as const

/** What products are sorted by: categories, manufacturers, attributes, tags; and what they may carry. (SPEC 3) */
export const catalogue = [
  collection('ecommerce_category', {
    public: true,
    unique: [['project', 'slug']],
    fields: {
      project,
      display_name: text({ required: true }),
      slug: slug(),
      /** Addresses that it had, one in a line, the latest first: they lead to it. */
      former_slugs: longText({ max: 4000 }),
      parent: m2o('ecommerce_category'),
      /** What the law asks of goods of this category. */
      compliance_profile: choice(complianceProfiles),
      image: m2o('files'),
      sort: sort(),
      subcategories: o2m('ecommerce_subcategory', 'category'),
      sections: o2m('page_section', 'category_page'),
    },
    translations: { display_name: text(), slug: slug({ required: false }), description: longText() },
  }),
  collection('ecommerce_subcategory', {
    owners: ['category'],
    public: true,
    unique: [['category', 'slug']],
    fields: {
      category: partOf('ecommerce_category'),
      display_name: text({ required: true }),
      slug: slug(),
      sort: sort(),
    },
    translations: { display_name: text() },
  }),
  collection('ecommerce_manufacturer', {
    public: true,
    unique: [['project', 'slug']],
    fields: {
      project,
      display_name: text({ required: true }),
      slug: slug(),
      brand: m2o('brand'),
      postal_address: longText({ max: 500 }),
      e_address: text(),
      eu_responsible: json('object', { keys: textKeys('name', 'postal_address', 'e_address') }),
      weee_reg_no: text({ max: 64 }),
      /** Then somebody in the EU has to answer for the goods (Art. 16 GPSR). */
      outside_eu: boolean(),
      sort: sort(),
    },
  }),
  collection('ecommerce_attribute_group', {
    public: true,
    fields: {
      project,
      display_name: text({ required: true }),
      /** Its values stand in cart, review, order and mails: what the goods are is told right before they are ordered (§ 312j (2) BGB). */
      essential: boolean(),
      sort: sort(),
      attributes: o2m('ecommerce_attribute', 'attribute_group'),
    },
    translations: { display_name: text() },
  }),
  collection('ecommerce_attribute', {
    owners: ['attribute_group'],
    public: true,
    fields: {
      attribute_group: partOf('ecommerce_attribute_group'),
      display_name: text({ required: true }),
      sort: sort(),
    },
    translations: { display_name: text() },
  }),
  collection('ecommerce_tag', {
    public: true,
    unique: [['project', 'slug']],
    fields: { project, display_name: text({ required: true }), slug: slug() },
    translations: { display_name: text() },
  }),
  /** What customers say, and the words by which the shop's goods are found for it. */
  collection('ecommerce_search_word', {
    fields: {
      project,
      language: choice(languages, { required: true, default: 'de' }),
      said: text({ required: true }),
      /** `|` between words of which one is enough, `&` between words that must all be there. */
      meant: text({ required: true }),
    },
  }),
  /** What visitors searched for and nothing was found, each wish once: its words and how often, nothing of who searched. */
  collection('ecommerce_missed_search', {
    unique: [['project', 'language', 'said']],
    indices: [['expires_on']],
    search: ['said'],
    fields: {
      project,
      language: choice(languages, { required: true, ...byProgram }),
      said: text({ required: true, max: 80, ...byProgram }),
      times: integer({ required: true, min: 1, ...byProgram }),
      last_on: date({ required: true, ...byProgram }),
      expires_on: datetime({ required: true, ...byProgram }),
    },
  }),
  /** Which goods go with which: to a watch its strap, to a pendant the earrings of the same stone. */
  collection('ecommerce_related_rule', {
    fields: {
      project,
      /** Empty: any. */
      for_category: m2o('ecommerce_category', { onDelete: 'cascade' }),
      for_subcategory: m2o('ecommerce_subcategory', { onDelete: 'cascade' }),
      show_category: m2o('ecommerce_category', { onDelete: 'cascade' }),
      show_subcategory: m2o('ecommerce_subcategory', { onDelete: 'cascade' }),
      /** Both have a value of this group in common. */
      same_group: m2o('ecommerce_attribute_group', { onDelete: 'cascade' }),
      same_manufacturer: boolean(),
      sort: sort(),
    },
  }),
  collection('ecommerce_personalization', {
    public: true,
    fields: {
      project,
      display_name: text({ required: true }),
      fields: o2m('ecommerce_personalization_field', 'personalization'),
    },
    translations: { display_name: text() },
  }),
  collection('ecommerce_personalization_field', {
    owners: ['personalization'],
    public: true,
    fields: {
      personalization: partOf('ecommerce_personalization'),
      display_name: text({ required: true }),
      required: boolean(),
      min_length: integer({ min: 0, max: 500 }),
      max_length: integer({ required: true, default: 30, min: 1, max: 500 }),
      characters: choice(characterSets, { required: true, default: 'text' }),
      /** Filled in, it makes the piece one that nobody else would buy (§ 312g (2) 1 BGB). */
      excludes_withdrawal: boolean(),
      sort: sort(),
    },
    translations: { display_name: text() },
  }),
  collection('ecommerce_size_guide', {
    public: true,
    fields: { project, display_name: text({ required: true }), table: json('list', { required: true }) },
    // Cells that are empty are those of the record itself, whose numbers every language writes in its own way.
    translations: { display_name: text(), table: json('list') },
  }),
].flat()
