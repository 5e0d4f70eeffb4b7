import type { Language } from '#domain/texts/language.ts'

type BranchTexts = Record<'branches' | 'team' | 'services' | 'route' | 'others', string> & {
  about: (name: string, city: string) => string
  all: (site: string) => string
  inStock: (count: number) => string
}

/** The words of the pages of branches; they stay on the server. */
export const branchTexts: Record<Language, BranchTexts> = {
  de: {
    branches: 'Unsere Häuser',
    team: 'Ihr Team vor Ort',
    services: 'Leistungen in diesem Haus',
    route: 'So finden Sie uns',
    others: 'Weitere Häuser',
    about: (name, city) => `Adresse, Öffnungszeiten, Telefon und Anfahrt von ${name} in ${city}.`,
    inStock: (count) => (count === 1 ? '1 Artikel sofort in diesem Haus' : `${count} Artikel sofort in diesem Haus`),
    all: (site) => `Alle Häuser von ${site} mit Adresse, Öffnungszeiten und Anfahrt.`,
  },
  en: {
    branches: 'Our branches',
    team: 'Your team here',
    services: 'Services in this branch',
    route: 'How to find us',
    others: 'Other branches',
    about: (name, city) => `Address, opening hours, telephone and directions of ${name} in ${city}.`,
    inStock: (count) => (count === 1 ? '1 item in stock here today' : `${count} items in stock here today`),
    all: (site) => `All branches of ${site} with address, opening hours and directions.`,
  },
  fr: {
    branches: 'Nos maisons',
    team: 'Votre équipe sur place',
    services: 'Services dans cette maison',
    route: 'Comment nous trouver',
    others: 'Nos autres maisons',
    about: (name, city) => `Adresse, horaires, téléphone et accès de ${name} à ${city}.`,
    inStock: (count) =>
      count === 1 ? '1 article disponible dans cette maison' : `${count} articles disponibles dans cette maison`,
    all: (site) => `${site} : adresses, horaires et accès de toutes les maisons.`,
  },
}
