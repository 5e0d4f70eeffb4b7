import { expect, test } from 'vitest'
import { type Language, languages } from '#domain/texts/language.ts'
import type { Labels, Names } from './labels.ts'
import { BICYCLES, type Goods, OPTICIAN } from './sample-trades.ts'
import { searchIndex } from './search-index.ts'

/** What comes first, and the requests that it must come first for; one a comma. */
type Wishes = Readonly<Record<Language, readonly (readonly [first: string, requests: string])[]>>

const OF_OPTICIANS: Wishes = {
  de: [
    ['Sonnenbrille', 'Sonnenbrille, Sonnenbrillen, Sonnengläser, Sonenbrille'],
    ['Lesebrille', 'Lesebrille, Lesehilfe, Fertigbrille'],
    ['Fassung Anna', 'Brillengestell, Brillenfassung, Gestell Titan, Titanbrille, Korrekturbrille'],
    ['Kinderbrille', 'Kinderbrille, Brille für Kinder'],
    ['Tageslinsen', 'Kontaktlinsen, Linsen, Tageslinse, Haftschalen'],
    ['Kombilösung', 'Linsenflüssigkeit, Kontaktlinsenpflege, Kombilösung'],
    ['Brillenetui', 'Brillenbox, Brillenetui, Hardcase'],
    ['Brillenkordel', 'Brillenband, Brillenkette, Brillenschnur'],
    ['Mikrofasertuch', 'Brillenputztuch, Putztuch, Reinigungstuch'],
    ['Leuchtlupe', 'Lupe, Vergrößerungsglas, Leselupe'],
    ['Fernglas', 'Fernglas, Feldstecher, Opernglas'],
    ['Sportbrille', 'Sportbrille, Radbrille, Fahrradbrille'],
    ['Bildschirmbrille', 'Computerbrille, Arbeitsplatzbrille, Blaulichtfilter'],
  ],
  en: [
    ['Sunglasses', 'sunglasses, shades, sunnies'],
    ['Reading', 'reading glasses, readers'],
    ['Frame', 'frame, eyeglass frame, spectacle frame'],
    ['Children', 'kids glasses, glasses for children'],
    ['Daily', 'contact lenses, contacts, daily lens'],
    ['All-in-one', 'lens solution, contact lens solution'],
    ['Glasses case', 'glasses case, spectacle case'],
    ['Glasses cord', 'glasses cord, glasses chain, glasses strap'],
    ['Microfibre', 'cleaning cloth, lens cloth, microfiber cloth'],
    ['Illuminated', 'magnifier, magnifying glass'],
    ['Binoculars', 'binoculars, field glasses, opera glasses'],
    ['Sports', 'sports glasses, cycling glasses'],
    ['Screen', 'computer glasses, blue light glasses'],
  ],
  fr: [
    ['soleil', 'lunettes de soleil, solaires'],
    ['lecture', 'lunettes de lecture'],
    ['Monture', 'monture, montures, monture titane'],
    ['enfants', 'lunettes enfant'],
    ['journalières', 'lentilles, lentilles de contact, verres de contact'],
    ['Solution', 'solution lentilles, produit lentilles'],
    ['Étui', 'étui à lunettes, étui'],
    ['Cordon', 'cordon lunettes, chaîne lunettes, cordon cuir'],
    ['Chiffon', 'chiffon lunettes, chiffonnette'],
    ['Loupe', 'loupe'],
    ['Jumelles', 'jumelles, longue-vue'],
    ['sport', 'lunettes de sport, lunettes vélo'],
    ['écran', 'lunettes ordinateur, lunettes lumière bleue'],
  ],
}

