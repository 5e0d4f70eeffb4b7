import { expect, test } from 'vitest'
import type { Language } from '#domain/texts/language.ts'
import { demoIndex } from './demo-index.ts'

/** All that each of the first goods found must be, one thing a space, and the requests that must find them; one a comma. */
const WISHES: Readonly<Record<Language, readonly (readonly [all: string, requests: string])[]>> = {
  de: [
    ['Uhren Blau', 'blaue Uhr, Uhr in Blau, Uhr Herren blau Zifferblatt'],
    ['Uhren Schwarz', 'schwarze Uhr'],
    ['Uhren Grün', 'grüne Uhr, gruene Uhr'],
    ['Uhren Automatik', 'Automatikuhr, Herrenuhr Automatik'],
    ['Uhren Edelstahl', 'Uhr Edelstahl'],
    ['Uhren gold', 'Uhr aus Gold, Golduhr, Damenuhr gold'],
    ['Uhren 36.mm', 'Uhr 36mm, Uhr 36 mm'],
    ['Uhren 100.m', 'Uhr wasserdicht bis 100m, Uhr bis 100 m, 10 bar'],
    ['Uhren', 'Uhr mit Lederband, Uhr mit Saphirglas, Uhr für Frauen'],
    ['Uhrenarmbänder 20.mm', 'Uhrenarmband 20mm, 20 mm Lederarmband'],
    ['Gelbgold|Roségold|Weißgold 750', '18 Karat, Goldring 18k'],
    ['750', '750er Gold'],
    ['Silber.925', '925er Silber'],
    ['Ring gold', 'Goldring, goldener Ring, Ring Gold 56'],
    ['Ring Roségold', 'roségoldener Ring, Trauring Roségold'],
    ['Ring Platin.950', 'Platinring 950, Verlobungsring Platin'],
    ['Ring Saphir', 'Ring mit Saphir, Saphirring, ring saphier, Safir Ring'],
    ['Ring Rubin', 'Rubinring, Ring Rubin'],
    ['Ring Diamant', 'Brilliantring, Ring mit Diamant'],
    ['Verlobungsringe Weißgold', 'Verlobungsring Weißgold'],
    ['Verlobungsringe', 'Verlobungring, Verlobungsring mit Stein'],
    ['Trauringe', 'Eheringe günstig, Trauringe Paar'],
    ['Creolen Silber', 'silberne Creolen'],
    ['Creolen vergoldet', 'Creolen Gold'],
    ['Ohrschmuck|stecker Perle', 'Perlenohrringe, Perlohrringe'],
    ['Ohrschmuck Silber', 'Ohrringe Silber'],
    ['kette|Ketten', 'Kette mit Kreuz, Kreuzkette, Herzkette'],
    ['Ketten Anhänger', 'Anhänger Herz'],
    ['Armschmuck|armband', 'Bettelarmband, Armkettchen'],
    ['Taufplättchen', 'Taufkettchen'],
    ['Gelbgold Tauf', 'Taufplättchen Gold'],
  ],
  en: [
    ['Watches Blue', 'blue watch, mens blue dial watch'],
    ['Watches Black', 'black watch'],
    ['Watches gold', 'gold watch'],
    ['Watches Automatic', 'automatic watch'],
    ['Watches 36.mm', 'watch 36mm'],
    ['Watches 100.m', '100m water resistant, 10 bar'],
    ['Watches', 'watch with leather strap, cheap watch, ladies wrist watch'],
    ['Watch.straps 20.mm', '20mm leather strap'],
    ['18.ct.*gold', '18k gold, 18ct gold, 750 gold'],
    ['ring gold', 'gold ring size 54, 14ct gold ring'],
    ['ring Rose.gold', 'rose gold ring, rose gold wedding bands'],
    ['ring Platinum', 'platinum ring, platinum band'],
    ['ring Sapphire', 'sapphire ring, saphire ring, ring with sapphire'],
    ['ring Ruby', 'ruby ring'],
    ['ring Diamond', 'brilliant cut ring, half carat diamond ring'],
    ['Engagement White.gold', 'white gold engagement ring'],
    ['Engagement', 'engagment ring, engagement ring with stone'],
    ['[Nn]ecklace', 'heart necklace, necklace with heart'],
    ['pendant', 'cross pendant'],
    ['[Ee]ar|stud Pearl', 'pearl earrings, pearl studs'],
    ['bracelet|bangle', 'charm bracelet, bracelett, pearl bracelet'],
    ['Diving.watches', 'diving watch under 1500'],
  ],
  fr: [
    ['Montres Bleu', 'montre bleue, montre homme cadran bleu'],
    ['Montres Noir', 'montre noire'],
    ['Montres [Oo]r', 'montre en or'],
    ['Montres 36.mm', 'montre 36mm'],
    ['Montres 100.m', 'étanche 100m, 10 bar'],
    ['Montres', 'montre bracelet cuir, montre-bracelet, montre pas chère, montre avec bracelet cuir'],
    ['Bracelets.de.montre 20.mm', 'bracelet cuir 20mm'],
    ['[Oo]r 750', 'or 18 carats, or 750'],
    ['Bague or', 'bague en or taille 54'],
    ['Or.gris', 'bague fiançailles or blanc, bague or blanc, alliance or blanc, or blanc'],
    ['Alliance [Oo]r.rose', 'alliances or rose'],
    ['Alliance Platine', 'alliance platine'],
    ['Bague Saphir', 'bague saphir, bague saphire, bague avec saphir'],
    ['Bague Diamant', 'bague brillant, bague diamant'],
    ['fiançailles', 'bague de fiancaille'],
    ['Collier', 'collier coeur'],
    ['Pendentif', 'pendentif croix'],
    ['Créoles doré', 'créoles or'],
    ['[Pp]erle [Pp]uces|oreille', 'boucles d’oreilles perles'],
    ['baptême', 'médaille baptême'],
    ['Gourmette', 'gourmette bébé'],
    ['Bague', 'chevalière, bague 14 carats'],
  ],
}

