import { collection } from './collection.ts'
import { boolean, choice, html, integer, longText, m2o, number, o2m, partOf, slug, sort, text, time } from './field.ts'

const ofCompany = { owners: ['company'], public: true } as const

/** The company, its branches and their opening hours. (SPEC 3) */
export const company = [
  collection('company', {
    public: true,
    fields: {
      project: partOf('project'),
      company_name: text({ required: true }),
      display_name: text({ required: true }),
      legal_form: choice(['single', 'ev', 'bag', 'other'], { required: true, default: 'other' }),
      legal_form_name: text({ max: 100 }),
      addresses: o2m('company_address', 'company'),
      emails: o2m('company_email', 'company'),
      numbers: o2m('company_number', 'company'),
      executives: o2m('company_executive', 'company'),
      registers: o2m('company_register', 'company'),
      ust_id: text({ max: 30 }),
      vat_number: text({ max: 30 }),
      w_idnr: text({ max: 30 }),
      opening_periods: o2m('opening_period', 'company'),
      opening_hours: o2m('opening_hour', 'company'),
    },
    translations: { legal_authority: html(), dispute_resolution: longText() },
  }),
  collection('company_address', {
    ...ofCompany,
    fields: {
      company: partOf('company'),
      street: text({ required: true }),
      number: text({ max: 20 }),
      zip_code: text({ required: true, max: 20 }),
      city: text({ required: true }),
      country_code: text({ required: true, max: 2, default: 'DE', format: 'country' }),
      address_type: choice(['hq', 'federal_office', 'other'], { required: true, default: 'hq' }),
      sort: sort(),
    },
  }),
  collection('company_email', {
    ...ofCompany,
    fields: {
      company: partOf('company'),
      email: text({ required: true, max: 254, format: 'email', trusted: 'administrator' }),
      primary: boolean(false, { trusted: 'administrator' }),
    },
  }),
  collection('company_number', {
    ...ofCompany,
    fields: {
      company: partOf('company'),
      number: text({ required: true, max: 250 }),
      type: choice(['phone', 'mobile', 'fax'], { required: true, default: 'phone' }),
      primary: boolean(),
      sort: sort(),
    },
  }),
  collection('company_executive', {
    ...ofCompany,
    fields: { company: partOf('company'), name: text({ required: true }), sort: sort() },
  }),
  collection('company_register', {
    ...ofCompany,
    fields: {
      company: partOf('company'),
      register_type: text({ required: true, max: 64 }),
      number: text({ required: true, max: 64 }),
      registrar: text(),
    },
  }),
  collection('branch', {
    public: true,
    unique: [['project', 'slug']],
    fields: {
      project: partOf('project'),
      display_name: text({ required: true }),
      slug: slug(),
      street: text({ required: true }),
      zip: text({ required: true, max: 20 }),
      city: text({ required: true }),
      phone: text({ max: 250 }),
      email: text({ max: 254, format: 'email', trusted: 'administrator' }),
      latitude: number({ min: -90, max: 90 }),
      longitude: number({ min: -180, max: 180 }),
      image: m2o('files'),
      sort: sort(),
      opening_periods: o2m('opening_period', 'branch'),
    },
    translations: { display_name: text(), description: longText() },
  }),
  collection('opening_period', {
    owners: ['company', 'branch'],
    public: true,
    checks: ['("company" is null) <> ("branch" is null)'],
    fields: {
      company: partOf('company', { required: false }),
      branch: partOf('branch', { required: false }),
      day: integer({ required: true, min: 0, max: 99 }),
      time_open: time(),
      time_close: time(),
      free_text: text(),
      sort: sort(),
    },
    translations: { free_text: text() },
  }),
  collection('opening_hour', {
    ...ofCompany,
    fields: {
      company: partOf('company'),
      opening_time: time(),
      closing_time: time(),
      closed: boolean(),
      sort: sort(),
    },
    translations: { day: text(), free_text: text() },
  }),
].flat()
