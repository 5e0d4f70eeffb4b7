import { deleteMatomoCookies } from './matomo-cookies.ts'

type Command = [name: string, ...values: unknown[]]

/** The parts of a browser window that statistics use; `_paq` is where Matomo's script takes its commands. */
export type MatomoWindow = Pick<Window, 'setTimeout' | 'clearTimeout'> & {
  _paq?: { push(...commands: Command[]): void } | Command[]
  location: Pick<Location, 'origin' | 'pathname'>
  document: Pick<Document, 'title' | 'cookie'>
}

type MatomoParts = {
  win: MatomoWindow
  /** Where Matomo lies, with a slash at its end. */
  address: string
  siteId: string
  loadScript: (src: string) => Promise<void>
  log: (error: unknown) => void
}

export type Matomo = {
  giveConsent(): void
  withdrawConsent(): void
  /** Counts the page that is shown, once it has its title; the answer calls that off. */
  countPageView(): () => void
}

/** How long a page view waits for the new page's title after a route change, in milliseconds (SPEC 8). */
export const PAGE_VIEW_DELAY = 32

/** Statistics by Matomo. Nothing is requested or stored before `giveConsent`. */
export function createMatomo({ win, address, siteId, loadScript, log }: MatomoParts): Matomo {
  let previous: string | undefined
  let asked = false

  const setup: Command[] = [
    ['requireConsent'],
    ['setTrackerUrl', `${address}matomo.php`],
    ['setSiteId', siteId],
    ['enableJSErrorTracking'],
  ]

  const tell = (...commands: Command[]) => {
    win._paq ??= []
    win._paq.push(...commands)
  }

  return {
    giveConsent() {
      if (!asked) tell(...setup)
      tell(['rememberConsentGiven'])
      if (asked) return
      asked = true
      loadScript(`${address}matomo.js`).catch((error) => {
        asked = false
        win._paq = []
        log(error)
      })
    },
    withdrawConsent() {
      // What waits for a script that is still on its way must not be counted when it comes.
      if (Array.isArray(win._paq)) win._paq = [...setup]
      else tell(['forgetConsentGiven'], ['deleteCookies'])
      deleteMatomoCookies(win.document)
    },
    countPageView() {
      const timer = win.setTimeout(() => {
        // Without its query, which may hold what a visitor has typed.
        const url = win.location.origin + win.location.pathname
        if (previous) tell(['setReferrerUrl', previous])
        tell(['setCustomUrl', url], ['setDocumentTitle', win.document.title], ['trackPageView'])
        previous = url
      }, PAGE_VIEW_DELAY)
      return () => win.clearTimeout(timer)
    },
  }
}
