import type { RowOf } from '#contract/model/row-of.ts'
import type { SitePage } from '#domain/paths/site-paths.ts'
import type { Translation } from '#domain/texts/language.ts'

// What pages read from the backend: the fields that they ask for, and the rows that the model makes of these. Only transforms see them.

/** The fields of a record below another, with its texts in all languages. */
export const local = <const Name extends string>(name: Name) => [`${name}.*`, `${name}.translations.*`] as const

const OWN = ['*', 'translations.*'] as const

/** The texts of a record, of which those that nobody has written may be missing. */
type TextsOf<Row extends { translations: readonly unknown[] }> = (Translation & Partial<Row['translations'][number]>)[]

export type FileRow = RowOf<'files', typeof OWN>

/** What pictures are made from. */
export type PictureFile = Pick<
  FileRow,
  'id' | 'type' | 'width' | 'height' | 'focal_x' | 'focal_y' | 'placeholder' | 'hash'
> & {
  translations: TextsOf<FileRow>
  /** Set for the first picture of a page that begins with it (site/sections/leading-picture.ts). */
  leads?: true
}

export const PROJECT_FIELDS = [...OWN, ...local('logo'), ...local('share_image')] as const

/** A project with its published pages, which links are made of. */
export type ProjectRow = RowOf<'project', typeof PROJECT_FIELDS> & { readonly pages?: readonly SitePage[] }

/** All ask alike for the company, so that it is read once. */
export const COMPANY_FIELDS = [
  ...OWN,
  'addresses.*',
  'emails.*',
  'numbers.*',
  'executives.*',
  'registers.*',
  ...local('opening_periods'),
  ...local('opening_hours'),
] as const

export type CompanyRow = RowOf<'company', typeof COMPANY_FIELDS>

export type AddressRow = CompanyRow['addresses'][number]

export type LegalRow = RowOf<'legal', typeof OWN>

export const BRANCH_FIELDS = [...OWN, ...local('image'), ...local('opening_periods'), 'same_as.*'] as const

/** A branch with all that its own page shows. */
export const BRANCH_PAGE_FIELDS = [
  ...OWN,
  ...local('image'),
  ...local('members'),
  ...local('members.image'),
  ...local('services'),
  ...local('images.image'),
  'images.*',
] as const

export type BranchPageRow = RowOf<'branch', typeof BRANCH_PAGE_FIELDS>

export type BranchRow = RowOf<'branch', typeof BRANCH_FIELDS>

export const EXCEPTION_FIELDS = OWN

export type ExceptionRow = RowOf<'opening_exception', typeof EXCEPTION_FIELDS>

export const SETTINGS_FIELDS = [
  '*',
  'payment_methods.payment_id.id',
  'payment_methods.sort',
  'shipping_countries.*',
] as const

export type ShopSettingsRow = RowOf<'ecommerce_settings', typeof SETTINGS_FIELDS>

/** A brand as lists show it. */
export const LISTED_BRAND_FIELDS = [...OWN, ...local('type'), ...local('logo')] as const

export type ListedBrandRow = RowOf<'brand', typeof LISTED_BRAND_FIELDS>

const SECTIONS = [
  ...local('sections'),
  ...local('sections.image'),
  ...local('sections.items'),
  ...local('sections.items.image'),
  ...local('sections.items.file'),
  'sections.products.*',
] as const

export const BRAND_FIELDS = [...local('type'), ...OWN, ...local('logo'), ...local('image')] as const

/** A brand with all that its own page shows. */
export const BRAND_PAGE_FIELDS = [...BRAND_FIELDS, ...SECTIONS] as const

/** The sections of a category's page in the shop. */
export const CATEGORY_SECTIONS = ['id', ...SECTIONS] as const

export type BrandPageRow = RowOf<'brand', typeof BRAND_PAGE_FIELDS>

export const PAGE_FIELDS = [...OWN, ...local('image'), ...SECTIONS] as const

export type PageRow = RowOf<'page', typeof PAGE_FIELDS>

type SectionRow = PageRow['sections'][number]

export type SectionItemRow = SectionRow['items'][number]

/** A section that an editor has written, or that stands on a page by itself. */
export type WrittenSection = Pick<SectionRow, 'kind' | 'image' | 'path' | 'external_path' | 'sort' | 'items'> &
  Partial<Omit<SectionRow, 'translations'>> & { translations: TextsOf<SectionRow> }

/** A page that editors have written, or that is there without. */
export type WrittenPage = Pick<PageRow, 'name' | 'image' | 'hide_clock'> & {
  translations: TextsOf<PageRow>
  sections: WrittenSection[]
}
