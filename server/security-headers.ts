import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'

/** Said with every answer, whoever asks and whatever is kept of it. */
const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': [
    'accelerometer=()',
    'browsing-topics=()',
    'camera=()',
    'display-capture=()',
    'geolocation=()',
    'gyroscope=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    'serial=()',
    'usb=()',
  ].join(', '),
}

/** For HTML that says nothing itself: error pages, the back office. */
const OWN_FILES_ONLY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** A year; without subdomains, which need not be the retailer's site. */
const HSTS = 'max-age=31536000'

/** `isTrusted`: whether an address is a proxy whose word is taken that the visitor came by TLS. */
export function securityHeaders({ isTrusted }: { isTrusted: (address: string) => boolean }): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const add = (name: string, value: string) => {
      if (!c.res.headers.has(name)) c.header(name, value)
    }
    for (const [name, value] of Object.entries(ALWAYS)) add(name, value)
    if (c.res.headers.get('content-type')?.startsWith('text/html')) add('content-security-policy', OWN_FILES_ONLY)
    if (isByTls(c, isTrusted)) add('strict-transport-security', HSTS)
  }
}

function isByTls(c: Context, isTrusted: (address: string) => boolean): boolean {
  if (c.req.header('x-forwarded-proto')?.split(',')[0]?.trim() !== 'https') return false
  return isTrusted(getConnInfo(c).remote.address ?? '')
}
