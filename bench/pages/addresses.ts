/** Every page of a site's map, in all its languages. `ask` fetches the text of a path. */
export async function addressesOf(ask: (path: string) => Promise<string>): Promise<string[]> {
  const map = await ask('/sitemap.xml')
  const inner = [...map.matchAll(/<sitemap><loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname)
  const maps = await Promise.all(inner.map(ask))
  return [map, ...maps].flatMap((text) =>
    [...text.matchAll(/<url><loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname),
  )
}
