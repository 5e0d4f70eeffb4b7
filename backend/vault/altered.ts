/**
 * A sealed or signed text as somebody alters it, for tests: its last character but one is another one, always. The last one of base64 may
 * hold bits that are not read.
 */
export function altered(text: string): string {
  const at = text.length - 2
  return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`
}
