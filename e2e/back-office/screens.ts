import { expect, type Page } from '@playwright/test'
import { wordsFound } from '../crawl/german-words.ts'
import { violationsOn } from '../expect-accessible.ts'
import { englishWords, isEnglishName, rawKeysIn } from './english-words.ts'

/** How large screens are looked at; a list fits the smallest tablet too, and a phone. */
export const SIZES = { wide: [1440, 900], usual: [1024, 768], upright: [768, 1024], phone: [390, 844] } as const

export type Size = keyof typeof SIZES

/** Milliseconds without a call, after which a screen has what it asks for. */
const QUIET = 60

/** Walks through the back office in one page, and notes what is wrong with what it sees. */
export interface Walk {
  readonly wrong: string[]
  /** Goes to a screen without loading the program again. */
  to(path: string): Promise<void>
  /** Waits until the screen has loaded what it shows. */
  settled(): Promise<void>
  /** Looks at what is shown now, in these sizes: its words, and whether it fits; axe looks at this part of it (`violationsOn`). */
  look(what: string, sizes?: readonly Size[], part?: string): Promise<void>
}

/** What is not there is said, and what is still empty has no preview. */
const isExpected = (call: string, status: number): boolean =>
  (status === 404 && call.endsWith('/999999')) || (status === 422 && call === 'POST /previews')

/** Begins a walk with a page in which somebody is signed in; with `withAxe` it lets axe look at each screen too. */
export function startWalk(page: Page, { withAxe = false } = {}): Walk {
  const wrong: string[] = []
  const english = englishWords()
  const isEnglish = isEnglishName()
  const open = new Set<unknown>()
  let where = 'the start'
  let current: Size | undefined
  let quietSince = Date.now()
  const note = (problem: string) => {
    if (!wrong.includes(`${where}: ${problem}`)) wrong.push(`${where}: ${problem}`)
  }
  page.on('request', (request) => open.add(request))
  const close = (request: unknown) => {
    open.delete(request)
    quietSince = Date.now()
  }
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  page.on('response', (response) => {
    const call = `${response.request().method()} ${new URL(response.url()).pathname}`
    if (response.status() >= 400 && !isExpected(call, response.status()))
      note(`${call} was answered ${response.status()}`)
  })
  page.on('pageerror', (error) => note(error.message))
  page.on('console', (message) => {
    // Calls that fail are noted above, with their address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) note(message.text())
  })

  async function settled(): Promise<void> {
    quietSince = Date.now()
    // What a screen asks for once it stands is asked for before the browser has nothing to do.
    while ((await page.evaluate(isLoading)) || open.size > 0 || Date.now() - quietSince < QUIET)
      await page.waitForTimeout(20)
  }

  return {
    wrong,
    settled,
    async to(path) {
      where = path
      const title = page.locator('#react-admin-title')
      const before = (await title.textContent()) ?? ''
      // What lies under the pointer says its name in a box over the screen.
      await page.mouse.move(0, 0)
      await page.evaluate((address) => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, `/admin${path}`)
      await expect(title, path).not.toHaveText(before, { ignoreCase: false })
      await settled()
    },
    async look(what, sizes = ['usual', 'wide'], part) {
      where = what
      const said = await page.evaluate(shownTexts)
      for (const text of said) for (const key of rawKeysIn(text)) note(`“${key}” in “${text.slice(0, 80)}”`)
      const foreign = said.filter(isEnglish)
      const written = foreign.length > 0 ? await page.evaluate(allowedEnglish) : []
      for (const text of foreign) if (!written.includes(text)) note(`“${text}” is English`)
      for (const word of wordsFound(said.join('\n'), english))
        note(`“${word}” in “${said.find((text) => text.includes(word))?.slice(0, 80)}”`)
      const violations = withAxe ? await violationsOn(page, part) : []
      for (const [rule, places] of violations) note(`axe: ${rule} at ${places.slice(0, 3).join(' and ').slice(0, 300)}`)
      // The size that the screen has already comes first.
      for (const size of sizes.toSorted((left) => (left === current ? -1 : 1))) {
        const [width, height] = SIZES[size]
        if (size !== current) await page.setViewportSize({ width, height })
        current = size
        let problems = await page.evaluate(outside, size === 'phone')
        // What changes with the window takes a moment.
        if (problems.length > 0) {
          await page.waitForTimeout(250)
          problems = await page.evaluate(outside, size === 'phone')
        }
        for (const problem of problems) note(`${width} px: ${problem}`)
      }
    },
  }
}

/** Runs in the browser: whether a screen still says that it loads, once there is nothing else to do. */
const isLoading = (): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => resolve(document.querySelector('.RaLoading-message, [role=progressbar]') !== null)
    requestIdleCallback(look, { timeout: 500 })
  })

/** Runs in the browser: what is shown and said there, each text for itself. */
export function shownTexts(): string[] {
  const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => element.checkVisibility())
  const names = seen.flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  )
  const chosen = seen.flatMap((element) =>
    element instanceof HTMLInputElement && element.role === 'combobox' ? [element.value] : [],
  )
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts
  return [document.title, ...document.body.innerText.split('\n'), ...names, ...chosen].filter(
    (text) => text.trim() !== '',
  )
}

/** Runs in the browser: the lines of what may be English: the long texts that editors write, and what is marked as such. */
function allowedEnglish(): string[] {
  const texts = [...document.querySelectorAll<HTMLElement>('[contenteditable=true], body [lang=en]')]
  // biome-ignore lint/performance/useDomNodeTextContent: lines as they are shown
  return texts.flatMap((text) => text.innerText.split('\n'))
}

/** Runs in the browser: what does not fit into the window. On a phone, tables of many columns and rows of buttons may scroll in their own place. */
function outside(isPhone: boolean): string[] {
  const { scrollWidth } = document.documentElement
  const found = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : []
  const named = (element: HTMLElement) =>
    `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}”`
  if (isPhone) return found
  for (const element of document.querySelectorAll<HTMLElement>('button, a, input, td, th, select, [role=button]')) {
    const { right, width, left } = element.getBoundingClientRect()
    const isOutside = width > 0 && (right > innerWidth + 1 || left < -1)
    if (isOutside && !element.closest('.MuiTabs-scroller') && element.checkVisibility({ opacityProperty: true }))
      found.push(`${named(element)} lies from ${Math.round(left)} to ${Math.round(right)}`)
  }
  for (const label of document.querySelectorAll<HTMLElement>('label'))
    if (label.scrollWidth > label.clientWidth + 1 && getComputedStyle(label).textOverflow === 'ellipsis')
      found.push(`label “${label.textContent}” is cut`)
  for (const element of document.querySelectorAll<HTMLElement>('div, section, table')) {
    const isTooWide = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1
    if (!isTooWide || element.matches('.MuiTabs-scroller')) continue
    if (/auto|scroll/.test(getComputedStyle(element).overflowX)) found.push(`${named(element)} scrolls sideways`)
  }
  return found.slice(0, 5)
}
