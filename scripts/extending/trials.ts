/** What somebody does first who adds something, and forgets the rest. */
export interface Trial {
  /** The heading of its list in docs/extending.md. */
  readonly heading: string
  /** The one edit: in this file this text becomes that. */
  readonly file: string
  readonly from: string
  readonly to: string
  /** The tests that stop it where the compiler cannot, by file and title, and the files that they lead to. */
  readonly tests?: readonly { readonly file: string; readonly title: string; readonly places: readonly string[] }[]
}

const GIFT_CARD = `  gift_card: {
    id: 6,
    words: { de: 'Gutschein', en: 'Gift card', fr: 'Carte cadeau' },
    provider: null,
    waitsFor: 'nothing',
    isCash: false,
    isByInvoice: false,
    sources: [],
  },
`

const GLOSSARY = `  collection('glossary', { fields: { project: partOf('project'), term: text({ required: true }) } }),
`

const TABLES = {
  file: 'backend/db/migrate.test.ts',
  title: 'the migrations make exactly the tables that the model describes',
  places: ['backend/db/migrations'],
}

const LABELS = {
  file: 'server/start/back-office-labels.test.ts',
  title: 'everything that editors change is called by a German name',
  places: ['backoffice/labels/labels-de.ts', 'backoffice/labels/labels-en.ts'],
}

export const trials: readonly Trial[] = [
  {
    heading: 'A field',
    file: 'contract/model/product.ts',
    from: '    gtin: ',
    to: '    carat: number({ min: 0 }),\n      gtin: ',
    tests: [TABLES, LABELS],
  },
  {
    heading: 'A collection',
    file: 'contract/model/page.ts',
    from: '].flat()',
    to: `${GLOSSARY}].flat()`,
    tests: [TABLES, LABELS],
  },
  {
    heading: 'A section kind',
    file: 'contract/model/section-kinds.ts',
    from: "  'shop_menu',\n",
    to: "  'shop_menu',\n  'timeline',\n",
  },
  {
    heading: 'A page template',
    file: 'site/pages/templates.ts',
    from: 'load: pageChunks.thanks,\n    data: thanksData',
    to: 'load: pageChunks.thanks,\n    data: cartData',
  },
  {
    heading: 'A payment method',
    file: 'domain/money/payment-methods.ts',
    from: '} as const satisfies Readonly',
    to: `${GIFT_CARD}} as const satisfies Readonly`,
  },
  {
    heading: 'A language',
    file: 'domain/texts/language.ts',
    from: "languages = ['de', 'en', 'fr']",
    to: "languages = ['de', 'en', 'fr', 'it']",
  },
  {
    heading: 'An importer',
    file: 'backoffice/products/import-lines.ts',
    from: '  readonly data: Record<string, unknown>\n',
    to: '  readonly values: Record<string, unknown>\n',
  },
  {
    heading: 'A feed',
    file: 'backend/calls/backend.ts',
    from: "  app.route('/items', itemRoutes(services))\n",
    to: "  app.get('/feeds/products', () => new Response(''))\n  app.route('/items', itemRoutes(services))\n",
    tests: [
      {
        file: 'server/start/every-route.test.ts',
        title: 'every route of the backend is answered by the backend',
        places: ['server/http/backend-proxy.ts'],
      },
    ],
  },
]
