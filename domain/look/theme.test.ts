import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio, parseColor } from './contrast.ts'
import { lookProperties, themeProperties, typePairOf } from './theme.ts'
import { BACKGROUNDS, backgrounds, OWN_TINT, TYPE_PAIRS } from './theme-choices.ts'

test('the theme of the project becomes custom properties', () => {
  const properties = themeProperties({
    brand_color: '#7A1F2B',
    base_color: '#222',
    button: { accentColor: '#7a1f2b', color: '#fff', borderRadius: 4, borderThickness: '2px' },
  })
  expect(properties).toMatchObject({
    '--brand': '#7a1f2b',
    '--base': '#222222',
    '--button': '#7a1f2b',
    '--on-button': '#ffffff',
    '--button-radius': '4px',
    '--button-border': '2px',
  })
})

test('a button without an accent colour takes the brand colour', () => {
  expect(themeProperties({ brand_color: '#123456' })['--button']).toBe('#123456')
})

test('a missing theme and invalid values fall back', () => {
  const fallback = themeProperties(undefined)
  expect(
    themeProperties({
      brand_color: 'red;}body{display:none',
      base_color: '',
      button: { accentColor: 'url(//evil)', borderRadius: '-4px', borderThickness: '500px' },
    }),
  ).toEqual(fallback)
})

test('whatever the fields hold, only colours and lengths reach the style sheet', () => {
  const field = fc.oneof(fc.string(), fc.constant(null), fc.integer(), fc.constant('#12f'), fc.constant('1.5rem'))
  const theme = fc.record({
    brand_color: field,
    base_color: field,
    button: fc.record({ accentColor: field, color: field, borderRadius: field, borderThickness: field }),
  })
  fc.assert(
    fc.property(theme, (value) => {
      for (const text of Object.values(themeProperties(value as never))) {
        expect(text).toMatch(/^(#[0-9a-f]{6}|\d{1,3}(\.\d{1,3})?(px|rem|em))$/)
      }
    }),
  )
})

test('text on the button reaches a contrast of 4.5 even where the chosen text colour would not', () => {
  const properties = themeProperties({ button: { accentColor: '#eeeeee', color: '#ffffff' } })
  const [button, text] = [parseColor(properties['--button']), parseColor(properties['--on-button'])]
  expect(button && text && contrastRatio(button, text)).toBeGreaterThanOrEqual(4.5)
})

test('a radius stored as anything but a text or a number falls back', () => {
  const button = { borderRadius: { toString: 1 } as unknown as string }
  expect(themeProperties({ button })['--button-radius']).toBe('2px')
})

test('a website that has chosen nothing has no properties of its own, and one that chose what is not there neither', () => {
  expect(lookProperties(null)).toEqual({})
  expect(lookProperties({ type_pair: 'classic', background: 'cream', corners: 'square', spacing: 'airy' })).toEqual({})
  expect(lookProperties({ type_pair: 'toString', background: '__proto__', corners: 'constructor' })).toEqual({})
  expect(typePairOf({ type_pair: 'hasOwnProperty' })).toBe('classic')
})

test('what a website has chosen beside its colours becomes custom properties', () => {
  const look = lookProperties({ type_pair: 'clear', background: 'sky', corners: 'round', spacing: 'compact' })
  expect(look['--serif']).toContain('"Bricolage Grotesque Variable"')
  expect(look).toMatchObject({ '--paper': '#fafcfe', '--radius': '22px', '--heading-weight': '600' })
  expect(look['--space-section']).toContain('5rem')
  expect(TYPE_PAIRS).toHaveLength(3)
})

test.each(BACKGROUNDS)('ink and the brand are read on every light background: %s', (background) => {
  const { '--tint': tint = OWN_TINT } = backgrounds[background]
  const ratio = (color: string) => {
    const [text, ground] = [parseColor(color), parseColor(tint)]
    return text && ground ? contrastRatio(text, ground) : 0
  }
  expect(ratio('#5b544c')).toBeGreaterThanOrEqual(4.5)
  for (const color of ['#ffcc00', '#7a8899', '#1f5673', '#777777', '#ffff00', '#8a6d3b']) {
    const properties = themeProperties({ brand_color: color, button: { accentColor: color }, background })
    expect([color, ratio(properties['--brand-text']) >= 4.5]).toEqual([color, true])
    expect([color, ratio(properties['--button-text']) >= 4.5]).toEqual([color, true])
  }
})
