import { expect, type Locator, type Page } from '@playwright/test'
import { found } from './back-office/calls.ts'
import { leaveOrder, leaveWork } from './back-office/leave-work.ts'
import { signIn } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'default', timeout: 600_000 })
test.use({ actionTimeout: 60_000 })

const { office, at } = ownOffice()

/** How many times slower the processor is made than it is. */
const SLOWED = 4

/** Does what a person does with mouse or finger, or by keyboard alone, and counts it. */
interface Hand {
  click(target: Locator): Promise<void>
  /** Writes into what was clicked, or what is named, which a keyboard reaches without a click. */
  write(words: string, target?: Locator): Promise<void>
  /** Enters a day, as YYYY-MM-DD; by keyboard one of the same day and month, for either comes first in some browser. */
  date(day: string, target: Locator): Promise<void>
}

interface Task {
  readonly name: string
  /** The clicks that it may take; the words are not counted. */
  readonly most: number
  readonly do: (hand: Hand, page: Page) => Promise<void>
}

const picture = (name: string, side: number, round: string) => ({
  name: `${name}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="#88${round.length}"/></svg>`,
  ),
})

const today = (page: Page) => page.getByRole('heading', { name: 'Heute', exact: true }).last()

/** Goes to *Heute*: by the menu where it stands open, for loading the back office again takes seconds; `isOld` where visitors have left new work. */
async function goHome(page: Page, isOld: boolean): Promise<void> {
  const entry = page.getByRole('menuitem', { name: 'Heute', exact: true })
  const isThere = await today(page).isVisible()
  if (isOld || (!isThere && !(await entry.isVisible()))) await page.goto(at('/admin/'))
  else if (!isThere) await entry.click()
  await expect(today(page)).toBeVisible()
}

/** The tasks of a day, each from *Heute*. */
const tasks = (number: string, round: string): readonly Task[] => [
  {
    name: 'Bestellung bezahlt → versandt',
    most: 4,
    async do(hand, page) {
      await hand.click(page.getByRole('button', { name: `${number}: In Vorbereitung` }))
      await hand.write('00340434161094000000', page.getByLabel(`Sendungsnummer für ${number}`))
      await hand.click(page.getByRole('button', { name: `${number}: Versandt` }))
      await expect(page.getByRole('button', { name: `${number}: Versandt` })).toBeHidden()
    },
  },
  {
    name: 'Bewertung veröffentlichen',
    most: 1,
    async do(hand, page) {
      const buttons = page.getByRole('button', { name: 'Bewertung von Anna Muster veröffentlichen' })
      await expect(buttons.first()).toBeVisible()
      const before = await buttons.count()
      await hand.click(buttons.first())
      await expect(buttons).toHaveCount(before - 1)
    },
  },
  {
    name: 'Anfrage beantworten',
    most: 2,
    async do(hand, page) {
      await hand.click(page.getByRole('button', { name: 'Anna Muster antworten' }).first())
      await hand.write('Ja, er liegt für Sie bereit.')
      await hand.click(page.getByRole('button', { name: 'Senden und erledigen' }))
      await expect(page.getByText('Die Antwort ist unterwegs.')).toBeVisible()
    },
  },
  {
    name: 'Preis ändern',
    most: 2,
    async do(hand, page) {
      await hand.click(page.getByRole('navigation', { name: 'Favoriten' }).getByRole('link', { name: 'Produkte' }))
      const price = page.getByLabel(/^Preis.*: /).first()
      await hand.click(price)
      await price.press('ControlOrMeta+a')
      await hand.write(`9${round.length}9,00`)
      await page.keyboard.press('Enter')
      await expect(page.getByText(/ gespeichert$/)).toBeVisible()
    },
  },
  {
    name: 'Neues Produkt: drei Bilder, zwei Varianten, drei Sprachen',
    most: 12,
    async do(hand, page) {
      await hand.click(page.getByRole('link', { name: 'Neues Produkt' }))
      await hand.write(`Ring ${round}`, page.getByLabel('Name').first())
      await hand.write('249,00', page.getByLabel(/^Preis/).first())
      await hand.write(`R-${round}`, page.getByLabel(/^Artikelnummer/).first())
      await hand.click(page.getByRole('tab', { name: 'Bilder' }))
      const chosen = page.waitForEvent('filechooser')
      await hand.click(page.getByRole('button', { name: 'Hochladen' }))
      await (await chosen).setFiles([1, 2, 3].map((side) => picture(`${round}-${side}`, 200 + side, round)))
      await expect(page.getByRole('button', { name: /entfernen$/ })).toHaveCount(3)
      await hand.click(page.getByRole('tab', { name: 'Texte' }))
      await hand.write('A ring', page.getByLabel('Name (Englisch)'))
      await hand.click(page.getByRole('tab', { name: 'Französisch' }))
      await hand.write('Une bague', page.getByLabel('Name (Französisch)'))
      await hand.click(page.getByRole('tab', { name: 'Varianten' }))
      const add = page.getByRole('group', { name: 'Varianten' }).getByRole('button', { name: 'Hinzufügen' })
      for (const [index, size] of ['52', '54'].entries()) {
        await hand.click(add)
        await hand.write(size, page.locator(`[name="product_variants.${index}.display_name"]`))
      }
      await hand.click(page.getByRole('button', { name: 'Speichern', exact: true }))
      await expect(page).toHaveURL(/ecommerce_product\/\d+$/)
      const [made] = await found(
        page,
        `ecommerce_product?filter[slug]=ring-${round.toLowerCase()}&fields=images.id,product_variants.id,translations.display_name`,
      )
      expect([made.images.length, made.product_variants.length]).toEqual([3, 2])
      expect(JSON.stringify(made.translations)).toContain('Une bague')
    },
  },
  {
    name: 'Betriebsferien',
    most: 3,
    async do(hand, page) {
      await hand.click(page.getByRole('button', { name: /^Wir haben geschlossen/ }))
      const dialog = page.getByRole('dialog')
      const year = 2030 + round.length
      await hand.date(`${year}-08-08`, dialog.getByLabel('Erster Tag'))
      await hand.date(`${year}-09-09`, dialog.getByLabel('Letzter Tag'))
      await hand.click(dialog.getByRole('button', { name: 'Eintragen' }))
      await expect(dialog).toBeHidden()
    },
  },
  {
    name: 'Eine Position erstatten',
    most: 3,
    async do(hand, page) {
      await hand.click(page.getByRole('link', { name: new RegExp(`^${number} `) }))
      await hand.click(page.getByRole('table', { name: 'Positionen' }).getByRole('button', { name: /erstatten$/ }))
      const dialog = page.getByRole('dialog', { name: 'Erstatten' })
      await hand.click(dialog.getByRole('button', { name: 'Erstatten' }))
      await expect(dialog).toBeHidden()
    },
  },
]

