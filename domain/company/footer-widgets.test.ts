import { expect, test } from 'vitest'
import { footerWidgets, unknownWidgetText } from './footer-widgets.ts'

test('without configured widgets the four default ones stand in their order', () => {
  const expected = [
    { name: 'address', header: 'Adresse', showLogo: true },
    { name: 'contact', header: 'Kontakt', showLogo: false },
    { name: 'openingHours', header: 'Öffnungszeiten', showLogo: false },
    { name: 'navigation', header: 'Rechtliches', showLogo: false },
  ]
  expect(footerWidgets([], 'de')).toEqual(expected)
  expect(footerWidgets(undefined, 'de')).toEqual(expected)
})

test('configured widgets replace the defaults and follow their sort number', () => {
  const widgets = [
    { widget_name: 'social', sort: 2 },
    { widget_name: 'contact', sort: 1 },
  ]
  expect(footerWidgets(widgets, 'en').map((widget) => widget.name)).toEqual(['contact', 'social'])
})

test('a header from the translations comes before the default one', () => {
  const widgets = [{ widget_name: 'contact', translations: [{ language: 'de', header: 'So erreichen Sie uns' }] }]
  expect(footerWidgets(widgets, 'fr')[0]?.header).toBe('So erreichen Sie uns')
  expect(footerWidgets([{ widget_name: 'contact', translations: [] }], 'en')[0]?.header).toBe('Contact')
})

test('the logo is shown only where the widget asks for it', () => {
  expect(footerWidgets([{ widget_name: 'address' }], 'de')[0]?.showLogo).toBe(false)
  expect(footerWidgets([{ widget_name: 'address', props: { showLogo: true } }], 'de')[0]?.showLogo).toBe(true)
})

test('an unknown widget keeps its place and has a text of its own', () => {
  expect(footerWidgets([{ widget_name: 'weather' }], 'de')).toEqual([{ name: undefined, header: '', showLogo: false }])
  expect(unknownWidgetText).toBe('Widget not found :-(')
})
