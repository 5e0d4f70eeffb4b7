/** A path without its escapes; one with a broken escape is left as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** An address with everything escaped that may not stand in a header; what is escaped already stays as it is. */
export function escapedAddress(address: string): string {
  return address.replace(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign.isWellFormed() ? sign : '\ufffd'))
}

/**
 * The one form of a page's path, by which it is routed, cached and looked up: query and hash cut, decoded (a broken escape is
 * left as it is), `/index.html` taken away, one slash at the start, none at the end, none doubled. The root is `/`.
 */
export function normalizePath(address: string): string {
  return pathOf(decodedPath(address.split(/[?#]/, 1)[0] ?? '').split('/'))
}

/**
 * The spelling of a path that other spellings are redirected to, still escaped: `/index.html` taken away, one slash at the start, for
 * two or a backslash would lead to another host, none at the end, none doubled.
 */
export function canonicalPath(path: string): string {
  return pathOf(path.split(/[\\/]/))
}

function pathOf(parts: readonly string[]): string {
  const segments = parts.filter(Boolean)
  if (segments.at(-1) === 'index.html') segments.pop()
  return `/${segments.join('/')}`
}
