import { guideSteps } from '#domain/company/guide-steps.ts'
import {
  BACKGROUNDS,
  CORNERS,
  HEADER_LAYOUTS,
  HOME_LAYOUTS,
  LARGEST_STYLE_SHEET,
  SPACINGS,
  TYPE_PAIRS,
} from '#domain/look/theme-choices.ts'
import { languages } from '#domain/texts/language.ts'
import { collection } from './collection.ts'
import { boolean, choice, datetime, html, json, longText, m2o, o2m, partOf, sort, text, textKeys } from './field.ts'

const project = partOf('project')

/** The project itself and what belongs to every page: theme, menus, footer widgets, legal texts, consents. (SPEC 3) */
export const site = [
  collection('project', {
    owners: [],
    public: { except: ['guide_done', 'former_domains'] },
    unique: [['domain']],
    fields: {
      domain: text({ required: true, max: 253, format: 'domain', trusted: 'installation' }),
      /** Domains that it had, one in a line, the latest first: it answers there too. */
      former_domains: longText({ max: 3000, trusted: 'installation' }),
      display_name: text({ required: true }),
      /** Until then strangers see what is coming, and staff the site. */
      live: boolean(true, { trusted: 'administrator' }),
      /** Steps of the guide that only a person can tell are done. */
      guide_done: json('list', { max: 200, values: guideSteps }),
      languages: json('list', { required: true, max: 100, values: languages }),
      logo: m2o('files'),
      logo_dark: m2o('files'),
      share_image: m2o('files'),
      show_accessibility: boolean(),
      strict_consent: boolean(true),
      has_cal_com: boolean(),
      cal_com_url: text({ max: 500, format: 'https', trusted: 'administrator' }),
      map_provider_url: text({ max: 500, format: 'https', trusted: 'administrator' }),
      portal_url: text({ max: 500, format: 'https', trusted: 'administrator' }),
      /** Whether the contact form asks for a name and approval of the privacy notice (SPEC 5), or only shows it. */
      contact_privacy: choice(['approval', 'notice'], { required: true, default: 'notice' }),
      matomo_host: text({ format: 'https', trusted: 'administrator' }),
      matomo_site_id: text({ max: 20, default: '12', trusted: 'administrator' }),
    },
    translations: {
      store_root: text(),
      site_name: text(),
      claim: text(),
      /** The kinds of goods that the newsletter is about, as the words of consent name them. */
      newsletter_goods: text(),
      description: longText({ max: 500 }),
      keywords: longText({ max: 500 }),
      title: text(),
    },
  }),
  collection('theme', {
    public: true,
    unique: [['project']],
    fields: {
      project,
      brand_color: text({ max: 30, required: true, format: 'color' }),
      base_color: text({ max: 30, required: true, format: 'color' }),
      button: json('object', {
        max: 1000,
        keys: {
          ...textKeys('accentColor', 'color'),
          borderRadius: ['text', 'number'],
          borderThickness: ['text', 'number'],
        },
      }),
      type_pair: choice(TYPE_PAIRS, { required: true, default: 'classic' }),
      background: choice(BACKGROUNDS, { required: true, default: 'cream' }),
      corners: choice(CORNERS, { required: true, default: 'square' }),
      spacing: choice(SPACINGS, { required: true, default: 'airy' }),
      header_layout: choice(HEADER_LAYOUTS, { required: true, default: 'beside' }),
      home_layout: choice(HOME_LAYOUTS, { required: true, default: 'beside' }),
      /** What the agency adds for this website alone, in its pages' bodies. */
      style_sheet: longText({ max: LARGEST_STYLE_SHEET, format: 'styles', trusted: 'installation' }),
    },
  }),
  collection('widget', {
    public: true,
    fields: {
      project,
      widget_name: text({ required: true, max: 64 }),
      position: text({ required: true, max: 64, default: 'footer' }),
      props: json('object', { keys: { showLogo: ['boolean'] } }),
      sort: sort(),
    },
    translations: { header: text() },
  }),
  collection('menu_item', {
    public: true,
    fields: {
      project,
      parent: m2o('menu_item', { onDelete: 'cascade' }),
      group: m2o('menu_group', { onDelete: 'cascade' }),
      display_name: text({ required: true }),
      page: m2o('page'),
      path: text({ max: 500 }),
      path_prefix: text(),
      external_path: text({ max: 1000 }),
      anchor: text(),
      type: text({ max: 64 }),
      position: choice(['primary', 'social', 'legal'], { required: true, default: 'primary' }),
      sort: sort(),
      sub: o2m('menu_item', 'parent'),
      groups: o2m('menu_group', 'menu_item'),
    },
    translations: { display_name: text() },
  }),
  collection('menu_group', {
    owners: ['menu_item'],
    public: true,
    fields: {
      menu_item: partOf('menu_item'),
      display_name: text({ required: true }),
      sort: sort(),
      sub: o2m('menu_item', 'group'),
    },
    translations: { display_name: text() },
  }),
  collection('social_link', {
    public: true,
    fields: {
      project,
      media: text({ required: true, max: 64 }),
      display_name: text({ required: true }),
      external_path: text({ required: true, max: 1000 }),
      sort: sort(),
    },
  }),
  collection('legal', {
    public: true,
    unique: [['project']],
    fields: {
      project,
      data_protection_commissioner: json('object', {
        keys: textKeys('name', 'street', 'number', 'zip_code', 'city', 'phone_number', 'email'),
      }),
      rolex_area: boolean(),
      /** When somebody last compared the website with its accessibility information; empty: when its words were written. */
      accessibility_checked_on: datetime(),
    },
    translations: {
      insurance: html(),
      image_sources: html(),
      additional_top_info: html(),
      additional_bottom_info: html(),
      /** What does not meet the requirements, beside what follows from the settings. */
      accessibility_gaps: html(),
    },
  }),
  collection('consent', {
    public: true,
    unique: [['project', 'function_id']],
    fields: {
      project,
      function_id: text({ required: true, max: 64 }),
      default_on: boolean(),
      locked: boolean(),
      link: text({ max: 500 }),
      sort: sort(),
    },
    translations: { display_name: text(), description: longText() },
  }),
  collection('redirect', {
    public: true,
    unique: [['project', 'from_path']],
    fields: {
      project,
      from_path: text({ required: true, max: 500 }),
      to_path: text({ required: true, max: 1000, trusted: 'administrator', freePaths: true }),
      permanent: boolean(),
    },
  }),
].flat()
