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

/** A piece of a text holds all of the text in memory; what stays longer needs a copy of its own. */
export const ownCopy = (piece: string) => Buffer.from(piece).toString()

/** A text with the addresses of its stored files replaced by those of the export, and those files. */
export type Renamed = { text: string; files: string[] }

/** Renames in one text after another; each address is asked for once. Where `nameOf` gives none, one stays as it is. */
export function assetRenamer(
  nameOf: (asset: AssetWanted) => Promise<string | undefined>,
): (text: string) => Promise<Renamed> {
  const names = new Map<string, Promise<string | undefined>>()

  function fileOf([whole, origin = '', id = '', query = '']: RegExpExecArray) {
    const known = names.get(whole)
    if (known) return known
    const name = nameOf(wantedFile(ownCopy(id), query, origin !== ''))
    names.set(ownCopy(whole), name)
    return name
  }

  return async (text) => {
    const matches = [...text.matchAll(ASSET)]
    const found = await Promise.all(matches.map(fileOf))
    const files = new Set<string>()
    let renamed = ''
    let end = 0
    for (const [n, { 0: whole, 1: origin = '', index }] of matches.entries()) {
      const file = found[n]
      if (file) files.add(file)
      renamed += text.slice(end, index) + (file ? `${origin}/${file}` : whole)
      end = index + whole.length
    }
    return { text: renamed + text.slice(end), files: [...files] }
  }
}

/** The file that an address as above asks for. */
export function assetOf(address: string): AssetWanted {
  const [path = '', query] = address.split('?', 2)
  return { address, id: path.slice('/assets/'.length), query: new URLSearchParams(query) }
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
