/** The names of the statistics service's cookies in the text of `document.cookie`. */
export function matomoCookies(text: string): string[] {
  return text
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => /^(_pk_|mtm_)/.test(name))
}

/** Deletes the cookies that the statistics service has set for this site. */
export function deleteMatomoCookies(document: Pick<Document, 'cookie'>): void {
  for (const name of matomoCookies(document.cookie)) {
    document.cookie = `${name}=; Max-Age=0; Path=/`
  }
}
