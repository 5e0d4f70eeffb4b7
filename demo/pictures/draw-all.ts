import { join } from 'node:path'
import { readContent } from '../content.ts'
import { createPictures } from './pictures.ts'

/** Draws every picture of the demo into the cache, so that seeding finds them: `node demo/pictures/draw-all.ts [folder]`. */
const start = performance.now()
const pictures = createPictures(process.argv[2] ?? join(import.meta.dirname, '../../.cache/demo-pictures'))
const files = readContent().filter(({ collection }) => collection === 'files')
await Promise.all(files.map(({ key }) => pictures.picture(key)))
await pictures.close()
console.log(`${files.length} pictures in ${((performance.now() - start) / 1000).toFixed(1)} s`)
