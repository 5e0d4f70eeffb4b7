/** An address of a stored file as it stands in HTML and JSON, with the origin that previews in social media need. */
const ASSET = /(https?:\/\/[\w.:-]+)?\/assets\/([\w-]+)(\?[^"'\s\\<>,)]*)?/g

/** Known everywhere by now; where the address has an origin, the readers are less able. */
const FORMATS = { page: 'webp', preview: 'jpeg' }

const ENDINGS: Record<string, string> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
}

/** A file to fetch from the backend. `address` asks for one format, for a static server cannot choose. */
export type AssetWanted = { address: string; id: string; query: URLSearchParams }

/** A text with the addresses of its stored files replaced by those of the export. Where `nameOf` gives none, one stays as it is. */
export async function withAssetNames(
  text: string,
  nameOf: (asset: AssetWanted) => Promise<string | undefined>,
): Promise<string> {
  const found = [...text.matchAll(ASSET)]
  const names = new Map<string, string>()
  for (const [whole, origin = '', id = '', query = ''] of found) {
    if (names.has(whole)) continue
    const name = await nameOf(wantedFile(id, query, origin !== ''))
    names.set(whole, name ? `${origin}/${name}` : whole)
  }
  let renamed = ''
  let end = 0
  for (const { 0: whole, index } of found) {
    renamed += text.slice(end, index) + names.get(whole)
    end = index + whole.length
  }
  return renamed + text.slice(end)
}

function wantedFile(id: string, text: string, isPreview: boolean): AssetWanted {
  const query = new URLSearchParams(text.replaceAll('&amp;', '&'))
  const isPicture = [...query.keys()].some((name) => name !== 'v')
  if (isPicture && !query.has('format')) query.set('format', isPreview ? FORMATS.preview : FORMATS.page)
  const search = query.size > 0 ? `?${query}` : ''
  return { address: `/assets/${id}${search}`, id, query }
}

/** The name of a fetched file in the export: `assets/{id}/640x480-cover-q75-{v}.webp`. */
export function assetName({ id, query }: AssetWanted, contentType: string): string {
  const ending = ENDINGS[contentType.split(';', 1)[0] ?? ''] ?? 'bin'
  const { width = '', height = '', fit = '', quality = '', v = '' } = Object.fromEntries(query)
  const size = height ? `${width}x${height}` : width
  const parts = [size, fit, quality && `q${quality}`, v].filter(Boolean)
  return `assets/${id}/${parts.join('-') || 'original'}.${ending}`
}