/** What each of the goods found may cost, in euro. */
const PRICES: Readonly<Record<Language, readonly (readonly [request: string, from: number, to: number])[]>> = {
  de: [
    ['Uhr bis 1000 Euro', 0, 1000],
    ['Uhr für 500 Euro', 0, 500],
    ['Uhr 500 €', 0, 500],
    ['Geschenk unter 50€', 0, 50],
    ['Verlobungsring unter 2000 Euro', 0, 2000],
    ['Ring zwischen 1.000 und 2.000 €', 1000, 2000],
    ['Ring ab 2000 €', 2000, 1e6],
  ],
  en: [
    ['watch under 1000', 0, 1000],
    ['watch for 500 euros', 0, 500],
    ['gift under 100', 0, 100],
    ['rings between 1000 and 2000', 1000, 2000],
  ],
  fr: [
    ['montre moins de 1000 euros', 0, 1000],
    ['montre à 500 euros', 0, 500],
    ['cadeau moins de 100 €', 0, 100],
    ['bague entre 1000 et 2000 euros', 1000, 2000],
  ],
}

const languages = ['de', 'en', 'fr'] as const

test.each(languages)('what is wished for in several words is all of it, first of all (%s)', (language) => {
  const { index, facts } = demoIndex(language)
  const wrong = WISHES[language].flatMap(([all, requests]) =>
    requests.split(', ').flatMap((request) => {
      const shown = index.search(request).slice(0, 2).map(facts)
      const isAll = (one: string) => all.split(' ').every((thing) => new RegExp(thing, 'i').test(one))
      return shown.length > 0 && shown.every(isAll) ? [] : [{ request, all, shown }]
    }),
  )
  expect(wrong).toEqual([])
})

test.each(languages)('a price that is named bounds all that is found (%s)', (language) => {
  const { index, priceOf } = demoIndex(language)
  for (const [request, from, to] of PRICES[language]) {
    const prices = index.search(request).map((id) => (priceOf(id) ?? Number.NaN) / 100)
    expect(prices.length, request).toBeGreaterThan(0)
    expect(
      prices.filter((price) => !(price >= from && price <= to)),
      request,
    ).toEqual([])
  }
})

test.each([
  ['de', 'günstige Uhr', 0],
  ['de', 'Uhr um 1000 Euro', 1000],
  ['en', 'cheap watch', 0],
  ['en', 'watch around 1000 euros', 1000],
  ['fr', 'montre pas chère', 0],
  ['fr', 'montre autour de 1000 euros', 1000],
] as const)('what costs about as much comes first (%s, %s)', (language, request, price) => {
  const { index, facts, priceOf } = demoIndex(language)
  const watches = index.search(request).filter((id) => /Uhren \||Watches|Montres/.test(facts(id)))
  const far = watches.slice(0, 8).map((id) => Math.abs((priceOf(id) ?? 1e9) / 100 - price))
  expect(far).toEqual(far.toSorted((one, other) => one - other))
  expect(facts(index.search(request)[0] ?? 0)).toMatch(/Uhren|Watches|Montres/)
})

test.each([
  ['de', 'Manschettenknöpfe, Brosche, Taschenuhr, Schlüsselanhänger, Fußkettchen, rolex datejust, Kontaktlinsen'],
  ['en', 'gift card, cufflinks, pocket watch, smart watch, ear piercing, rolex submariner, seiko'],
  ['fr', 'carte cadeau, boutons de manchette, montre connectée, verres progressifs, rolex submariner, broche'],
] as const)('nothing else is shown for what a jeweller has not (%s)', (language, requests) => {
  const { index, facts } = demoIndex(language)
  for (const request of requests.split(', ')) expect(index.search(request).map(facts), request).toEqual([])
})
