import type { SearchMessageSource } from './message-types.ts'

export const messages = {
  label: 'Search products, brands and services',
  placeholder: 'Product, brand …',
  submit: 'Search',
  results: '{count, plural, =0 {No suggestions} one {1 suggestion} other {# suggestions}}',
  all: '{count, plural, one {See 1 result} other {See all # results}}',
  goods: 'Products',
  brand: 'Brands',
  category: 'Range',
  service: 'Services',
  page: 'Pages',
  news: 'News',
  event: 'Events',
  branch: 'Branches',
  beside: 'Brands, services and pages found',
  none: 'Nothing fits “{text}”.',
} as const satisfies SearchMessageSource
