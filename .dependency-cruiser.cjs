const wall = (name, from, to, why) => ({
  name,
  comment: why,
  severity: 'error',
  from: { path: from },
  to: { path: to },
})

/** Files that need the network's modules and yet call nobody whom a project has named. */
const OPENS_NOTHING = [
  // take connections
  '/listen\\.ts$',
  // connects the program to itself
  '/try-port\\.ts$',
  '/keep-alive\\.ts$',
  '/whole-answers\\.ts$',
  '/programs/dev\\.ts$',
  '/sample-[^/]*$',
  // only look at addresses
  '/client-address\\.ts$',
  '/connection-settings\\.ts$',
  // calls the bucket that the environment names
  '/s3-calls\\.ts$',
  // and the database
  '/db/gathering-socket\\.ts$',
]

/**
 * The rooms of the site: each may import those that it names here, and the files of `site/` itself may import all. A room of `shop/` is
 * one as those beside it are; `shop` alone is what lies in `shop/` itself and its texts. Two rooms never name each other.
 */
const ROOMS_OF_SITE = {
  // ground floor: nobody's business in particular
  data: [],
  storage: [],
  waking: [],
  build: [],
  'service-worker': [],
  messages: ['data'],
  loader: ['data', 'messages'],
  ui: ['data', 'loader', 'messages'],
  seo: ['data'],
  // parts that features share
  company: ['data', 'messages', 'ui'],
  content: ['data', 'loader', 'ui'],
  forms: ['data', 'loader', 'messages', 'ui'],
  consent: ['data', 'loader', 'messages', 'storage', 'ui'],
  shop: ['data', 'messages', 'storage', 'ui'],
  // features
  legal: ['company', 'content', 'data', 'ui'],
  offline: ['company', 'consent', 'data', 'loader', 'service-worker', 'ui'],
  withdrawal: ['data', 'forms', 'loader', 'messages', 'ui'],
  'shop/cart': ['data', 'loader', 'messages', 'shop', 'storage', 'ui'],
  'shop/list': ['data', 'loader', 'messages', 'shop', 'ui'],
  'shop/search': ['data', 'loader', 'messages', 'shop', 'ui'],
  'shop/product-forms': ['data', 'forms', 'messages', 'shop', 'ui'],
  // the product's page holds its forms, reads texts of the editor, and puts into the cart
  'shop/product': ['content', 'data', 'forms', 'loader', 'messages', 'shop', 'shop/cart', 'shop/product-forms', 'ui'],
  // the checkout ends what the cart begins, the order's page what the checkout ends; paying takes consent to others' scripts
  'shop/checkout': ['data', 'forms', 'loader', 'messages', 'shop', 'shop/cart', 'ui'],
  // what a visitor remembers in their browser
  'shop/wishlist': ['data', 'loader', 'messages', 'shop', 'shop/cart', 'storage', 'ui'],
  'shop/order': ['consent', 'data', 'loader', 'messages', 'shop', 'shop/cart', 'shop/checkout', 'ui'],
  // what machines read of the goods
  feeds: ['data', 'shop/product'],
  // upper floors: what puts features together
  sections: ['company', 'consent', 'content', 'data', 'forms', 'messages', 'shop', 'shop/cart', 'ui'],
  layout: ['company', 'consent', 'data', 'loader', 'messages', 'offline', 'shop/search', 'storage', 'ui'],
  pages: [
    ...[
      'company',
      'consent',
      'content',
      'data',
      'forms',
      'legal',
      'loader',
      'messages',
      'sections',
      'ui',
      'withdrawal',
    ],
    ...[
      'shop',
      'shop/cart',
      'shop/checkout',
      'shop/list',
      'shop/order',
      'shop/product',
      'shop/search',
      'shop/wishlist',
    ],
  ],
}

