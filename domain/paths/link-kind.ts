/** The kinds of link that SPEC 2 tells apart. */
export type LinkKind = 'internal' | 'anchor' | 'external' | 'mail' | 'phone' | 'file'

export type LinkIcon = 'mail' | 'phone' | 'globe'

interface LinkBehaviour {
  target?: '_blank'
  rel?: string
  icon?: LinkIcon
}

/** What each kind of link does: new tab, `rel` and icon (SPEC 2). Internal links and anchors go through the router. */
export const linkBehaviour: Record<LinkKind, LinkBehaviour> = {
  internal: {},
  anchor: {},
  external: { target: '_blank', rel: 'nofollow noopener noreferrer external', icon: 'globe' },
  mail: { target: '_blank', rel: 'noopener', icon: 'mail' },
  phone: { target: '_blank', rel: 'noopener', icon: 'phone' },
  file: { target: '_blank', rel: 'noopener', icon: 'globe' },
}

/** A link ready to be rendered. */
export interface SafeLink extends LinkBehaviour {
  kind: LinkKind
  href: string
}

const filePath = /^\/(assets|files|static)\/|\.(?!html?$)[a-z0-9]{2,5}$/i

function kindOfPath(address: string): LinkKind {
  if (filePath.test(address.split(/[?#]/, 1)[0] ?? '')) return 'file'
  return address.includes('#') ? 'anchor' : 'internal'
}

function external(address: string): { kind: LinkKind; href: string } | undefined {
  return URL.canParse(address) ? { kind: 'external', href: address } : undefined
}

function classify(address: string): { kind: LinkKind; href: string } | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  if (scheme === 'http' || scheme === 'https') return external(address)
  if (scheme === 'mailto') return { kind: 'mail', href: address }
  if (scheme === 'tel') return { kind: 'phone', href: address.replace(/[\s()/]/g, '') }
  if (scheme !== undefined || address.includes('\\')) return undefined
  if (address.startsWith('//')) return external(`https:${address}`)
  if (/^www\./i.test(address)) return external(`https://${address}`)
  const href = /^[/#?]/.test(address) ? address : `/${address}`
  return { kind: kindOfPath(href), href }
}

// Browsers drop these characters before they read the scheme, so `java\nscript:` would pass a check that keeps them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const ignoredByBrowsers = /[\u0000-\u001f\u007f]/g

/**
 * A link by its address alone, with kind, target, rel and icon of SPEC 2. Undefined for an empty address and for everything
 * that is not a path, an anchor, http(s), mailto or tel: a script or data address never becomes a link.
 */
export function safeLink(address: string | null | undefined): SafeLink | undefined {
  const cleaned = address?.replace(ignoredByBrowsers, '').trim()
  const found = cleaned ? classify(cleaned) : undefined
  return found && { ...found, ...linkBehaviour[found.kind] }
}
