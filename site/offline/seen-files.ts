const KEPT = /^\/(build|assets)\//

/** The site's own files that the page has shown so far, as addresses without their origin. */
export function seenFiles(entries: Pick<PerformanceEntry, 'name'>[], origin: string): string[] {
  const addresses = entries.flatMap(({ name }) => {
    const url = new URL(name)
    return url.origin === origin && KEPT.test(url.pathname) ? [url.pathname + url.search] : []
  })
  return [...new Set(addresses)]
}
