import type { ComponentType } from 'react'
import { LanguagesInput } from '../inputs/languages-input.tsx'
import { LinkInput } from '../inputs/link-input.tsx'
import type { FieldInputProps } from '../inputs/nested-field.tsx'
import { TableInput, WholeTableInput } from '../inputs/table-input.tsx'
import { BranchHoursInput } from '../opening-hours/branch-hours-input.tsx'
import { CompanyHoursInput } from '../opening-hours/company-hours-input.tsx'
import { ExceptionDayInput } from '../opening-hours/exception-day-input.tsx'
import { PageNameInput } from '../pages/page-name-input.tsx'
import { PagePathInput } from '../pages/page-path-input.tsx'
import { ProductImagesInput } from '../products/product-images-input.tsx'
import { StockInput } from '../products/stock-input.tsx'
import { VariantsInput } from '../products/variants-input.tsx'
import { SectionsInput } from '../sections/sections-input.tsx'

/** Fields whose input is made by hand, because a shopkeeper would feel the difference. */
const OWN_INPUTS: Readonly<Record<string, ComponentType<FieldInputProps>>> = {
  'company.opening_periods': CompanyHoursInput,
  'branch.opening_periods': BranchHoursInput,
  'opening_exception.day': ExceptionDayInput,
  'project.languages': LanguagesInput,
  'page.name': PageNameInput,
  'page.sections': SectionsInput,
  'brand.sections': SectionsInput,
  'ecommerce_category.sections': SectionsInput,
  'page_section.path': LinkInput,
  'page_section_item.path': LinkInput,
  'menu_item.path': LinkInput,
  'branch_service.path': LinkInput,
  'page_section_translation.table': WholeTableInput,
  'page_translation.path': PagePathInput,
  'ecommerce_product.images': ProductImagesInput,
  'ecommerce_product.product_variants': VariantsInput,
  'ecommerce_product.places': StockInput,
  'ecommerce_size_guide.table': TableInput,
  'ecommerce_size_guide_translation.table': TableInput,
}

export const ownInput = (collection: string, field: string): ComponentType<FieldInputProps> | undefined =>
  OWN_INPUTS[`${collection}.${field}`]
