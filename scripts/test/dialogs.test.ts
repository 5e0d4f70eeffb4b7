import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dialogs } from '../../e2e/back-office/dialogs.ts'

const SHOWN = /<(?:Dialog|StepFrame|WordsDialog|WebsiteDialog|Confirm|Drawer|Popover|Menu)\b/

test('every file of the back office that shows a dialog is opened by the crawl, or says why not', () => {
  const files = globSync('backoffice/**/*.tsx').filter(
    (file) => !file.endsWith('.test.tsx') && SHOWN.test(readFileSync(file, 'utf8')),
  )
  expect(Object.keys(dialogs).sort()).toEqual(files.map((file) => file.replace('backoffice/', '')).sort())
})
