import type { SearchMessageSource } from './message-types.ts'

export const messages = {
  label: 'Rechercher des articles',
  placeholder: 'Marque, nom ou référence',
  submit: 'Rechercher',
  results: '{count, plural, =0 {Aucune suggestion} one {1 suggestion} other {# suggestions}}',
  all: '{count, plural, one {Voir 1 résultat} other {Voir les # résultats}}',
  page: 'Page',
  none: 'Aucun article ne correspond à « {text} ».',
} as const satisfies SearchMessageSource
