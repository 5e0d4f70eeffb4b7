const listOf = (heading: string) =>
  new RegExp(`(\n## ${heading}\n[\\s\\S]*?<!-- places -->\n)([\\s\\S]*?)(<!-- end -->)`)

/** The files that the document lists under a heading, between its marks, sorted. */
export function filesOf(document: string, heading: string): string[] {
  const [, , list] = listOf(heading).exec(document) ?? []
  if (list === undefined) throw new Error(`The document has no list under "${heading}".`)
  return Array.from(list.matchAll(/`([^`]+)`/g), ([, file = '']) => file).sort()
}

/** The document with these files under the heading. */
export const withFiles = (document: string, heading: string, files: readonly string[]): string =>
  document.replace(
    listOf(heading),
    (_, before: string, _list: string, end: string) =>
      `${before}${files.map((file) => `- \`${file}\`\n`).join('')}${end}`,
  )
