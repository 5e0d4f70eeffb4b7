import type { Video } from '#domain/look/video.ts'
import { asHtmlText } from '#domain/texts/as-html-text.ts'
import type { Language } from '#domain/texts/language.ts'
import type { ImageView } from '../data/shared-data.ts'

const WORDS: Record<Language, { play: string; note: (provider: string) => string; title: string }> = {
  de: {
    title: 'Film',
    play: 'Film abspielen',
    note: (provider) =>
      `Mit dem Klick laden Sie den Film von ${provider}. Dabei erfährt der Anbieter Ihre IP-Adresse und kann Daten auf Ihrem Gerät speichern.`,
  },
  en: {
    title: 'Film',
    play: 'Play the film',
    note: (provider) =>
      `Your click loads the film from ${provider}. The provider then learns your IP address and may store data on your device.`,
  },
  fr: {
    title: 'Film',
    play: 'Lancer le film',
    note: (provider) =>
      `Votre clic charge le film depuis ${provider}. Le fournisseur apprend alors votre adresse IP et peut stocker des données sur votre appareil.`,
  },
}

/** Inside the frame nothing of the page's styles counts. */
const STYLE =
  'html,body{margin:0;height:100%}a{position:relative;display:grid;place-content:end start;height:100%;color:#fff;background:#2b2622;text-decoration:none;font:16px/1.5 system-ui,Arial,sans-serif}img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}span{position:relative;padding:1rem 1.2rem;background:#000c}b{display:block;font-size:1.15rem}a:focus-visible{outline:3px solid #fff;outline-offset:-6px}'

/**
 * A frame with a picture of the site's own and a link: only whoever follows it asks the other site for its film, in the same frame. It needs no
 * script, and remembers nothing.
 */
export function videoFrame(
  { frame, provider }: Video,
  { heading, image, language }: { heading?: string; image?: ImageView; language: Language },
): string {
  const { play, note, title } = WORDS[language]
  const poster = image ? `<img src="${asHtmlText(image.src)}" alt="">` : ''
  const inside = `<!doctype html><html lang="${language}"><title>${asHtmlText(heading ?? title)}</title><meta name="referrer" content="strict-origin"><style>${STYLE}</style><a href="${asHtmlText(frame)}">${poster}<span><b>▶ ${play}</b>${asHtmlText(note(provider))}</span></a>`
  return `<div class="read-video"><iframe title="${asHtmlText(heading ?? title)}" srcdoc="${asHtmlText(inside)}" allow="fullscreen; autoplay; picture-in-picture" loading="lazy"></iframe></div>`
}
