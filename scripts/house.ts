// Measures the product's code against how the house shall stand. What stood otherwise when the check began is listed in house/known.ts; a
// complaint that is not listed fails, and so does one that is listed and no longer true. `--shrink` takes the latter from the list.

import { readFileSync, writeFileSync } from 'node:fs'
import { known } from './house/known.ts'
import { complaints } from './house/measures.ts'
import { against, withoutEntries } from './house/shrink.ts'
import { otherSources, productSources } from './house/sources.ts'
import { runQuietly } from './launch/child.mjs'
import { enterCheckout } from './launch/root.mjs'

const LIST = 'scripts/house/known.ts'

const root = enterCheckout()
const { added, gone } = against(Object.values(known).flat(), complaints(productSources(root), otherSources(root)))
const shrinks = process.argv.includes('--shrink')
if (shrinks && gone.length > 0) {
  writeFileSync(LIST, withoutEntries(readFileSync(LIST, 'utf8'), gone))
  await runQuietly('node_modules/.bin/biome', ['format', '--write', LIST])
}
for (const { what, detail } of added) console.log(`not as the house shall stand: ${what}${detail && ` (${detail})`}`)
for (const what of gone) console.log(`mended: ${what}`)
if (added.length > 0)
  console.log(`Mend these ${added.length}: ${LIST} holds what stood before the check, and only shrinks.`)
if (gone.length > 0) {
  console.log(shrinks ? `${LIST} no longer lists them.` : `Take what is mended from ${LIST}: npm run house -- --shrink`)
}
process.exitCode = added.length + (shrinks ? 0 : gone.length) > 0 ? 1 : 0
