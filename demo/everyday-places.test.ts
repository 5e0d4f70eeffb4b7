import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Catalogue } from '#backend/catalogue/catalogue.ts'
import { openCatalogue } from '#backend/catalogue/catalogue.ts'
import { type Database, openDatabase } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import type { PlaceKind } from '#domain/search/places.ts'
import type { Language } from '#domain/texts/language.ts'
import { fileRows } from './sample-files.ts'
import { seedDemo } from './seed.ts'

type Row = readonly [kind: PlaceKind, path: string, requests: string]

/** What of a kind must come first, and the requests that must find it; one a comma. */
const REQUESTS: Readonly<Record<Language, readonly Row[]>> = {
  de: [
    ['brand', '/uhren/rolex', 'Rolex, rolex uhr, Rolx'],
    ['brand', '/uhren/longines', 'Longines, Longine'],
    [
      'service',
      '/info#uhrmacherwerkstatt',
      'Batteriewechsel, Batterie wechseln, Batterie leer, Uhr Batterie, Uhr reparieren, Uhr reparieren lassen, Batterie wechseln Uhr, Batteriewexel, Uhrmacher, Revision',
    ],
    [
      'service',
      '/info#goldschmiede',
      'Goldschmied, Ring enger machen, Ring weiten, Ring verkleinern, Kette reparieren, Ringweite ändern, Kette löten, Anfertigung, Reinigung',
    ],
    [
      'service',
      '/info#ankauf-und-gutachten',
      'Altgold, Goldankauf, Gold verkaufen, Schmuck verkaufen, Gold ankaufen, Ankauf, Gutachten, Wertgutachten',
    ],
    ['service', '/terminvereinbarung', 'Termin vereinbaren, Beratungstermin'],
    ['service', '/trauringe', 'Gravur, Ring gravieren lassen, gravieren, Gravuren'],
    ['service', '/perlen', 'Perlen knüpfen, Perlen aufziehen'],
    [
      'page',
      '/kontakt',
      'Öffnungszeiten, Öffnungszeiten Samstag, Parkplatz, Wann haben Sie geöffnet, Telefonnummer, Anfahrt, Adresse, Kontakt',
    ],
    ['page', '/optik', 'Brille, Brillen, Sonnenbrille, Gleitsichtbrille, Kontaktlinsen, Sehtest, Optiker'],
    ['page', '/widerruf', 'Widerruf, Rückgabe, Umtausch'],
    ['page', '/versand-und-zahlung', 'Versand, Versandkosten, Lieferzeit, Zahlung'],
    ['page', '/agb', 'AGB'],
    ['page', '/datenschutz', 'Datenschutz'],
    ['page', '/impressum', 'Impressum'],
    ['branch', '/haeuser/blankenese', 'Blankenese, Filiale Blankenese'],
    ['branch', '/haeuser/silbertwiete', 'Silbertwiete, Stammhaus'],
    ['category', '/shop?category=uhren', 'Uhren'],
    ['category', '/shop?category=schmuck', 'Schmuck'],
  ],
  en: [
    ['brand', '/en/watches/rolex', 'Rolex, rolex watch'],
    ['brand', '/en/watches/longines', 'Longines'],
    [
      'service',
      '/en/info#watch-workshop',
      'battery change, watch battery replacement, battery, new battery, watch repair, repair my watch, watchmaker, servicing',
    ],
    [
      'service',
      '/en/info#goldsmith-s-workshop',
      'goldsmith, ring size, ring resizing, make ring smaller, resize a ring, ring smaller, cleaning, heirloom',
    ],
    ['service', '/en/info#buying-and-valuation', 'sell gold, sell jewellery, valuation, appraisal, buying'],
    ['service', '/en/wedding-rings', 'engraving, wedding ring engraving, engrave, engraved'],
    [
      'page',
      '/en/contact',
      'opening hours, opening times, parking, when are you open, telephone, directions, address, contact',
    ],
    ['page', '/en/optics', 'glasses, sunglasses, varifocals, spectacles, optician, eye test'],
    ['page', '/en/withdrawal', 'withdrawal, return, returns, refund'],
    ['page', '/en/shipping-and-payment', 'shipping, delivery, payment'],
    ['page', '/en/terms', 'terms, terms and conditions'],
    ['page', '/en/privacy', 'privacy, cookies'],
    ['page', '/en/imprint', 'imprint'],
    ['branch', '/en/branches/blankenese', 'Blankenese'],
    ['branch', '/en/branches/silbertwiete', 'Silbertwiete, main shop'],
    ['category', '/en/shop?category=watches', 'watches'],
    ['category', '/en/shop?category=jewellery', 'jewellery'],
  ],
  fr: [
    ['brand', '/fr/montres/rolex', 'Rolex, montre rolex'],
    ['brand', '/fr/montres/longines', 'Longines'],
    [
      'service',
      '/fr/info#atelier-d-horlogerie',
      'changement de pile, pile, pile montre, changer la pile, réparation montre, horloger, révision',
    ],
    ['service', '/fr/info#orfevrerie', 'mise à taille, mise à taille bague, nettoyage, transformation'],
    ['service', '/fr/info#achat-et-expertise', 'vendre de l’or, vendre bijoux, rachat, expertise, estimation'],
    ['service', '/fr/alliances', 'gravure, gravure alliance, graver'],
    ['page', '/fr/contact', 'horaires, horaires d’ouverture, parking, heures d’ouverture, téléphone, adresse, contact'],
    ['page', '/fr/optique', 'lunettes, lunettes de soleil, verres progressifs, lentilles, opticien, examen de vue'],
    ['page', '/fr/retractation', 'rétractation, retour, remboursement'],
    ['page', '/fr/livraison-et-paiement', 'livraison, paiement, frais de port'],
    ['page', '/fr/cgv', 'CGV, conditions'],
    ['page', '/fr/mentions-legales', 'mentions légales'],
    ['branch', '/fr/maisons/blankenese', 'Blankenese'],
    ['branch', '/fr/maisons/silbertwiete', 'Silbertwiete'],
    ['category', '/fr/boutique?category=montres', 'montres'],
    ['category', '/fr/boutique?category=bijoux', 'bijoux'],
  ],
}

