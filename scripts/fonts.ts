/**
 * Makes the fonts of the site from their full forms: `npm run fonts`, after one of the packages or a line of FONTS has changed. They lie
 * in the repository, because what they are made of changes once in years and a build need not wait for it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import subsetFont from 'subset-font'
import { standInsFor } from './fonts/stand-ins.ts'
import { chromiumLaunch } from './test/chromium.ts'

/** The weights are those that the site's styles name, the features those that they or plain text use. */
const FONTS = [
  { name: 'cormorant-garamond', kind: 'serif', wght: 500, keepFeatures: ['kern', 'liga', 'lnum'] },
  { name: 'hanken-grotesk', kind: 'sans', wght: { min: 400, max: 650 }, keepFeatures: ['kern', 'tnum'] },
  { name: 'bricolage-grotesque', kind: 'sans', wght: 600, keepFeatures: ['kern', 'liga'] },
  { name: 'figtree', kind: 'sans', wght: { min: 400, max: 650 }, keepFeatures: ['kern', 'tnum'] },
  { name: 'fraunces', kind: 'serif', wght: 480, keepFeatures: ['kern', 'liga', 'lnum'] },
  { name: 'source-sans-3', kind: 'sans', wght: { min: 400, max: 650 }, keepFeatures: ['kern', 'tnum'] },
] as const

const SUBSETS = ['latin-ext', 'latin']

const FOLDER = join(import.meta.dirname, '../site/ui/fonts')

const { resolve } = createRequire(import.meta.url)

/** The letters of a CSS `unicode-range`. */
function lettersOf(range: string): string {
  const codes = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
  return String.fromCodePoint(...codes)
}

const browser = await chromium.launch(chromiumLaunch)
const page = await browser.newPage()
const faces: string[] = []
for (const { name, kind, wght, keepFeatures } of FONTS) {
  const weight = typeof wght === 'number' ? `${wght}` : `${wght.min} ${wght.max}`
  const folder = `@fontsource-variable/${name}`
  const blocks = readFileSync(resolve(`${folder}/wght.css`), 'utf8').split('@font-face')
  for (const subset of SUBSETS) {
    const file = `${name}-${subset}-wght-normal.woff2`
    const block = blocks.find((text) => text.includes(file)) ?? ''
    const family = /font-family: '([^']+)'/.exec(block)?.[1]
    const range = /unicode-range: ([^;]+)/.exec(block)?.[1]
    if (!family || !range) throw new Error(`${folder}/wght.css names no letters of ${file}.`)
    const font = await subsetFont(readFileSync(resolve(`${folder}/files/${file}`)), lettersOf(range), {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures,
    })
    const own = `${name}-${subset}.woff2`
    writeFileSync(join(FOLDER, own), font)
    console.log(`${own}  ${(font.length / 1000).toFixed(1)} kB`)
    faces.push(`@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./${own}") format("woff2");
  unicode-range:
    ${range.replaceAll(',', ', ')};
}
`)
    if (subset === 'latin') faces.push(await standInsFor(page, { family, kind, file: join(FOLDER, own), weight }))
  }
}
await browser.close()
writeFileSync(join(FOLDER, 'fonts.css'), `/* Made by scripts/fonts.ts. */\n${faces.join('\n')}`)
