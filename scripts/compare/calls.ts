/** A call as both sides are asked it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: unknown
}

/** What a call is named by in the list of differences. */
export const nameOf = ({ method, path, body }: Call): string =>
  `${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`

const get = (path: string): Call => ({ method: 'GET', path })
const post = (path: string, body: unknown): Call => ({ method: 'POST', path, body })

/** Pages and files that no map of the site names. */
export const PAGES: readonly string[] = [
  '/',
  '/404.html',
  '/there-is-no-such-page',
  '/en/there-is-no-such-page',
  '/fr/there-is-no-such-page',
  '/login',
  '/schaufenster',
  '/Kontakt/',
  '/danke',
  '/danke?name=Ada&email=ada%40shop.example',
  '/en/thanks',
  '/fr/merci',
  '/shop?page=2',
  '/shop?page=0',
  '/shop?page=999',
  '/shop?sort=price_brutto&priceFrom=100&priceTo=900',
  '/shop?search=ring',
  '/en/shop?search=watch',
  '/shop?tag=neu',
  '/shop/there-is-no-such-product',
  '/shop/warenkorb',
  '/shop/kasse',
  '/shop/bestellung',
  '/en/shop/cart',
  '/en/shop/checkout',
  '/en/shop/order',
  '/fr/boutique/panier',
  '/widerrufen',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/icon.svg',
  '/page-data/app-data.json',
  '/page-data/404.html/page-data.json',
  '/admin',
  '/ecom/withdrawal',
]

const LINE = { product: 1, variant: null, count: 1, personalization: {} }
const ADDRESS = {
  salutation: 'ms',
  company: '',
  firstName: 'Ada',
  lastName: 'Beispiel',
  street: 'Große Bleichen',
  number: '12',
  addition: '',
  zip: '20354',
  city: 'Hamburg',
  country: 'DE',
  phone: '',
}

/** What strangers ask of the backend, right and wrong. */
export const STRANGERS: readonly Call[] = [
  '/server/ping',
  '/collections',
  '/fields',
  '/fields/ecommerce_product',
  '/relations',
  '/users',
  '/users/me',
  '/roles',
  '/settings',
  '/activity',
  '/revisions',
  '/bin',
  '/connections',
  '/items/there_is_none',
  '/items/ecommerce_product?sort=slug&page=2&limit=20&meta=*&fields=*',
  '/items/ecommerce_product?filter[price_brutto][gte]=abc',
  '/items/ecommerce_product?filter[nothing][eq]=1',
  '/items/ecommerce_product?filter[price_brutto][near]=1',
  '/items/ecommerce_order',
  '/items/project?single=1',
  '/ecom/facets',
  '/ecom/facets?search=ring&priceFrom=100',
  '/ecom/search?q=ring',
  '/ecom/search?q=',
  '/ecom/order/there-is.none',
]
  .map(get)
  .concat([
    post('/auth/authenticate', { email: 'nobody@shop.example', password: 'wrong password' }),
    post('/auth/authenticate', { email: 1 }),
    post('/auth/refresh', { token: 'none' }),
    post('/auth/password/request', { email: 'nobody@shop.example', reset_url: 'https://shop.example/reset' }),
    post('/forms/contact', {}),
    post('/forms/contact', { name: 'Ada', email: 'ada', message: 'Guten Tag', privacy: true, language: 'de' }),
    post('/forms/newsletter', { email: '', language: 'en' }),
    post('/forms/newsletter', { email: 'no address', language: 'fr' }),
    post('/ecom/request', {}),
    post('/ecom/rating', {}),
    post('/ecom/withdrawal', {}),
    post('/ecom/order', {}),
    post('/ecom/klarna/order', {}),
    post('/ecom/order/paypal_transaction', {}),
    ...['de', 'en', 'fr'].flatMap((language) => [
      post('/ecom/quote', { language, lines: [] }),
      post('/ecom/quote', {
        language,
        lines: [LINE, { ...LINE, product: 20, count: 2 }, { ...LINE, product: 999_999 }],
      }),
      post('/ecom/quote', {
        language,
        country: 'AT',
        lines: Array.from({ length: 30 }, (_, n) => ({ ...LINE, product: n + 1 })),
      }),
    ]),
    post('/ecom/order', {
      language: 'de',
      lines: [LINE],
      customerEmail: 'ada@shop.example',
      shippingAddress: ADDRESS,
      invoiceAddress: ADDRESS,
      comment: '',
      paymentMethod: 1,
      shippingMethod: 1,
      presentWrap: false,
      total: 1,
    }),
  ])

/** How rows of pictures are sorted: their ids follow the order in which the pictures were drawn. */
const IN_ORDER: Readonly<Record<string, string>> = {
  ecommerce_product_image: 'product,sort',
  files_translation: 'files,language',
}

/** What who manages everything reads, of the collections that the installation names. */
export const staffReads = (collections: readonly string[]): Call[] =>
  [
    '/collections',
    '/fields',
    '/relations',
    '/users/me',
    '/users',
    '/roles',
    '/permissions',
    '/settings',
    '/connections',
    '/bin',
    ...collections.flatMap((name) => [
      `/items/${name}?limit=500&sort=${IN_ORDER[name] ?? 'id'}&fields=*&meta=*`,
      `/items/${name}?limit=40&sort=${IN_ORDER[name] ?? 'id'}&fields=*.*`,
    ]),
  ].map(get)

/** What they write, one after the other: right, wrong, and what is noted of it. */
export const staffWrites = (collections: readonly string[]): Call[] => [
  ...collections.flatMap((name) => [
    post(`/items/${name}`, { there_is_no_such_field: 1 }),
    post(`/items/${name}`, {}),
    { method: 'PATCH' as const, path: `/items/${name}/999999`, body: {} },
  ]),
  { method: 'PATCH', path: '/items/menu_item/1', body: { display_name: 'Anders' } },
  { method: 'PATCH', path: '/items/ecommerce_product/1', body: { price_brutto: 'much' } },
  { method: 'PATCH', path: '/items/ecommerce_product/1', body: { price_brutto: 1300.5 } },
  { method: 'DELETE', path: '/items/ecommerce_tag/1' },
  ...['menu_item', 'ecommerce_product', 'ecommerce_tag'].map((name) => get(`/revisions?collection=${name}&item=1`)),
  get('/bin'),
]
