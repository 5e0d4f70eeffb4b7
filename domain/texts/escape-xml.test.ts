import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml.ts'

test('what is markup in XML is written so that it is text, and what XML cannot hold is left out', () => {
  expect(escapeXml('Ring "Elbe" & <Söhne>')).toBe('Ring &quot;Elbe&quot; &amp; &lt;Söhne&gt;')
  expect(escapeXml('a\u0000b\u000Bc\uFFFEd\te\n')).toBe('abcd\te\n')
  expect(escapeXml('\ud800x😀')).toBe('\ufffdx😀')
})
