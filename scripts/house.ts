// Measures the product's code against how the house shall stand. What is known to stand otherwise is listed with its reason; a complaint
// that is not listed fails, and so does one that is listed and no longer true.

import { known } from './house/known.ts'
import { complaints } from './house/measures.ts'
import { productSources } from './house/sources.ts'
import { enterCheckout } from './launch/root.mjs'

const found = complaints(productSources(enterCheckout()))
const added = found.filter((complaint) => !(complaint in known))
const gone = Object.keys(known).filter((complaint) => !found.includes(complaint))
for (const complaint of added) console.log(`not as the house shall stand: ${complaint}`)
for (const complaint of gone) console.log(`mended, so take it from scripts/house/known.ts: ${complaint}`)
process.exitCode = added.length + gone.length > 0 ? 1 : 0
