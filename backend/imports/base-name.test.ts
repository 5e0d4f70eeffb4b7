import { expect, test } from 'vitest'
import { baseName } from './base-name.ts'

test.each([
  ['https://alt.example/files/Gr%C3%B6%C3%9Fe%20grau.png?v=1', 'Größe grau.png'],
  ['https://alt.example/files/100%.png', '100%.png'],
  ['https://alt.example/ordner%2Fbild%00.png', 'bild.png'],
  ['Bilder/100%25.png', '100%25.png'],
  ['C:\\Bilder\\ring.png', 'ring.png'],
  ['https://alt.example/', ''],
])('the file of %s is called %s', (address, name) => {
  expect(baseName(address)).toBe(name)
})