/** The rooms of the backend, as those of the site. Each may import the files of `backend/` itself too. */
const ROOMS_OF_BACKEND = {
  // ground floor
  db: [],
  vault: ['db'],
  project: ['db', 'vault'],
  outside: [],
  papers: [],
  // records and who may do what with them
  auth: ['db', 'items', 'outside', 'project', 'vault'],
  changes: ['db'],
  duties: ['db', 'project'],
  items: ['changes', 'db', 'duties', 'prices', 'project', 'stock'],
  prices: ['db'],
  stock: ['db'],
  legal: ['db', 'items', 'outside'],
  schedule: ['db', 'items'],
  previews: ['db', 'items', 'schedule'],
  http: ['auth', 'db', 'items', 'outside', 'previews', 'project'],
  files: ['changes', 'db', 'http', 'items', 'outside'],
  catalogue: ['changes', 'db', 'items', 'prices', 'project'],
  mail: ['auth', 'db', 'outside', 'project', 'vault'],
  backup: ['db', 'files', 'items'],
  // backups made by themselves, and tried
  'backup-plan': ['auth', 'backup', 'db', 'files', 'mail'],
  // kept backups take the place of what is there
  restores: ['auth', 'backup', 'backup-plan', 'db', 'files', 'items', 'project', 'vault'],
  // features
  forms: ['auth', 'db', 'http', 'items', 'mail', 'project'],
  // subscribers are carried to the tools that write to them
  newsletter: ['db', 'forms', 'outside', 'project', 'vault'],
  // ratings are invited and limited as requests are
  requests: ['db', 'forms', 'items', 'mail', 'project', 'shop'],
  answers: ['auth', 'db', 'forms', 'items', 'mail', 'project', 'requests', 'reservations'],
  reports: ['db', 'shop'],
  visits: ['db', 'items'],
  customers: ['db', 'shop'],
  ratings: ['db', 'forms', 'mail', 'project', 'requests', 'shop', 'vault'],
  reservations: ['db', 'forms', 'items', 'mail', 'project', 'requests', 'shop', 'stock'],
  // people come to them, and wait for seats
  events: ['db', 'forms', 'items', 'mail', 'project'],
  // people wait for goods to be back
  'stock-notices': ['db', 'forms', 'mail', 'project', 'requests'],
  // what orders, payments and invoices share
  shop: ['changes', 'db', 'items', 'project', 'stock'],
  invoices: ['db', 'forms', 'papers', 'shop'],
  bookkeeping: ['db', 'invoices'],
  payments: ['db', 'http', 'mail', 'outside', 'project', 'shop', 'vault'],
  connections: ['db', 'items', 'mail', 'outside', 'payments', 'project', 'vault'],
  orders: [
    ...['catalogue', 'db', 'forms', 'http', 'invoices', 'items', 'mail', 'papers', 'payments', 'project', 'shop'],
  ],
  'order-mails': [
    ...['db', 'files', 'forms', 'invoices', 'mail', 'orders', 'papers', 'payments', 'project', 'ratings', 'shop'],
    ...['events', 'reservations'],
  ],
  // examples of every mail whose words a shop writes
  'mail-texts': [
    ...[
      'db',
      'events',
      'forms',
      'items',
      'mail',
      'order-mails',
      'project',
      'ratings',
      'requests',
      'reservations',
      'shop',
      'stock-notices',
    ],
  ],
  // files of goods from other systems, and their pictures
  imports: ['auth', 'db', 'duties', 'files', 'items', 'outside', 'project'],
  // what a till says of pieces and prices
  till: ['auth', 'db', 'imports', 'items', 'mail', 'project', 'shop', 'stock'],
  persons: ['db', 'forms', 'items', 'orders', 'papers', 'reservations', 'shop', 'stock-notices'],
  // makes whole projects of data
  websites: ['auth', 'backup', 'db', 'duties', 'files', 'items', 'project'],
  // a website that was made for a Directus 8 becomes one of ours
  'old-websites': ['backup', 'db', 'files', 'imports', 'items', 'outside', 'websites'],
  // what calls take, checked
  bodies: ['items', 'outside'],
  // the calls as other programs read them
  openapi: ['auth', 'bodies', 'items', 'orders'],
  // told of what the change feed tells
  webhooks: ['changes', 'db', 'newsletter', 'outside', 'shop', 'vault'],
}

