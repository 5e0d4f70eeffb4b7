import type { Language } from '../texts/language.ts'

interface Words {
  readonly colon: string
  readonly free: string
  readonly notOffered: string
  readonly noLimit: string
  /** A sentence without its full stop. */
  readonly withVat: string
  readonly upTo: (amount: string) => string
  readonly goodsFrom: (amount: string) => string
  readonly goodsUpTo: (amount: string) => string
  readonly ordersFrom: (amount: string) => string
  readonly ordersUpTo: (amount: string) => string
  /** How much longer a way of shipping takes than what stands at the goods. */
  readonly longer: (count: number) => string
  readonly days: (count: number) => string
  readonly onlyTo: (countries: string) => string
  readonly onlyCollected: string
  /** In place of the countries that a shop delivers to. */
  readonly noDelivery: string
}

/** The words around the figures that texts take from a shop's settings. */
export const placeholderWords: Readonly<Record<Language, Words>> = {
  de: {
    colon: ':',
    free: 'kostenlos',
    notOffered: 'nicht angeboten',
    noLimit: 'ohne Obergrenze',
    withVat: 'Alle Preise enthalten die gesetzliche Umsatzsteuer',
    upTo: (amount) => `bis ${amount}`,
    goodsFrom: (amount) => `für Waren ab ${amount}`,
    goodsUpTo: (amount) => `für Waren bis ${amount}`,
    ordersFrom: (amount) => `für Bestellungen ab ${amount}`,
    ordersUpTo: (amount) => `für Bestellungen bis ${amount}`,
    longer: (count) => `${count} ${count === 1 ? 'Werktag' : 'Werktage'} länger als beim Artikel angegeben`,
    days: (count) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`,
    onlyTo: (countries) => `nur ${countries}`,
    onlyCollected: 'nur bei Abholung',
    noDelivery: 'derzeit keine, nur Abholung im Geschäft',
  },
  en: {
    colon: ':',
    free: 'free of charge',
    notOffered: 'not offered',
    noLimit: 'without a limit',
    withVat: 'All prices include statutory VAT',
    upTo: (amount) => `up to ${amount}`,
    goodsFrom: (amount) => `for goods worth ${amount} and more`,
    goodsUpTo: (amount) => `for goods worth up to ${amount}`,
    ordersFrom: (amount) => `for orders of ${amount} and more`,
    ordersUpTo: (amount) => `for orders up to ${amount}`,
    longer: (count) => `${count} working ${count === 1 ? 'day' : 'days'} longer than stated with the item`,
    days: (count) => `${count} ${count === 1 ? 'day' : 'days'}`,
    onlyTo: (countries) => `${countries} only`,
    onlyCollected: 'on collection only',
    noDelivery: 'none at present, collection in our shop only',
  },
  fr: {
    colon: '\u00a0:',
    free: 'gratuit',
    notOffered: 'non proposé',
    noLimit: 'sans plafond',
    withVat: 'Tous les prix comprennent la TVA',
    upTo: (amount) => `jusqu’à ${amount}`,
    goodsFrom: (amount) => `pour des articles à partir de ${amount}`,
    goodsUpTo: (amount) => `pour des articles jusqu’à ${amount}`,
    ordersFrom: (amount) => `pour les commandes à partir de ${amount}`,
    ordersUpTo: (amount) => `pour les commandes jusqu’à ${amount}`,
    longer: (count) => `${count} ${count === 1 ? 'jour ouvré' : 'jours ouvrés'} de plus qu’indiqué auprès de l’article`,
    days: (count) => `${count} ${count === 1 ? 'jour' : 'jours'}`,
    onlyTo: (countries) => `${countries} uniquement`,
    onlyCollected: 'au retrait uniquement',
    noDelivery: 'aucun pour le moment, uniquement retrait en magasin',
  },
}