let dataDir: string
let db: Database
let catalogue: Catalogue

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'schaufenster-places-'))
  db = await openDatabase({ dataDir })
  await migrate(db)
  await seedDemo({ db, files: fileRows, picture: async () => new Uint8Array(8) })
  const jeweller = await db
    .selectFrom('project')
    .select('id')
    .where('domain', '=', 'wennerholt.example')
    .executeTakeFirstOrThrow()
  catalogue = await openCatalogue(db, Number(jeweller.id), {
    now: () => new Date('2026-11-23T12:00:00Z'),
    random: Math.random,
  })
})

afterAll(async () => {
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

test.each([
  ['de', 'Geschenk bis 100 Euro', 'brand'],
  ['en', 'gift for my wife', 'brand'],
] as const)('what merely mentions a word is not offered as a brand (%s, %s)', async (language, request, kind) => {
  expect((await catalogue.places(request, language)).filter((place) => place.kind === kind)).toEqual([])
})

test('the privacy notice, which names everything, answers only to what it is about', async () => {
  const found = async (text: string) => (await catalogue.places(text, 'de')).map(({ path }) => path)
  expect(await found('Datenschutz')).toContain('/datenschutz')
  for (const text of ['Newsletter', 'Rolex', 'Öffnungszeiten'])
    expect(await found(text), text).not.toContain('/datenschutz')
})

test.each(['de', 'en', 'fr'] as const)(
  'what is offered beside goods is found first of its kind (%s)',
  async (language) => {
    const wrong: unknown[] = []
    for (const [kind, path, requests] of REQUESTS[language])
      for (const request of requests.split(', ')) {
        const found = await catalogue.places(request, language)
        const first = found.find((place) => place.kind === kind)
        if (first?.path !== path)
          wrong.push({
            request,
            wanted: `${kind} ${path}`,
            found: found.map((one) => `${one.kind} ${one.title} ${one.path}`),
          })
      }
    expect(wrong).toEqual([])
  },
)
