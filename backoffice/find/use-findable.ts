import { connectionCards } from '../connections/connection-cards.ts'
import { helpOf } from '../help/help-of.ts'
import { type Text, type TextKey, useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { useWays } from '../ways/use-ways.ts'
import type { FindableWay } from './findings.ts'

const CONNECTIONS = 'connections'

/** Parts of screens that have a heading of their own. */
const PARTS: Readonly<Record<string, readonly TextKey[]>> = {
  '/backup': ['backupPlan.title', 'restore.title'],
  opening_exception: ['calendar.closeTitle', 'calendar.closeHelp'],
}

/** What stands on the screen of the connections: whom it reaches, and what is entered for it. */
function connectionWords(text: Text): string {
  const server = ['host', 'encryption', 'starttls', 'password'] as const
  const keys: TextKey[] = [
    ...connectionCards.flatMap(({ name, fields }): TextKey[] => [
      `connections.${name}.title`,
      ...fields.map(({ key }) => `connections.field.${key}` as TextKey),
    ]),
    ...server.map((part): TextKey => `connections.server.${part}`),
  ]
  return ['SMTP', ...keys.map((key) => text(key))].join(' ')
}

/** Every screen that the person may go to, with the words that stand on it or explain it. */
export function useFindable(): readonly FindableWay[] {
  const text = useText()
  const language = useOfficeLanguage()
  const ways = useWays().map((way) => ({
    ...way,
    more: [
      ...helpOf(way.key, language),
      ...(PARTS[way.key] ?? []).map((key) => text(key)),
      ...(way.key === CONNECTIONS ? [connectionWords(text)] : []),
    ].join(' '),
  }))
  const account = {
    key: '/account',
    path: '/account',
    name: text('account.title'),
    group: '',
    more: [text('account.password'), text('account.secondFactor'), text('account.sessions')].join(' '),
  }
  return [...ways, account]
}
