import type { SearchMessageSource } from './message-types.ts'

export const messages = {
  label: 'Search products',
  placeholder: 'Brand, name or reference',
  submit: 'Search',
  results: '{count, plural, =0 {No suggestions} one {1 suggestion} other {# suggestions}}',
  all: '{count, plural, one {See 1 result} other {See all # results}}',
  page: 'Page',
  none: 'No product fits “{text}”.',
} as const satisfies SearchMessageSource