const OF_BICYCLE_SHOPS: Wishes = {
  de: [
    ['E-Bike', 'E-Bike, Ebike, Pedelec, Elektrofahrrad, Elektrorad'],
    ['Stadtrad', 'Stadtrad, Citybike, Hollandrad, City Rad'],
    ['Trekkingrad', 'Trekkingrad, Tourenrad, Trekkingbike'],
    ['Mountainbike', 'Mountainbike, MTB, Geländerad'],
    ['Rennrad', 'Rennrad, Rennräder'],
    ['Gravelbike', 'Gravelbike, Gravel, Schotterrad'],
    ['Lastenrad', 'Lastenrad, Cargobike, Transportrad'],
    ['Faltrad', 'Faltrad, Klapprad'],
    ['Kinderrad', 'Kinderfahrrad, Kinderrad, Fahrrad für Kinder'],
    ['Laufrad', 'Laufrad'],
    ['Helm', 'Helm, Fahrradhelm, Radhelm'],
    ['schloss', 'Fahrradschloss, Bügelschloss, Schloss'],
    ['Scheinwerfer', 'Fahrradlicht, Fahrradlampe, Beleuchtung, Frontlicht'],
    ['Reifen', 'Reifen, Fahrradreifen, Mantel'],
    ['Schlauch', 'Schlauch, Fahrradschlauch'],
    ['Standpumpe', 'Luftpumpe, Fahrradpumpe, Pumpe'],
    ['Gepäcktasche', 'Fahrradtasche, Satteltasche, Packtasche, Tasche'],
    ['Klingel', 'Klingel, Fahrradklingel, Glocke'],
    ['Bremsbeläge', 'Bremsbeläge, Bremsen, Bremsbelag'],
    ['Kindersitz', 'Kindersitz, Fahrradsitz'],
    ['Kette', 'Kette, Fahrradkette'],
    ['Flickzeug', 'Flickzeug, Reparaturset'],
  ],
  en: [
    ['E-bike', 'e-bike, ebike, electric bike, pedelec'],
    ['City', 'city bike, dutch bike'],
    ['Trekking', 'trekking bike, touring bike'],
    ['Mountain', 'mountain bike, mtb'],
    ['Road', 'road bike, racing bike'],
    ['Gravel', 'gravel bike'],
    ['Cargo', 'cargo bike'],
    ['Folding bike', 'folding bike'],
    ['Children', 'kids bike, bike for children'],
    ['Balance', 'balance bike'],
    ['Helmet', 'helmet, bike helmet'],
    ['lock', 'lock, bike lock'],
    ['Headlight', 'headlight, bike lights, lamp'],
    ['Tyre', 'tyre, tire'],
    ['Inner', 'inner tube, tube'],
    ['pump', 'pump, bicycle pump'],
    ['Pannier', 'pannier, saddlebag, bike bag'],
    ['Bell', 'bell'],
    ['Brake', 'brake pads, brakes'],
    ['Child seat', 'child seat, kids seat'],
    ['Chain', 'chain, bike chain'],
    ['Puncture', 'puncture repair kit, patch kit'],
  ],
  fr: [
    ['électrique', 'vélo électrique, VAE'],
    ['ville', 'vélo de ville, vélo hollandais'],
    ['randonnée', 'vélo de randonnée, VTC'],
    ['VTT', 'VTT, vélo tout terrain'],
    ['course', 'vélo de course, vélo de route'],
    ['Gravel', 'gravel'],
    ['cargo', 'vélo cargo, triporteur'],
    ['pliant', 'vélo pliant, vélo pliable'],
    ['enfants', 'vélo enfant'],
    ['Draisienne', 'draisienne'],
    ['Casque', 'casque, casque vélo'],
    ['Antivol', 'antivol, cadenas'],
    ['Phare', 'phare, éclairage, lumière'],
    ['Pneu', 'pneu, pneus vélo'],
    ['Chambre', 'chambre à air'],
    ['Pompe', 'pompe, pompe à vélo'],
    ['Sacoche', 'sacoche, sacoche vélo'],
    ['Sonnette', 'sonnette, klaxon'],
    ['Plaquettes', 'plaquettes de frein, freins'],
    ['Siège', 'siège enfant, porte-bébé'],
    ['Chaîne', 'chaîne, chaîne vélo'],
    ['Kit', 'kit de réparation, rustines'],
  ],
}

const namesOf = ([de, en, fr]: readonly [string, string, string]): Names => ({ de, en, fr })

/** Searches the goods of a shop in a language; answers their names there. */
function shopOf(goods: Goods, language: Language) {
  const kinds = [...new Map(goods.map(([, kind]) => [kind[0], kind])).values()]
  const labels: Labels = {
    first: 'de',
    categories: new Map(kinds.map((kind, at) => [at + 1, { slug: `k${at}`, names: namesOf(kind) }])),
    ...{ subcategories: new Map(), manufacturers: new Map([[1, 'Hausmarke']]), attributes: new Map() },
    ...{ groups: new Map(), tags: new Map(), searchWords: new Map(), tagNames: new Map() },
  }
  const index = searchIndex(language)
  for (const [at, [names, kind]] of goods.entries())
    index.add(
      {
        ...{ id: at, category: kinds.findIndex(([de]) => de === kind[0]) + 1, manufacturer: 1, subcategories: [] },
        ...{ attributes: [], tags: [], branches: [], price: 100, sort: at, createdOn: 0, references: [] },
      },
      { name: namesOf(names)[language] },
      labels,
    )
  return (request: string) => index.search(request).map((id) => namesOf(goods[id]?.[0] ?? ['', '', ''])[language])
}

test.each(
  languages.flatMap((language) => [
    { trade: 'opticians', language, goods: OPTICIAN, wishes: OF_OPTICIANS },
    { trade: 'bicycle shops', language, goods: BICYCLES, wishes: OF_BICYCLE_SHOPS },
  ]),
)('what customers of $trade ask for comes first in their shop ($language)', ({ language, goods, wishes }) => {
  const search = shopOf(goods, language)
  const wrong = wishes[language].flatMap(([first, requests]) =>
    requests.split(', ').flatMap((request) => {
      const shown = search(request)
      return shown[0]?.includes(first)
        ? []
        : [`${request}: ${shown.slice(0, 3).join(' / ') || 'nothing'}, not ${first}`]
    }),
  )
  expect(wrong).toEqual([])
})
