import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { i18nProvider } from './i18n-provider.ts'

test('every notice is told by a key that has words', () => {
  const keys = globSync('backoffice/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bnotify\('([\w.]+)'/g)].map(([, key = '']) => key))
  expect(keys.length).toBeGreaterThan(20)
  expect(keys.filter((key) => i18nProvider.translate(key, { smart_count: 1 }) === key)).toEqual([])
})

test('notices in English are said to a shopkeeper, as in German', async () => {
  await i18nProvider.changeLocale('en')
  const said = ['updated', 'created', 'deleted', 'bad_item', 'item_doesnt_exist', 'data_provider_error'].map((key) =>
    i18nProvider.translate(`ra.notification.${key}`, { smart_count: 1 }),
  )
  await i18nProvider.changeLocale('de')
  expect(said.slice(0, 2)).toEqual(['Saved', 'Created'])
  expect(said.join(' ')).not.toMatch(/element|dataProvider|console/i)
})
