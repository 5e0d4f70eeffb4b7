import { readFileSync, writeFileSync } from 'node:fs'
import type { OfficeLanguage } from '../backoffice/labels/labels.ts'
import { guides, withHelp } from './guide/help-blocks.ts'

/** Writes the help of the product into both guides: `npm run docs:help`. */
for (const [language, file] of Object.entries(guides) as [OfficeLanguage, string][])
  writeFileSync(file, withHelp(readFileSync(file, 'utf8'), language))
