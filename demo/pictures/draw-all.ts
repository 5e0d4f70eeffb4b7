import { join } from 'node:path'
import { readContent } from '../content.ts'
import { createPictures } from './pictures.ts'
import type { Draw } from './scenes/products.ts'

/** Draws every picture of the demo into the cache, so that seeding finds them: `node demo/pictures/draw-all.ts [folder]`. */
const start = performance.now()
const pictures = createPictures(process.argv[2] ?? join(import.meta.dirname, '../../.cache/demo-pictures'))
const files = readContent().filter(({ collection }) => collection === 'files')
await Promise.all(files.map(({ key, record }) => pictures.picture(key, record.draw as Draw | undefined)))
await pictures.close()
console.log(`${files.length} pictures in ${((performance.now() - start) / 1000).toFixed(1)} s`)
