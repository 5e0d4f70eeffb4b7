import { businessTypes } from '#domain/company/business-types.ts'
import { mailChoices } from '#domain/company/mail-subjects.ts'
import { DEFAULT_NOTICE_DAYS } from '#domain/hours/closure-notices.ts'
import { federalStates } from '#domain/hours/federal-states.ts'
import { exceptionKinds, noticeChoices } from '#domain/hours/opening-exception.ts'
import { collection } from './collection.ts'
import {
  boolean,
  choice,
  date,
  html,
  integer,
  longText,
  m2o,
  number,
  o2m,
  partOf,
  slug,
  sort,
  text,
  time,
} from './field.ts'

const ofCompany = { owners: ['company'], public: true } as const

const ofBranch = { owners: ['branch'], public: true } as const

/** Which mails the company gets beside those of no branch: decided by administrators, like the addresses themselves. */
const mailChoice = (byDefault: (typeof mailChoices)[number]) =>
  choice(mailChoices, { required: true, default: byDefault, trusted: 'administrator' })

const getsMails = () => boolean(true, { trusted: 'administrator' })

/** The company, its branches and their opening hours. (SPEC 3) */
export const company = [
  collection('company', {
    public: { except: ['mail_orders', 'mail_requests', 'mail_reservations', 'recipients'] },
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
      main_branch: m2o('branch'),
      federal_state: choice(federalStates),
      notice_days: integer({ required: true, default: DEFAULT_NOTICE_DAYS, min: 1, max: 365 }),
      mail_orders: mailChoice('all'),
      mail_requests: mailChoice('all'),
      mail_reservations: mailChoice('rest'),
      recipients: o2m('mail_recipient', 'company'),
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
    public: { except: ['recipients'] },
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
      /** What goods here cost, in the short words of search engines: `€€€`, `50–20.000 €`. */
      price_range: text({ max: 99 }),
      image: m2o('files'),
      sort: sort(),
      /** Parcels are sent from the branch with the lowest number first. */
      parcel_order: sort(),
      opening_periods: o2m('opening_period', 'branch'),
      business_type: choice(businessTypes),
      same_as: o2m('branch_profile', 'branch'),
      members: o2m('branch_member', 'branch'),
      services: o2m('branch_service', 'branch'),
      images: o2m('branch_image', 'branch'),
      recipients: o2m('mail_recipient', 'branch'),
    },
    translations: { display_name: text(), description: longText() },
  }),
  collection('branch_profile', {
    ...ofBranch,
    fields: {
      branch: partOf('branch'),
      address: text({ required: true, max: 500, format: 'web' }),
      sort: sort(),
    },
  }),
  collection('branch_member', {
    ...ofBranch,
    fields: { branch: partOf('branch'), name: text({ required: true }), image: m2o('files'), sort: sort() },
    translations: { role: text() },
  }),
  collection('branch_service', {
    ...ofBranch,
    fields: { branch: partOf('branch'), path: text({ max: 500 }), sort: sort() },
    translations: { display_name: text() },
  }),
  collection('branch_image', {
    ...ofBranch,
    fields: { branch: partOf('branch'), image: m2o('files', { required: true, onDelete: 'cascade' }), sort: sort() },
  }),
  /** People who get mails of a branch, or of all where they are set at the company. */
  collection('mail_recipient', {
    owners: ['company', 'branch'],
    checks: ['("company" is null) <> ("branch" is null)'],
    fields: {
      company: partOf('company', { required: false }),
      branch: partOf('branch', { required: false }),
      name: text(),
      email: text({ required: true, max: 254, format: 'email', trusted: 'administrator' }),
      orders: getsMails(),
      requests: getsMails(),
      reservations: getsMails(),
    },
  }),
  collection('opening_exception', {
    public: true,
    ordered: [['from_date', 'until_date']],
    checks: ['"from_date" <= "until_date"'],
    fields: {
      project: partOf('project'),
      branch: partOf('branch', { required: false }),
      kind: choice(exceptionKinds, { required: true, default: 'closure' }),
      from_date: date({ required: true }),
      until_date: date({ required: true }),
      day: integer({ min: 1, max: 14 }),
      time_open: time(),
      time_close: time(),
      break_from: time(),
      break_until: time(),
      notice: choice(noticeChoices, { required: true, default: 'auto' }),
    },
    translations: { note: text() },
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
