import type { CheckResult } from '#domain/company/connection-check.ts'
import { webAddress } from '#domain/paths/web-address.ts'
import { callOutside, TooSlow } from '../outside/outside-call.ts'
import { PrivateHost, type Reach } from '../outside/public-address.ts'

export interface MatomoSettings {
  readonly host: string | null
  readonly site: string | null
}

/** Matomo counts nothing that says so of itself, and nothing without `rec`; both are left to it to look at. */
const HARMLESS = { 'x-purpose': 'preview', 'user-agent': 'Schaufenster (settings test)' }

/**
 * Asks whether a Matomo answers at the host and knows the site: its tracker refuses the id of a site that it does not have, and
 * counts no visit for this call. Never throws.
 * @param timeout milliseconds for each of the two calls
 */
export async function checkMatomo(
  { host, site }: MatomoSettings,
  { timeout = 8000, ...reach }: Reach & { timeout?: number } = {},
): Promise<CheckResult> {
  const address = webAddress(host)
  if (!address || !/^\d{1,9}$/.test(site ?? '')) return { reason: 'missing' }
  const call = (file: string) =>
    callOutside(new URL(file, address.href.replace(/\/*$/, '/')), { headers: HARMLESS, timeout, reach })
  try {
    const script = await call('matomo.js')
    if (script.status !== 200 || !/matomo|piwik/i.test(script.text))
      return { reason: 'no_matomo', said: `HTTP ${script.status}` }
    const tracker = await call(`matomo.php?idsite=${site}&send_image=0`)
    if (tracker.status === 200 || tracker.status === 204) return { reason: 'works' }
    if (tracker.status === 400) return { reason: 'unknown_site' }
    return { reason: 'refused', said: `HTTP ${tracker.status}` }
  } catch (error) {
    if (error instanceof PrivateHost) return { reason: 'not_allowed' }
    if (error instanceof TooSlow) return { reason: 'too_slow' }
    return { reason: 'unreachable' }
  }
}
