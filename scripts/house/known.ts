/** What stands otherwise, by the reason why. It only shrinks: `npm run house -- --shrink` takes out what has been mended. */
export const known: Readonly<Record<string, readonly string[]>> = {
  'not yet mended; stood so when the check began': [],
}
