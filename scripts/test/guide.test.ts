import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { OfficeLanguage } from '../../backoffice/labels/labels.ts'
import { guides, withHelp } from '../guide/help-blocks.ts'
import { labelCheck } from '../guide/labels.ts'
import { screens } from '../guide/screens.ts'

const root = new URL('../../', import.meta.url)
const languages = Object.keys(guides) as OfficeLanguage[]
const read = (language: OfficeLanguage) => readFileSync(new URL(guides[language], root), 'utf8')

/** What stands in italics, a path through several screens as its parts. */
const named = (guide: string): string[] =>
  [...guide.replace(/\*\*[^*]+\*\*/g, '').matchAll(/\*([^*\n]+)\*/g)].flatMap(([, words = '']) => words.split(' › '))

const pictures = (guide: string) => [...guide.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)]

describe.each(languages)('the guide in %s', (language) => {
  const guide = read(language)

  test('whatever stands in italics is called so in the back office of that language', () => {
    const isLabel = labelCheck(language)
    expect(named(guide).length).toBeGreaterThan(100)
    expect(named(guide).filter((words) => !isLabel(words))).toEqual([])
  })

  test('every picture is there, is described, and is small', () => {
    expect(pictures(guide).length).toBeGreaterThanOrEqual(screens.length)
    for (const [, words = '', file = ''] of pictures(guide)) {
      expect(words.length, file).toBeGreaterThan(10)
      expect(existsSync(new URL(`docs/${file}`, root)), file).toBe(true)
    }
    for (const { name } of screens) {
      const file = `images/office/${name}.${language}.webp`
      expect(guide).toContain(`(${file})`)
      expect(statSync(new URL(`docs/${file}`, root)).size, file).toBeLessThan(60_000)
    }
  })

  test('what it says of a screen is the help that stands in the product: npm run docs:help writes it', () => {
    expect(guide).toBe(withHelp(guide, language))
    expect(guide.match(/<!-- help: /g)?.length).toBeGreaterThan(15)
  })
})

test('both guides have the same sections, pictures and help in the same order', () => {
  const outline = (language: OfficeLanguage) =>
    [...read(language).matchAll(/^(#+) |^!\[[^\]]*\]\(([^)]+)\)|<!-- help: (\S+)/gm)].map(
      ([, level, picture, help]) => level ?? picture?.replace(`.${language}.`, '.') ?? help,
    )
  expect(outline('de')).toEqual(outline('en'))
})

test('no picture is left that no guide shows', () => {
  const files = readdirSync(new URL('docs/images/office/', root))
  const shown = languages.flatMap((language) => pictures(read(language)).map(([, , file]) => file))
  expect(files.filter((file) => !shown.includes(`images/office/${file}`))).toEqual([])
})
