import { helpOf } from '../../backoffice/help/help-of.ts'
import type { OfficeLanguage } from '../../backoffice/labels/labels.ts'

/** The guide in each language, below the root of the repository. */
export const guides: Readonly<Record<OfficeLanguage, string>> = {
  de: 'docs/back-office.de.md',
  en: 'docs/back-office.md',
}

const BLOCK = /<!-- help: (\S+) -->\n[\s\S]*?<!-- end -->/g

/** Help as the guide prints it: what is called so stands in italics. */
const printed = (screen: string, language: OfficeLanguage): string =>
  helpOf(screen, language)
    .map((paragraph) => paragraph.replace(/[„“]([^“”]+)[“”]/g, '*$1*').replace(/\{\{\w+\}\}/g, '`$&`'))
    .join('\n\n')

/** The guide with the help of the product between its marks, `<!-- help: today -->` and `<!-- end -->`. Throws an Error for a screen without help. */
export const withHelp = (guide: string, language: OfficeLanguage): string =>
  guide.replace(BLOCK, (_block, screen: string) => {
    const help = printed(screen, language)
    if (!help) throw new Error(`There is no help of ${screen}.`)
    return `<!-- help: ${screen} -->\n${help}\n<!-- end -->`
  })
