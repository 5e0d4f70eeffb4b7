const FACE = /@font-face\s*\{[^}]*\}/g

const familyOf = (face: string) => /font-family:\s*"?([^";}]+)/.exec(face)?.[1] ?? ''

/** Styles without the faces that a website does not show, and what stands in for those: `files` are how the files of its own begin. */
export function withOwnFaces(css: string, files: readonly string[]): string {
  const isOwn = (face: string) => files.some((file) => face.includes(`/${file}-latin-`))
  const others = new Set((css.match(FACE) ?? []).filter((face) => face.includes('url(') && !isOwn(face)).map(familyOf))
  return css.replace(FACE, (face) => (others.has(familyOf(face).replace(/ fallback$/, '')) ? '' : face))
}

/** The styles of a build, by their files, for a website whose own faces those files bring; what loads the faces stands apart. */
export function stylesWith(
  files: readonly string[],
  texts: Readonly<Record<string, string>>,
): { styleTexts: Record<string, string>; faces: string } {
  let faces = ''
  const apart = (face: string) => {
    if (!face.includes('url(')) return face
    faces += face
    return ''
  }
  const withoutFaces = Object.entries(texts).map(([file, css]) => [file, withOwnFaces(css, files).replace(FACE, apart)])
  return { styleTexts: Object.fromEntries(withoutFaces), faces }
}
