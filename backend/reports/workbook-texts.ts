import type { Language } from '#domain/texts/language.ts'

/** Words of the reports as a workbook; names of sheets have 31 characters at most. */
export interface WorkbookTexts {
  readonly sheets: Readonly<
    Record<
      'days' | 'products' | 'brands' | 'categories' | 'branches' | 'payments' | 'slow' | 'unsold' | 'stock',
      string
    >
  >
  readonly heads: Readonly<
    Record<
      | 'day'
      | 'name'
      | 'number'
      | 'orders'
      | 'takings'
      | 'pieces'
      | 'margin'
      | 'marginNet'
      | 'marginOf'
      | 'sold'
      | 'days'
      | 'value'
      | 'cost'
      | 'costPieces',
      string
    >
  >
  readonly parcels: string
}

export const workbookTexts: Record<Language, WorkbookTexts> = {
  de: {
    sheets: {
      days: 'Tage',
      products: 'Produkte',
      brands: 'Marken und Hersteller',
      categories: 'Kategorien',
      branches: 'Filialen',
      payments: 'Zahlungsarten',
      slow: 'Verkauft sich langsam',
      unsold: 'Nicht verkauft',
      stock: 'Bestand',
    },
    heads: {
      day: 'Tag',
      name: 'Name',
      number: 'Artikelnummer',
      orders: 'Bestellungen',
      takings: 'Umsatz',
      pieces: 'Stück',
      margin: 'Rohertrag',
      marginNet: 'Netto, wo der Einkauf bekannt ist',
      marginOf: 'Umsatz, wo der Einkauf bekannt ist',
      sold: 'Verkauft',
      days: 'Reicht (Tage)',
      value: 'Zu Verkaufspreisen',
      cost: 'Zu Einkaufspreisen',
      costPieces: 'Stück mit Einkaufspreis',
    },
    parcels: 'Versand',
  },
  en: {
    sheets: {
      days: 'Days',
      products: 'Products',
      brands: 'Brands and makers',
      categories: 'Categories',
      branches: 'Branches',
      payments: 'Ways of payment',
      slow: 'Sells slowly',
      unsold: 'Not sold',
      stock: 'Stock',
    },
    heads: {
      day: 'Day',
      name: 'Name',
      number: 'Reference',
      orders: 'Orders',
      takings: 'Takings',
      pieces: 'Pieces',
      margin: 'Gross profit',
      marginNet: 'Net, where the cost is known',
      marginOf: 'Takings, where the cost is known',
      sold: 'Sold',
      days: 'Lasts (days)',
      value: 'At selling prices',
      cost: 'At purchase prices',
      costPieces: 'Pieces with a purchase price',
    },
    parcels: 'Parcels',
  },
  fr: {
    sheets: {
      days: 'Jours',
      products: 'Produits',
      brands: 'Marques et fabricants',
      categories: 'Catégories',
      branches: 'Magasins',
      payments: 'Modes de paiement',
      slow: 'Se vend lentement',
      unsold: 'Non vendu',
      stock: 'Stock',
    },
    heads: {
      day: 'Jour',
      name: 'Nom',
      number: 'Référence',
      orders: 'Commandes',
      takings: 'Chiffre d’affaires',
      pieces: 'Pièces',
      margin: 'Marge brute',
      marginNet: 'Net, si le coût est connu',
      marginOf: 'Chiffre d’affaires, si le coût est connu',
      sold: 'Vendu',
      days: 'Suffit (jours)',
      value: 'Aux prix de vente',
      cost: 'Aux prix d’achat',
      costPieces: 'Pièces avec prix d’achat',
    },
    parcels: 'Expédition',
  },
}
