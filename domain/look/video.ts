import { webAddress } from '../paths/web-address.ts'

/** A film of another site: who shows it, and the address of the frame that it is shown in. */
export interface Video {
  readonly provider: string
  readonly frame: string
}

/** Origins that frames with films come from. */
export const videoOrigins = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' } as const

const ID = /^[\w-]{5,20}$/

/** The film that an address leads to, as its site gives it to those who watch or share it; undefined for any other address. */
export function videoAt(address: string | null | undefined): Video | undefined {
  const url = webAddress(address)
  const host = url?.hostname.replace(/^(www|m)\./, '')
  const parts = url?.pathname.split('/').filter(Boolean) ?? []
  if (host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const id = host === 'youtu.be' ? parts[0] : (url?.searchParams.get('v') ?? parts[1])
    return id && ID.test(id)
      ? { provider: 'YouTube (Google Ireland Limited)', frame: `${videoOrigins.youtube}/embed/${id}?autoplay=1&rel=0` }
      : undefined
  }
  const number = host === 'vimeo.com' ? parts[0] : host === 'player.vimeo.com' ? parts[1] : undefined
  return number && /^\d{5,12}$/.test(number)
    ? { provider: 'Vimeo.com, Inc.', frame: `${videoOrigins.vimeo}/video/${number}?autoplay=1&dnt=1` }
    : undefined
}
