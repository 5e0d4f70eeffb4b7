import { expect, type Page } from '@playwright/test'
import { zipSync } from 'fflate'
import sharp from 'sharp'

/** What an optician exports of a Shopify: sunglasses in two colours of lenses, a case alone, and a draft. */
const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,SEO Title,SEO Description,Variant Image,Status
sonnenbrille-strand,"Sonnenbrille ""Strand""","<p>Leicht, <b>biegsam</b>.</p>",Nordglas,,Sonnenbrillen,"sommer, leicht",true,Glas,Grau,,,,,NG-10-GR,shopify,4,129.00,149.00,4006381333931,https://cdn.altershop.example/files/strand-grau.png?v=1,1,Sonnenbrille mit grauen Gläsern,,,,active
sonnenbrille-strand,,,,,,,,,Braun,,,,,NG-10-BR,shopify,2,139.00,,,https://cdn.altershop.example/files/strand-braun.png?v=1,2,,,,,
etui-filz,Etui aus Filz,<p>Aus Wollfilz.</p>,Filzwerk,,Zubehör,,true,Title,Default Title,,,,,FW-7,shopify,9,19.90,,,https://cdn.altershop.example/files/etui.png?v=1,1,,,,,active
lupe-entwurf,Lupe,,Nordglas,,Zubehör,,false,Title,Default Title,,,,,NG-77,shopify,1,39.00,,,,,,,,,draft
`

/** What another exports of a WooCommerce: reading glasses in two strengths, and a cord on sale. */
const WOO = `ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","In stock?",Stock,"Sale price","Regular price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global"
1,variable,LB-20,"Lesebrille Kompakt",1,0,visible,"Passt in jede Tasche.","<p>Mit Federscharnier.</p>",,,taxable,1,,,,"Brillen > Lesebrillen","lesen",https://altershop.example/wp-content/uploads/kompakt.png,,Stärke,"+1,5, +2,0",1,1
2,variation,LB-20-15,"Lesebrille Kompakt - +1,5",1,0,visible,,,,,taxable,1,6,,"24,90",,,,LB-20,Stärke,"+1,5",,1
3,variation,LB-20-20,"Lesebrille Kompakt - +2,0",1,0,visible,,,,,taxable,1,5,,"24,90",,,,id:1,Stärke,"+2,0",,1
4,simple,BK-3,Brillenkordel,1,0,visible,,Geflochten.,,,taxable,1,12,,"14,00","Zubehör",,https://altershop.example/wp-content/uploads/kordel.png,,,,,
`

const OLD_ADDRESSES = `https://altershop.example/products/sonnenbrille-strand
https://altershop.example/product/lesebrille-kompakt/
https://altershop.example/blogs/neues`

const picture = (background: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer()

async function pictures() {
  const names = ['strand-grau', 'strand-braun', 'etui', 'kompakt', 'kordel']
  const colors = ['#888', '#842', '#bbb', '#246', '#a33']
  const bytes = await Promise.all(colors.map(picture))
  const entries = names.map((name, at) => [`${name}.png`, new Uint8Array(bytes[at] ?? [])] as const)
  return Buffer.from(zipSync(Object.fromEntries(entries)))
}

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

const tried = (page: Page, name: string) =>
  page.getByRole('heading', { name: `${name}: Geprüft, noch nichts übernommen` })

async function choose(page: Page, name: string, text: string) {
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Datei wählen' }).click()
  await (await chosen).setFiles(file(name, text))
  await expect(tried(page, name)).toBeVisible()
}

async function takeIn(page: Page, name: string, text: string, would: RegExp) {
  await choose(page, name, text)
  await expect(page.getByRole('status').filter({ hasText: would })).toBeVisible()
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Bilder als ZIP mitgeben' }).click()
  await (await chosen).setFiles({ name: 'bilder.zip', mimeType: 'application/zip', buffer: await pictures() })
  await expect(page.getByText('Die Bilder liegen bereit.')).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt übernehmen' }).click()
  await expect(page.getByRole('heading', { name: `${name}: Übernommen` })).toBeVisible()
}

/** Moves in what two other shops have exported, and sees all of it on the site. */
export async function moveIn(page: Page, visitor: Page) {
  await page.goto('/admin/imports')
  await takeIn(page, 'products_export.csv', SHOPIFY, /Probe der Produkte: 3 neu/)
  await takeIn(page, 'wc-product-export.csv', WOO, /Probe der Produkte: 2 neu/)
  await expect(async () => {
    await visitor.goto('/shop')
    const names = ['Sonnenbrille "Strand"', 'Etui aus Filz', 'Lesebrille Kompakt', 'Brillenkordel', 'Lesebrille Anna']
    for (const name of names)
      await expect(visitor.getByRole('heading', { name, exact: true })).toBeVisible({ timeout: 2000 })
    await expect(visitor.getByRole('heading', { name: 'Lupe' })).toHaveCount(0)
  }).toPass()
  await visitor.goto('/shop/sonnenbrille-strand')
  for (const value of ['Grau', 'Braun'])
    await expect(visitor.getByRole('main').getByText(value, { exact: false }).first()).toBeVisible()
  const shown = visitor.getByRole('main').getByRole('img', { name: 'Sonnenbrille mit grauen Gläsern' }).first()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

/** Sees that the same files once more change nothing. */
export async function moveInAgain(page: Page) {
  await choose(page, 'products_export-2.csv', SHOPIFY)
  await expect(page.getByText('Probe der Produkte: 0 neu, 0 geändert, 3 schon gleich')).toBeVisible()
  await choose(page, 'wc-product-export-2.csv', WOO)
  await expect(page.getByText('Probe der Produkte: 0 neu, 0 geändert, 2 schon gleich')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Jetzt übernehmen' })).toHaveCount(0)
}

/** Lets the addresses that the old shops had lead to the new ones. */
export async function redirectOldAddresses(page: Page, visitor: Page) {
  await page.getByLabel('Adressen oder Inhalt der Sitemap').fill(OLD_ADDRESSES)
  await page.getByRole('button', { name: 'Ziele suchen' }).click()
  await expect(page.getByText('Für 2 von 3 gibt es ein Ziel, 1 würde ins Leere führen (404).')).toBeVisible()
  await page.getByRole('button', { name: 'Weiterleitungen anlegen' }).click()
  await page.getByRole('button', { name: 'Ausprobieren' }).click()
  await expect(page.getByText('führt zum Ziel (200)')).toHaveCount(2)
  await expect(page.getByText('führt ins Leere (404)')).toHaveCount(1)
  for (const [old, now] of [
    ['/products/sonnenbrille-strand', '/shop/sonnenbrille-strand'],
    ['/product/lesebrille-kompakt/', '/shop/lesebrille-kompakt'],
  ] as const) {
    await visitor.goto(old)
    await expect(visitor).toHaveURL(new RegExp(`${now}$`))
  }
}

/** Takes both imports back and sees that what was there before is there alone. */
export async function moveOut(page: Page, visitor: Page) {
  const files = page.getByRole('table', { name: 'Frühere Importe' })
  for (const name of ['wc-product-export.csv', 'products_export.csv']) {
    await files.getByRole('row', { name }).getByRole('button', { name: 'Ansehen' }).click()
    await page.getByRole('button', { name: 'Import zurücknehmen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bestätigen' }).click()
    await expect(page.getByRole('heading', { name: `${name}: Zurückgenommen` })).toBeVisible()
  }
  await expect(async () => {
    await visitor.goto('/shop')
    await expect(visitor.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Lesebrille Anna'], {
      timeout: 2000,
    })
  }).toPass()
}
