function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * The one form of a page's path, by which it is routed, cached and looked up: query and hash cut, decoded (a broken escape is
 * left as it is), `/index.html` taken away, one slash at the start, none at the end, none doubled. The root is `/`.
 */
export function normalizePath(address: string): string {
  return pathOf(decodeSafely(address.split(/[?#]/, 1)[0] ?? '').split('/'))
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