/** A person with a mouse or a finger. */
function pointing(page: Page, count: () => void): Hand {
  return {
    async click(target) {
      count()
      await target.click()
    },
    async write(words, target) {
      if (target) await target.fill(words)
      else await page.keyboard.insertText(words)
    },
    date: (day, target) => target.fill(day),
  }
}

/** Where the focus is, seen from a target: on it, on a tab beside it, or elsewhere. */
const placeOf = (target: Locator) =>
  target.evaluate((element) => {
    const now = document.activeElement
    if (now === element) return 'there'
    const list = element.closest('[role=tablist]')
    return list && now?.closest('[role=tablist]') === list ? 'beside' : 'elsewhere'
  })

/** A person without either: each target is reached by the tabulator, and pressed. */
function typing(page: Page, count: () => void): Hand {
  const reach = async (target: Locator) => {
    await target.waitFor()
    for (let press = 0; press < 400; press++) {
      const place = await placeOf(target)
      if (place === 'there') return
      await page.keyboard.press(place === 'beside' ? 'ArrowRight' : 'Tab')
    }
    throw new Error(`The keyboard does not reach ${target}.`)
  }
  return {
    async click(target) {
      count()
      await reach(target)
      // What is written into needs no press.
      const isField = await target.evaluate((element) => element.matches('input:is([type=text], [inputmode])'))
      if (!isField) await page.keyboard.press('Enter')
    },
    async write(words, target) {
      if (target) await reach(target)
      await page.keyboard.insertText(words)
    },
    async date(day, target) {
      await reach(target)
      await page.keyboard.type(day.split('-').reverse().join(''))
      await expect(target).toHaveValue(day)
    },
  }
}

const windows = [
  { round: 'A', width: 1024, height: 768, hand: pointing, how: 'Maus', withAxe: false },
  // Axe looks at each screen where it is narrowest; wider ones are looked at by the walks through all screens.
  { round: 'BB', width: 390, height: 844, hand: pointing, how: 'Finger', withAxe: true },
  { round: 'CCC', width: 1024, height: 768, hand: typing, how: 'Tastatur', withAxe: false },
] as const

test('the tasks of a day take few clicks, at a desk, on a telephone and by keyboard alone', async ({ page }) => {
  await signIn(page, office().address, OWNER)
  await page.getByRole('button', { name: 'Überspringen' }).click()
  const session = await page.context().newCDPSession(page)
  for (const { round, width, height, hand, how, withAxe } of windows) {
    await page.setViewportSize({ width, height })
    const number = await leaveWork(page, office().address)
    for (const [index, task] of tasks(number, round).entries()) {
      const own = task.name.startsWith('Eine Position') ? await leaveOrder(page, office().address) : number
      await goHome(page, index === 0 || own !== number)
      await expect(page.getByRole('button', { name: /^Wir haben geschlossen/ })).toBeEnabled()
      await session.send('Emulation.setCPUThrottlingRate', { rate: hand === typing ? 1 : SLOWED })
      let clicks = 0
      const start = Date.now()
      const chosen = own === number ? task : tasks(own, round).find(({ name }) => name === task.name)
      await chosen?.do(
        hand(page, () => {
          clicks += 1
        }),
        page,
      )
      const seconds = ((Date.now() - start) / 1000).toFixed(1)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      console.info(`| ${task.name} | ${width} px, ${how} | ${clicks} | ${seconds} |`)
      if (withAxe) await expectAccessible(page)
      expect(clicks, task.name).toBeLessThanOrEqual(task.most)
    }
  }
})
