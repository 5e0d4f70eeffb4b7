import { type Language, languages } from '../texts/language.ts'
import { languageOf } from './path-parts.ts'
import { routeOf } from './routes.ts'
import { type StoreRoots, storePlaceOf } from './store-routes.ts'

/** First parts of addresses that the program itself answers, whatever pages there are. */
export const reservedParts: readonly string[] = [
  'activity',
  'admin',
  'api-keys',
  'assets',
  'auth',
  'bin',
  'build',
  'changes',
  'collections',
  'connections',
  'duties',
  'ecom',
  'feeds',
  'fields',
  'files',
  'forms',
  'health',
  'imports',
  'index',
  'items',
  'live',
  'login',
  'metrics',
  'mcp',
  'newsletter-tools',
  'page-data',
  'permissions',
  'persons',
  'ping',
  'previews',
  'ready',
  'relations',
  'revisions',
  'roles',
  'schaufenster',
  'server',
  'settings',
  'users',
  'utils',
  'webhooks',
  'websites',
]

const SHAPE = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

/** Why a page of one's own cannot have an address; what it is taken by is told apart, so that it can be said. */
export type OwnPathProblem = 'shape' | 'language' | 'reserved' | 'route' | 'store'

/** The start of all addresses in a language. */
export const languageStart = (language: Language): string => (language === 'de' ? '' : `/${language}`)

/** What is wrong with the address of a page in a language, other pages aside; undefined for one that it may have. (SPEC 2) */
export function ownPathProblem(path: string, language: Language, roots: StoreRoots): OwnPathProblem | undefined {
  if (!SHAPE.test(path)) return 'shape'
  const [, first = '', second] = path.split('/')
  const isStart = languages.some((other) => other === first) && second === undefined
  if (languageOf(path) !== language || isStart) return 'language'
  const inside = path.slice(languageStart(language).length).split('/')[1] ?? ''
  if (reservedParts.includes(first) || inside === '404') return 'reserved'
  if (routeOf(path)) return 'route'
  if (storePlaceOf(path, roots)) return 'store'
  return undefined
}
