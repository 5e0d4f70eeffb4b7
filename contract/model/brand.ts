import { RESERVABLE } from '#domain/goods/reservable.ts'
import { SALES_MODES } from '#domain/goods/sales-mode.ts'
import { collection } from './collection.ts'
import { boolean, choice, html, integer, longText, m2o, o2m, partOf, slug, sort, status, text } from './field.ts'
import { garanFields } from './garan-fields.ts'

/** Brands and the route each kind of brand lies under. (SPEC 2, 3) */
export const brand = [
  collection('brand_type', {
    public: true,
    unique: [['project', 'type']],
    fields: { project: partOf('project'), type: text({ required: true, max: 64 }), sort: sort() },
    translations: { display_name: text() },
  }),
  collection('brand', {
    public: { where: { status: 'published' } },
    unique: [['project', 'slug']],
    indices: [['project', 'status', 'sort']],
    fields: {
      project: partOf('project'),
      display_name: text({ required: true }),
      slug: slug(),
      type: m2o('brand_type', { required: true }),
      logo: m2o('files'),
      image: m2o('files'),
      rolex_clock: boolean(),
      rolex_api_key: text({ max: 200, trusted: 'administrator' }),
      hide_clock: boolean(),
      template: choice(['default', 'rolex'], { required: true, default: 'default' }),
      sales_mode: choice(SALES_MODES, { required: true, default: 'buy' }),
      /** Whether its goods stand in feeds for search engines and marketplaces; contracts of some brands forbid it. */
      in_feeds: boolean(true),
      /** Whether its goods can be reserved beside buying; empty: as the shop says. */
      reservable: choice(RESERVABLE),
      founded: integer({ min: 0, max: 2200 }),
      ...garanFields,
      sort: sort(),
      status: status(),
      sections: o2m('page_section', 'brand_page'),
    },
    translations: {
      headline: text(),
      description: html(),
      /** What search engines are told of its page; empty: its name, and its headline. */
      search_title: text(),
      search_description: longText({ max: 500 }),
    },
  }),
].flat()
