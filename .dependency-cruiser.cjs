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
  '/keep-alive\\.ts$',
  '/whole-answers\\.ts$',
  '/programs/dev\\.ts$',
  '/sample-[^/]*$',
  // only look at addresses
  '/client-address\\.ts$',
  '/connection-settings\\.ts$',
  // calls the bucket that the environment names
  '/s3-storage\\.ts$',
]

module.exports = {
  forbidden: [
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
