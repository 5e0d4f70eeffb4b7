import { expect, type Locator, type Page } from '@playwright/test'
import { found } from './back-office/calls.ts'
import { leaveWork } from './back-office/leave-work.ts'
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
}

type Way = 'Maus' | 'Finger' | 'Tastatur'

interface Task {
  readonly name: string
  /** The clicks that it may take; the words are not counted. */
  readonly most: number
  /** Where it is done; without it everywhere. */
  readonly where?: readonly Way[]
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
    where: ['Maus', 'Finger'],
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
    where: ['Maus'],
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
    where: ['Maus', 'Finger'],
    most: 3,
    async do(hand, page) {
      await hand.click(page.getByRole('button', { name: /^Wir haben geschlossen/ }))
      const dialog = page.getByRole('dialog')
      const year = 2030 + round.length
      await dialog.getByLabel('Erster Tag').fill(`${year}-08-01`)
      await dialog.getByLabel('Letzter Tag').fill(`${year}-08-14`)
      await hand.click(dialog.getByRole('button', { name: 'Eintragen' }))
      await expect(dialog).toBeHidden()
    },
  },
  {
    name: 'Eine Position erstatten',
    where: ['Maus', 'Finger'],
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
  }
}

/** A person without either: each target is reached by the tabulator, and pressed. */
function typing(page: Page, count: () => void): Hand {
  const reach = async (target: Locator) => {
    await target.waitFor()
    const isTab = (await target.getAttribute('role')) === 'tab'
    const isThere = (one: Locator) => one.evaluate((element) => element === document.activeElement)
    for (let press = 0; press < 400; press++) {
      if (await isThere(target)) return
      const isBeside = isTab && (await page.evaluate(() => document.activeElement?.role)) === 'tab'
      await page.keyboard.press(isBeside ? 'ArrowRight' : 'Tab')
    }
    throw new Error(`The keyboard does not reach ${target}.`)
  }
  return {
    async click(target) {
      count()
      await reach(target)
      await page.keyboard.press('Enter')
    },
    async write(words, target) {
      if (target) await reach(target)
      await page.keyboard.insertText(words)
    },
  }
}

const windows = [
  { round: 'A', width: 1024, height: 768, hand: pointing, how: 'Maus' },
  { round: 'BB', width: 390, height: 844, hand: pointing, how: 'Finger' },
  { round: 'CCC', width: 1024, height: 768, hand: typing, how: 'Tastatur' },
] as const

test('the tasks of a day take few clicks, at a desk, on a telephone and by keyboard alone', async ({ page }) => {
  await signIn(page, office().address, OWNER)
  await page.getByRole('button', { name: 'Überspringen' }).click()
  const session = await page.context().newCDPSession(page)
  for (const { round, width, height, hand, how } of windows) {
    await page.setViewportSize({ width, height })
    const number = await leaveWork(page, office().address)
    if (hand === pointing) await expectAccessible(page)
    for (const task of tasks(number, round)) {
      if (task.where && !task.where.includes(how)) continue
      const own = task.name.startsWith('Eine Position') ? await leaveWork(page, office().address) : number
      await page.goto(at('/admin/'))
      await expect(today(page)).toBeVisible()
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
      if (hand === pointing) await expectAccessible(page)
      expect(clicks, task.name).toBeLessThanOrEqual(task.most)
    }
  }
})
