import type { SearchMessageSource } from './message-types.ts'

export const messages = {
  label: 'Rechercher articles, marques et services',
  placeholder: 'Article, marque…',
  submit: 'Rechercher',
  results: '{count, plural, =0 {Aucune suggestion} one {1 suggestion} other {# suggestions}}',
  all: '{count, plural, one {Voir 1 résultat} other {Voir les # résultats}}',
  goods: 'Articles',
  brand: 'Marques',
  category: 'Sélection',
  service: 'Services',
  page: 'Pages',
  news: 'Actualités',
  event: 'Événements',
  branch: 'Maisons',
  beside: 'Marques, services et pages trouvés',
  none: 'Rien ne correspond à « {text} ».',
} as const satisfies SearchMessageSource
