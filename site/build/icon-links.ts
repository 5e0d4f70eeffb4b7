/**
 * The site's icon as it is named in the head of a page. It stands in the page itself: a file would be asked for at once and share a
 * phone's slow line with the first picture. Search engines take no icon that has no address of its own: they have the file.
 */
export function iconLinks(svg: string): string {
  const own = encodeURI(svg.replaceAll('"', "'")).replaceAll('#', '%23')
  return `<link rel="icon" type="image/svg+xml" sizes="48x48" href="/icon.svg"><link rel="icon" type="image/svg+xml" sizes="any" href="data:image/svg+xml,${own}">`
}
