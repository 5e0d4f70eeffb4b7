import { reactAdminGerman } from '../../backoffice/i18n/react-admin-de.ts'
import { textsDe } from '../../backoffice/i18n/texts-de.ts'
import { textsEn } from '../../backoffice/i18n/texts-en.ts'
import type { OfficeLanguage } from '../../backoffice/labels/labels.ts'
import { labelsDe } from '../../backoffice/labels/labels-de.ts'
import { labelsEn } from '../../backoffice/labels/labels-en.ts'

/** Words that a browser has, or react-admin in English. */
const BY_OTHERS: Readonly<Record<OfficeLanguage, readonly string[]>> = {
  de: ['Zum Startbildschirm hinzufügen'],
  en: ['Add to home screen', 'Save', 'Create', 'Edit', 'Delete', 'Columns', 'Export'],
}

const sources: Readonly<Record<OfficeLanguage, readonly object[]>> = {
  de: [textsDe, labelsDe, reactAdminGerman],
  en: [textsEn, labelsEn],
}

/** Every text of a table, however deep. */
const textsOf = (table: unknown): string[] =>
  typeof table === 'string' ? table.split(' |||| ') : Object.values(table ?? {}).flatMap(textsOf)

/** Whether something in the back office is called so in a language; what a label takes in (`%{name}`) may be anything. */
export function labelCheck(language: OfficeLanguage): (words: string) => boolean {
  const texts = [...sources[language].flatMap(textsOf), ...BY_OTHERS[language]]
  const plain = new Set(texts)
  const open = texts
    .filter((text) => /%\{\w+\}/.test(text) && text.replace(/%\{\w+\}/g, '').trim().length > 3)
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/%\{\w+\}/)
            .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
            .join('.+')}$`,
        ),
    )
  return (words) => plain.has(words) || open.some((pattern) => pattern.test(words))
}
