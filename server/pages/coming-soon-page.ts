import { routeMap } from '#domain/paths/route-map.ts'
import { asHtmlText } from '#domain/texts/as-html-text.ts'
import type { Language } from '#domain/texts/language.ts'
import type { SharedData } from '#site/data/shared-data.ts'

const texts: Record<Language, { heading: string; text: string; hours: string; contact: string }> = {
  de: {
    heading: 'Hier entsteht unsere Website.',
    text: 'Bis sie fertig ist, sind wir so für Sie da:',
    hours: 'Öffnungszeiten',
    contact: 'Kontakt',
  },
  en: {
    heading: 'Our website is on its way.',
    text: 'Until it is ready, this is how you find us:',
    hours: 'Opening hours',
    contact: 'Contact',
  },
  fr: {
    heading: 'Notre site arrive bientôt.',
    text: 'D’ici là, voici comment nous trouver\u00a0:',
    hours: 'Horaires d’ouverture',
    contact: 'Contact',
  },
}

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper,#fdfcfa);color:#1f1c19;font:17px/1.6 var(--sans,Georgia,serif)}
main{box-sizing:border-box;width:min(100%,40rem);padding:2rem;border-top:4px solid var(--brand)}
h1{margin:0 0 1.5rem;font-weight:400;font-size:1.15rem;letter-spacing:.02em}h2{margin:1.75rem 0 .25rem;font-size:1rem}
.lead{margin:0;font-size:clamp(1.75rem,6vw,2.5rem);line-height:1.2}h1,.lead{font-family:var(--serif,Georgia,serif)}address{font-style:normal}img{max-width:100%;height:auto;max-height:80px;width:auto}
dl{margin:0}dl div{display:flex;flex-wrap:wrap;gap:0 1rem}dt{min-width:9rem}dd{margin:0;display:flex;flex-wrap:wrap;gap:0 1rem}
a{color:var(--brand-text)}nav{margin-top:2rem;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-size:.9rem}nav a{padding:.25rem 0}`

const link = ({ href, text, lang }: { href: string; text: string; lang?: string }) =>
  `<a href="${asHtmlText(href)}"${lang ? ` lang="${lang}" hreflang="${lang}"` : ''}>${asHtmlText(text)}</a>`

const NAMES: Record<Language, string> = { de: 'Deutsch', en: 'English', fr: 'Français' }

/** What strangers see of a website that is not live: the shop's card, without scripts, and the way to what the law asks for. */
export function comingSoonPage(shared: SharedData, language: Language): string {
  const { site, address, contact, hours, menus, theme, paths } = shared
  const words = texts[language]
  const phones = contact.phones.map(({ href, text }) => (href ? link({ href, text }) : asHtmlText(text)))
  const email = contact.email
    ? [link({ href: contact.email.href, text: contact.email.href.replace('mailto:', '') })]
    : []
  const legal = menus.legal.filter(({ href }) => href === paths.imprint || href === paths.privacy)
  const others = site.languages.filter((other) => other !== language)
  const { logo } = site
  const name = logo
    ? `<img src="${asHtmlText(logo.src)}" width="${logo.width}" height="${logo.height}" alt="${asHtmlText(site.name)}">`
    : asHtmlText(site.name)
  const lines = [address.name, ...address.lines].filter((line) => line !== undefined)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${asHtmlText(site.name)}</title><style>${theme.css}${STYLE}</style></head>
<body><main><h1>${name}</h1><p class="lead">${words.heading}</p><p>${words.text}</p>
<address>${lines.map(asHtmlText).join('<br>')}</address>
<h2>${words.contact}</h2><address>${[...phones, ...email].join('<br>')}</address>
${hours && `<h2>${words.hours}</h2>${hours}`}
<nav>${legal.map(({ href, label }) => link({ href, text: label })).join('')}${others
    .map((other) => link({ href: routeMap.home[other], text: NAMES[other], lang: other }))
    .join('')}</nav></main></body></html>`
}
