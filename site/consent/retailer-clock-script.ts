import type { Language } from '#domain/texts/language.ts'
import { loadScript } from './load-script.ts'

/** The id of the element that the script fills. */
export const CLOCK_ID = 'rolex-retailer-clock'

/** Where the clock comes from. */
export const CLOCK_SCRIPT = 'https://static.rolex.com/retailers/clock/retailercall.js'

type ClockOptions = { dealerAPIKey: string; lang: Language; colour: 'gold' }
type ClockWindow = Window & { RolexRetailerClock?: new () => { getRetailerClock(options: ClockOptions): void } }

/** Loads the clock's script and lets it fill its element (SPEC 8). A failure is only logged (SPEC 9). */
export async function showRetailerClock(
  win: ClockWindow,
  { dealerKey, language }: { dealerKey: string; language: Language },
  log: (error: unknown) => void,
): Promise<void> {
  try {
    await loadScript(win.document, CLOCK_SCRIPT)
    if (!win.RolexRetailerClock) throw new Error('The script of the retailer clock brought no clock.')
    new win.RolexRetailerClock().getRetailerClock({ dealerAPIKey: dealerKey, lang: language, colour: 'gold' })
  } catch (error) {
    log(error)
  }
}
