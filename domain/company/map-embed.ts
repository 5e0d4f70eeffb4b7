/** A place on the map, in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** How far the map reaches around a place, in degrees: about 500 m to the north and south. */
const reach = { latitude: 0.0045, longitude: 0.008 }

const round = (degrees: number) => Number(degrees.toFixed(6))

/**
 * The address of a frame that shows a place on the map of the project's provider (`map_provider_url`). OpenStreetMap's embedded
 * map takes a section and a marker; an address with `{latitude}` and `{longitude}` is filled in; any other provider gets the
 * place as `q`.
 */
export function mapEmbedAddress(provider: URL, { latitude, longitude }: Place): string {
  if (/\{(latitude|longitude)\}/.test(decodeURI(provider.href))) {
    return decodeURI(provider.href)
      .replaceAll('{latitude}', String(latitude))
      .replaceAll('{longitude}', String(longitude))
  }
  const url = new URL(provider)
  if (url.pathname.endsWith('/export/embed.html')) {
    const west = round(longitude - reach.longitude)
    const south = round(latitude - reach.latitude)
    const east = round(longitude + reach.longitude)
    const north = round(latitude + reach.latitude)
    url.searchParams.set('bbox', [west, south, east, north].join(','))
    url.searchParams.set('layer', 'mapnik')
    url.searchParams.set('marker', `${latitude},${longitude}`)
  } else {
    url.searchParams.set('q', `${latitude},${longitude}`)
  }
  return url.href
}
