import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { having, isLike, patternOf } from './text-pattern.ts'
import { withDatabases } from './with-databases.ts'

const TEXTS = [
  'Überraschung über alles',
  'GROẞE GRÖSSE',
  'große größe',
  'Éclat d’été',
  'Łódź\nund Ольга',
  'a\\',
  '100 % [a] *?.^$',
  '',
]

withDatabases((database) => {
  async function found(test: ReturnType<typeof having>): Promise<string[]> {
    const values = sql.join(
      TEXTS.map((text) => sql`select cast(${text} as text) as text`),
      sql` union all `,
    )
    const { rows } = await sql<{ text: string }>`select text from (${values}) t
      where ${isLike(database(), sql`text`, test)} order by length(text)`.execute(database())
    return rows.map(({ text }) => text)
  }

  test.each([
    ['über', 'ÜBER', 'Überraschung über alles'],
    ['grö', 'GRÖ', 'große größe|GROẞE GRÖSSE'],
    ['große', 'GROẞE', 'große größe|GROẞE GRÖSSE'],
    ['É', 'é', 'Éclat d’été'],
    ['łódź', 'ŁÓDŹ', 'Łódź\nund Ольга'],
    ['ольга', 'ОЛЬГА', 'Łódź\nund Ольга'],
    ['schm', 'SCHM', ''],
  ])('%s finds in a text what %s finds', async (one, other, expected) => {
    expect((await found(having(one))).join('|')).toBe(expected)
    expect((await found(having(other))).join('|')).toBe(expected)
  })

  test.each(['% [a] *?.^$', '\\', '[a]', '*?', '_', 'é%', '.^$é'])(
    'what means something in a pattern stands for itself in %s',
    async (text) => {
      expect(await found(having(text))).toEqual(TEXTS.filter((one) => one.includes(text)))
    },
  )

  test.each([
    ['Ü%A_LES', ['Überraschung über alles']],
    ['ł%О_ьга', ['Łódź\nund Ольга']],
    ['bER%', []],
    ['%übe', []],
    ['__O_E%Ö%', ['große größe', 'GROẞE GRÖSSE']],
    ['\\%É%', []],
    ['%\\% [a%', ['100 % [a] *?.^$']],
  ])('the wildcards of %s stand for letters', async (pattern, expected) => {
    expect(await found(patternOf(pattern))).toEqual(expected)
  })

  test('a backslash that ends a pattern is a letter', async () => {
    expect(await found(patternOf('\\'))).toEqual([])
    expect(await found(patternOf('a\\'))).toEqual(['a\\'])
    expect(await found(patternOf('%\\'))).toEqual(['a\\'])
    expect(await found(patternOf('É\\'))).toEqual([])
  })
})
