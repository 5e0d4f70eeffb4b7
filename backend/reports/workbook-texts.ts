import type { VisitStep } from '#domain/paths/visit-step.ts'
import type { Language } from '#domain/texts/language.ts'

/** Words of the reports as a workbook; names of sheets have 31 characters at most. */
export interface WorkbookTexts {
  readonly sheets: Readonly<
    Record<
      | 'days'
      | 'products'
      | 'brands'
      | 'categories'
      | 'branches'
      | 'payments'
      | 'slow'
      | 'unsold'
      | 'stock'
      | 'steps'
      | 'pages'
      | 'sources'
      | 'searches',
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
      | 'goods'
      | 'pieces'
      | 'margin'
      | 'marginNet'
      | 'marginOf'
      | 'sold'
      | 'days'
      | 'value'
      | 'cost'
      | 'costPieces'
      | 'times',
      string
    >
  >
  readonly parcels: string
  /** Where nothing says where a visit came from. */
  readonly direct: string
  readonly steps: Readonly<Record<VisitStep | 'ordered', string>>
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
      steps: 'Schritte',
      pages: 'Seiten',
      sources: 'Herkunft',
      searches: 'Gesucht, nicht gefunden',
    },
    heads: {
      day: 'Tag',
      name: 'Name',
      number: 'Artikelnummer',
      orders: 'Bestellungen',
      takings: 'Umsatz',
      goods: 'Warenumsatz',
      pieces: 'Stück',
      margin: 'Rohertrag',
      marginNet: 'Netto, wo der Einkauf bekannt ist',
      marginOf: 'Umsatz, wo der Einkauf bekannt ist',
      sold: 'Verkauft',
      days: 'Reicht (Tage)',
      value: 'Zu Verkaufspreisen',
      cost: 'Zu Einkaufspreisen',
      costPieces: 'Stück mit Einkaufspreis',
      times: 'Wie oft',
    },
    parcels: 'Versand',
    direct: 'Direkt',
    steps: { product: 'Produkt gesehen', cart: 'Warenkorb', checkout: 'Kasse', ordered: 'Bestellt' },
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
      steps: 'Steps',
      pages: 'Pages',
      sources: 'Sources',
      searches: 'Searched, not found',
    },
    heads: {
      day: 'Day',
      name: 'Name',
      number: 'Reference',
      orders: 'Orders',
      takings: 'Takings',
      goods: 'Sales of goods',
      pieces: 'Pieces',
      margin: 'Gross profit',
      marginNet: 'Net, where the cost is known',
      marginOf: 'Takings, where the cost is known',
      sold: 'Sold',
      days: 'Lasts (days)',
      value: 'At selling prices',
      cost: 'At purchase prices',
      costPieces: 'Pieces with a purchase price',
      times: 'Times',
    },
    parcels: 'Parcels',
    direct: 'Direct',
    steps: { product: 'Product seen', cart: 'Cart', checkout: 'Checkout', ordered: 'Ordered' },
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
      steps: 'Étapes',
      pages: 'Pages',
      sources: 'Provenance',
      searches: 'Recherches sans résultat',
    },
    heads: {
      day: 'Jour',
      name: 'Nom',
      number: 'Référence',
      orders: 'Commandes',
      takings: 'Chiffre d’affaires',
      goods: 'Ventes d’articles',
      pieces: 'Pièces',
      margin: 'Marge brute',
      marginNet: 'Net, si le coût est connu',
      marginOf: 'Chiffre d’affaires, si le coût est connu',
      sold: 'Vendu',
      days: 'Suffit (jours)',
      value: 'Aux prix de vente',
      cost: 'Aux prix d’achat',
      costPieces: 'Pièces avec prix d’achat',
      times: 'Fois',
    },
    parcels: 'Expédition',
    direct: 'Accès direct',
    steps: { product: 'Produit vu', cart: 'Panier', checkout: 'Commande', ordered: 'Commandé' },
  },
}