const pathOfRoom = (floor, room) =>
  room === 'shop' && floor === 'site' ? '^site/shop/(?:messages/|[^/]+$)' : `^${floor}/${room}/`

const TESTS = '\\.test\\.tsx?$|/(?:sample|fake)-[^/]*$'

/** A wall around each room, and one around a folder that the table lacks. */
const wallsOf = (floor, rooms, open) => [
  ...Object.entries(rooms).map(([room, may]) => ({
    ...wall(`${floor}-${room.replace('/', '-')}`, '', '', `${room} imports ${may.join(', ') || 'no other room'}`),
    from: { path: pathOfRoom(floor, room), pathNot: TESTS },
    to: { path: `^${floor}/`, pathNot: [...open, ...[room, ...may].map((each) => pathOfRoom(floor, each))] },
  })),
  {
    ...wall(`${floor}-rooms-are-listed`, '', '', 'a folder that the table of rooms lacks may import nothing'),
    from: {
      path: `^${floor}/.+/`,
      pathNot: [...Object.keys(rooms).map((room) => pathOfRoom(floor, room)), ...open, TESTS],
    },
    to: { path: '.' },
  },
]

module.exports = {
  forbidden: [
    ...wallsOf('site', ROOMS_OF_SITE, []),
    ...wallsOf('backend', ROOMS_OF_BACKEND, ['^backend/[^/]+$', '^backend/calls/']),
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^dist/' } },
    wall(
      'domain-knows-nobody',
      '^domain/',
      '^(contract|sdk|backend|site|backoffice|server|demo|e2e|bench|scripts)/',
      'domain holds pure rules',
    ),
    wall(
      'contract-knows-domain-only',
      '^contract/',
      '^(sdk|backend|site|backoffice|server|demo|e2e|bench|scripts)/',
      'the contract is what both sides of the wire agree on',
    ),
    wall(
      'sdk-knows-domain-and-contract-only',
      '^sdk/',
      '^(backend|site|backoffice|server|demo|e2e|bench|scripts)/',
      'the SDK runs anywhere',
    ),
    wall(
      'backend-knows-domain-and-contract-only',
      '^backend/',
      '^(sdk|site|backoffice|server|demo|e2e|bench|scripts)/',
      'the backend serves any site',
    ),
    {
      ...wall('calls-are-the-top-floor', '^backend/', '^backend/calls/', 'what a call does lies below the call'),
      from: { path: '^backend/', pathNot: '(^backend/calls/|\\.test\\.ts$)' },
    },
    wall(
      'site-never-knows-backend',
      '^site/',
      '^(backend|backoffice|server|demo|e2e|bench|scripts)/',
      'the wall between site and backend is HTTP',
    ),
    wall(
      'backoffice-never-knows-backend',
      '^backoffice/',
      '^(backend|site|server|demo|e2e|bench|scripts)/',
      'the wall is HTTP',
    ),
    wall('server-knows-no-tests', '^server/', '^(e2e|bench)/', 'the composition root ships'),
    {
      name: 'one-way-out',
      comment:
        'what a project may type in is called from backend/outside alone, which keeps it out of private networks',
      severity: 'error',
      from: { path: '^(backend|server)/', pathNot: `^backend/outside/|\\.test\\.ts$|${OPENS_NOTHING.join('|')}` },
      to: {
        path: '^(node:)?(net|tls|https?|http2|dgram|dns)(/promises)?$|nodemailer/.*/smtp-connection|/undici/|aws4fetch',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^(domain|contract)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'product-knows-no-tests',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|^e2e/|^bench/)' },
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
}
