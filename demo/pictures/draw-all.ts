import { readContent } from '../content.ts'
import { placeholderNotice } from '../notices/placeholder-notice.ts'
import { createPictures, SHIPPED } from './pictures.ts'
import type { Draw } from './scenes/products.ts'

/** `npm run demo:draw`: draws every picture of the demo that the present scripts have not drawn yet, to be committed. */
const start = performance.now()
const pictures = createPictures(SHIPPED)
const files = readContent().filter(({ collection, key }) => collection === 'files' && !placeholderNotice(key))
await Promise.all(files.map(({ key, record }) => pictures.picture(key, record.draw as Draw | undefined)))
await pictures.close()
console.log(`${files.length} pictures in ${((performance.now() - start) / 1000).toFixed(1)} s`)
