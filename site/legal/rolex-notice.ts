import type { Language } from '#domain/texts/language.ts'
import type { InfoBlock } from './info-block.ts'
import { blockHeadings } from './legal-labels.ts'

const texts: Record<Language, string> = {
  de: '<p>Teile dieser Website können Inhalte zeigen, die von www.rolex.com eingebettet sind. Für diese Inhalte gelten ausschließlich die Nutzungsbedingungen, die Datenschutzhinweise und die Cookie-Richtlinie von www.rolex.com.</p>',
  en: '<p>Parts of this website may show content embedded from www.rolex.com. The terms of use, the privacy notice and the cookie policy of www.rolex.com alone apply to that content.</p>',
  fr: '<p>Certaines parties de ce site peuvent présenter des contenus intégrés provenant de www.rolex.com. Seules les conditions d’utilisation, la politique de confidentialité et la politique relative aux cookies de www.rolex.com s’appliquent à ces contenus.</p>',
}

const links: { path: string; label: Record<Language, string> }[] = [
  {
    path: 'terms-of-use',
    label: {
      de: 'Nutzungsbedingungen von Rolex',
      en: 'Terms of use of Rolex',
      fr: 'Conditions d’utilisation de Rolex',
    },
  },
  {
    path: 'privacy-notice',
    label: {
      de: 'Datenschutzhinweise von Rolex',
      en: 'Privacy notice of Rolex',
      fr: 'Politique de confidentialité de Rolex',
    },
  },
  {
    path: 'cookies',
    label: { de: 'Cookie-Richtlinie von Rolex', en: 'Cookie policy of Rolex', fr: 'Politique des cookies de Rolex' },
  },
]

/** The notice that an area of the site belongs to a third party, with the links out to its own rules (SPEC 2, `rolex`). */
export function rolexNotice(language: Language): InfoBlock {
  return {
    id: 'rolex',
    heading: blockHeadings.rolex[language],
    html: texts[language],
    links: links.map(({ path, label }) => ({
      label: label[language],
      href: `https://www.rolex.com/legal-notices/${path}`,
    })),
  }
}
