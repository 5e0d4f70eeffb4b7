import type { SectionKind } from '#contract/model/section-kinds.ts'
import type { ContactPrivacy } from '#domain/company/contact-form.ts'
import type { OpeningHour, OpeningPeriod } from '#domain/company/opening-hours.ts'
import type { LegalPageType } from '#domain/orders/legal-page-types.ts'
import type { Language, Translation } from '#domain/texts/language.ts'

// The rows that pages read from the backend, in the shape of the items call. Only the transforms beside this file see them.

type Texts<Field extends string> = (Translation & { [Key in Field]?: string | null })[]

export type FileRow = {
  id: string
  type: string
  width: number | null
  height: number | null
  focal_x: number
  focal_y: number
  placeholder: string | null
  hash: string
  translations: Texts<'alt'>
}

export type ProjectRow = {
  id: number
  domain: string
  display_name: string
  languages: Language[]
  logo: FileRow | null
  share_image: FileRow | null
  show_accessibility: boolean
  strict_consent: boolean
  has_cal_com: boolean
  contact_privacy: ContactPrivacy
  cal_com_url: string | null
  portal_url: string | null
  map_provider_url: string | null
  matomo_host: string | null
  matomo_site_id: string | null
  translations: Texts<'store_root' | 'site_name' | 'claim' | 'description' | 'keywords' | 'title'>
}

export type CompanyRow = {
  company_name: string
  display_name: string
  legal_form: string
  legal_form_name: string | null
  ust_id: string | null
  vat_number: string | null
  w_idnr: string | null
  addresses: AddressRow[]
  emails: { email: string; primary: boolean }[]
  numbers: { number: string; type: string; primary: boolean; sort: number | null }[]
  executives: { name: string; sort: number | null }[]
  registers: { register_type: string; number: string; registrar: string | null }[]
  opening_periods: OpeningPeriod[]
  opening_hours: OpeningHour[]
  translations: Texts<'legal_authority' | 'dispute_resolution'>
}

export type LegalRow = {
  data_protection_commissioner: Partial<
    Record<'name' | 'street' | 'number' | 'zip_code' | 'city' | 'phone_number' | 'email', string | null>
  > | null
  rolex_area: boolean
  translations: Texts<'insurance' | 'image_sources' | 'additional_top_info' | 'additional_bottom_info'>
}

export type AddressRow = {
  street: string
  number: string | null
  zip_code: string
  city: string
  country_code: string
  address_type: string
  sort: number | null
}

export type BranchRow = {
  display_name: string
  slug: string
  street: string
  zip: string
  city: string
  phone: string | null
  email: string | null
  latitude: number | null
  longitude: number | null
  sort: number | null
  image: FileRow | null
  opening_periods: OpeningPeriod[]
  translations: Texts<'display_name' | 'description'>
}

export type ShopSettingsRow = {
  enable_cart: boolean
  maintenance_mode: boolean
  payment_methods: { payment_id: { id: number } | null; sort: number | null }[]
  filters: Record<string, unknown> | null
  default_sort: string
  shipping_countries: { display_name: string; country_code: string; sort: number | null }[]
  present_wrapping: boolean
  show_stock: boolean
  allow_ratings: boolean
  purchase_to_order: boolean
}

export type LegalPageRow = { type: LegalPageType; content: string | null; translations: Texts<'content'> }

export type BrandTypeRow = { type: string; sort: number | null; translations?: Texts<'display_name'> }

export type BrandRow = {
  id: number
  display_name: string
  slug: string
  hide_clock: boolean
  template: string
  founded: number | null
  sort: number | null
  type: BrandTypeRow | null
  logo: FileRow | null
  image: FileRow | null
  translations: Texts<'headline' | 'description'>
}

export type PageRow = {
  name: string
  hide_clock: boolean
  image: FileRow | null
  translations: Texts<'title' | 'description' | 'keywords' | 'heading' | 'lead' | 'body'>
  sections: SectionRow[]
}

export type SectionRow = {
  kind: SectionKind
  image: FileRow | null
  path: string | null
  external_path: string | null
  sort: number | null
  items: SectionItemRow[]
  translations: Texts<'kicker' | 'heading' | 'body' | 'link_label'>
}

export type SectionItemRow = {
  image: FileRow | null
  path: string | null
  sort: number | null
  translations: Texts<'heading' | 'text' | 'link_label'>
}
