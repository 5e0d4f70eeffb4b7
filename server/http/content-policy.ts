import { createHash } from 'node:crypto'
import { paymentMethod } from '#domain/money/payment-methods.ts'
import { webAddress } from '#domain/paths/web-address.ts'
import { START_SCRIPT } from '#site/build/start-script.ts'
import { CLOCK_SCRIPT } from '#site/consent/retailer-clock-script.ts'
import type { SharedData } from '#site/data/shared-data.ts'
import type { BuiltPage } from '#site/page-builder.ts'
import type { TemplateName } from '#site/pages/page-chunks.ts'

type Sources = Record<string, string[]>

const SELF = "'self'"
const START = `'sha256-${createHash('sha256').update(START_SCRIPT).digest('base64')}'`

/** The template of the page that shows an order and takes what is to be paid: it is entered by a load of its own (`klarna-payment.tsx`). */
const PAYING: TemplateName = 'order'

/**
 * The Content-Security-Policy of a page: scripts only as files of the site and the one that starts them, and other servers only as
 * far as the project uses them. It names none that the project has not set. A visitor moves between pages within one document, so
 * all say the same but the page of payment, which a browser loads whole.
 *
 * Styles may stand in the page: themes, placeholders of pictures and Klarna's widget do. (DESIGN 6, third-party content)
 */
export function contentPolicy({
  staticQueryResults,
  pageData,
}: Pick<BuiltPage, 'staticQueryResults' | 'pageData'>): string {
  const shared: Partial<SharedData> = Object.assign({}, ...Object.values(staticQueryResults).map(({ data }) => data))
  const { statistics, clock, map, appointment, videos = [] } = shared.consents ?? {}
  const allowed: Sources = {
    'default-src': ["'none'"],
    'script-src': [SELF, START],
    'style-src': [SELF, "'unsafe-inline'"],
    'img-src': [SELF, 'data:'],
    'font-src': [SELF],
    'connect-src': [SELF],
    'media-src': [SELF],
    'manifest-src': [SELF],
    'worker-src': [SELF],
    'frame-src': [SELF],
  }
  const allow = (sources: readonly string[], ...directives: string[]) => {
    for (const directive of directives) allowed[directive]?.push(...sources)
  }
  // Kept from before hosts had to be https: no page loads a script from one that is not.
  if (statistics?.address.startsWith('https:'))
    allow([new URL(statistics.address).origin], 'script-src', 'connect-src', 'img-src', 'frame-src')
  if (clock) {
    const rolex = withSubdomains(new URL(CLOCK_SCRIPT))
    allow(rolex, 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src')
    allow([new URL(CLOCK_SCRIPT).origin], 'script-src')
  }
  for (const frame of [map, appointment]) {
    const address = webAddress(frame?.key)
    if (address) allow(withSubdomains(address), 'frame-src')
  }
  allow(videos, 'frame-src')
  const isPaying = pageData.componentChunkName === PAYING
  for (const id of isPaying ? (shared.shop?.paymentMethods ?? []) : [])
    allow(paymentMethod(id).sources, 'script-src', 'img-src', 'connect-src', 'frame-src')
  const directives = Object.entries(allowed).map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
  return [...directives, "form-action 'self'", "base-uri 'none'", "frame-ancestors 'self'"].join('; ')
}

/** A provider answers from several of its hosts: its own name's, and those below it. */
function withSubdomains({ protocol, host }: URL): string[] {
  const name = host.replace(/^(www|static)\./, '')
  return [`${protocol}//${host}`, `${protocol}//*.${name}`]
}
