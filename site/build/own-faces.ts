const FACE = /@font-face\s*\{[^}]*\}/g

const familyOf = (face: string) => /font-family:\s*"?([^";}]+)/.exec(face)?.[1] ?? ''

/** Styles without the faces that a website does not show, and what stands in for those: `files` are how the files of its own begin. */
export function withOwnFaces(css: string, files: readonly string[]): string {
  const isOwn = (face: string) => files.some((file) => face.includes(`/${file}-latin-`))
  const others = new Set((css.match(FACE) ?? []).filter((face) => face.includes('url(') && !isOwn(face)).map(familyOf))
  return css.replace(FACE, (face) => (others.has(familyOf(face).replace(/ fallback$/, '')) ? '' : face))
}
