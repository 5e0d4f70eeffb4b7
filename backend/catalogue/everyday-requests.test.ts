import { expect, test } from 'vitest'
import type { Language } from '#domain/texts/language.ts'
import { demoIndex } from './demo-index.ts'

/** What the first goods found must be, by their name and kind, and the requests that must find them; one a comma. */
const REQUESTS: Readonly<Record<Language, readonly (readonly [first: RegExp, requests: string])[]>> = {
  de: [
    [
      /Uhren/,
      'Uhr, Uhren, Armbanduhr, Armbanduhren, schöne Uhr, eine Uhr kaufen, Zeitmesser, Watch, Uhr bis 1000 Euro, mechanische Uhr, Automatikuhr, Quarzuhr, Solaruhr, Handaufzug, Uhr Automatik, wasserdicht, wasserdichte Uhr, Uhr zum Schwimmen, Uhr Edelstahl, schwarze Uhr, weiße Uhr, blaue Uhr, grüne Uhr, gruene Uhr, Uhr in Blau, Uhr aus Gold, Golduhr, Uhr 40 mm, Herrenuhr, Herrenuhren, Uhr für Herren, Herrenuhr Automatik, Uhr für meinen Mann, Damenuhr, Damenuhren, Damenuhr gold, Uhr für Damen, Damenuhr Silber',
    ],
    [/Taucheruhren/, 'Taucheruhr, Taucheruhren, Diver, Taucher, Uhr zum Tauchen, Taucheruhr blau'],
    [/Chronographen/, 'Chronograph, Chronographen, Chronograf, Chrono, Stoppuhr'],
    [
      /Uhrenarmbänder/,
      'Uhrenarmband, Uhrenarmbänder, Lederarmband, Lederband, Uhrenband, Uhrarmband, Ersatzarmband, Armband für Uhr, Uhrenarmband braun, Uhrenarmband schwarz',
    ],
    [/Etuis/, 'Uhrenetui, Schmucketui, Etui, Uhrenbox, Schmuckkästchen, Schmuckkasten, Reiseetui'],
    [
      /Trauringe/,
      'Ehering, Eheringe, Trauring, Trauringe, Hochzeitsring, Hochzeitsringe, Partnerringe, Ringe zur Hochzeit, Trauringe Gold, Eheringe Platin, Eheringe Weißgold, Trauring Roségold, Hochzeit',
    ],
    [
      /Verlobungsringe/,
      'Verlobungsring, Verlobungsringe, Antragsring, Ring zur Verlobung, Heiratsantrag, Solitär, Solitärring, Einsteiner, Verlobungsring unter 2000 Euro, Verlobungsring Platin',
    ],
    [
      /Ring/,
      'Ring, Ringe, Goldring, Goldringe, Silberring, Platinring, Ring Gold, Ring Silber, Ring aus Platin, Damenring, Diamantring, Brillantring, Ring mit Saphir, Saphirring, Ring mit Diamant, Ring Rubin, Memoirering, Fingerring',
    ],
    [
      /Ohrschmuck|[Ss]tecker|Creolen/,
      'Ohrring, Ohrringe, Ohrstecker, Ohrschmuck, Ohrhänger, Creole, Creolen, goldene Ohrringe, silberne Ohrringe, Ohrringe Gold, Ohrringe für Kinder, Perlenohrringe, Perlstecker, Ohrringe mit Perlen, Stecker, Hoops',
    ],
    [
      /kette|Ketten und Anhänger/,
      'Kette, Ketten, Halskette, Halsketten, Collier, Kollier, Halsschmuck, Silberkette, Kette Silber, Kette vergoldet, Anhänger, Kettenanhänger, Anhänger Gold, Perlenkette, Perlenketten, Perlencollier, Kette mit Perlen',
    ],
    [/Perle/, 'Perlen, Perle, Perlenschmuck, Akoya, Tahiti Perlen, Südseeperlen'],
    [
      /Armreif|armband|Armschmuck/i,
      'Armreif, Armreifen, Armband, Armbänder, Armschmuck, Armkette, Armband Silber, Armreif Gold, Namensarmband',
    ],
    [
      /Tauf|Kinderschmuck/,
      'Taufe, Taufgeschenk, Geschenk zur Taufe, Taufschmuck, Patenkind, Taufkette, Kommunion, Konfirmation, Geschenk zur Kommunion, Kinderschmuck, Schmuck für Kinder, Geschenk für die Enkelin, Geburt',
    ],
    [/[Gg]old/, 'Gold, golden, Goldschmuck, Gelbgold, Roségold, Rotgold, Weißgold, vergoldet, 750'],
    [/Silber/, 'Silber, Silberschmuck, 925, Sterlingsilber'],
    [/Diamant|Solitäre|Brillanten/, 'Diamant, Diamanten, Brillant, Diamantschmuck'],
    [
      /Geschenkidee/,
      'Geschenk, Geschenke, Geschenkidee, Weihnachtsgeschenk, Geburtstagsgeschenk, Mitbringsel, Geschenk zum Jahrestag',
    ],
    [
      /Ohrschmuck|Ketten|Armschmuck|Perlen|Raumdüfte/,
      'Geschenk Mutter, Geschenk für Mama, Muttertag, Geschenk für Oma',
    ],
    [
      /Raumdüfte/,
      'Raumduft, Raumdüfte, Duft, Diffuser, Duftstäbchen, Kerze, Kerzen, Duftkerze, Duftkerzen, Bergamotte',
    ],
    [/Tidewerk/, 'Tidewerk, Tiedewerk, TW-40-BL, tw40bl, Priel'],
    [/Brennhöfer/, 'Brennhöfer, Brenhöfer, Brennhoefer, Stoppwerk'],
    [/Corvin/, 'Corvin, Corvin & Fils, corvin und fils, Clarté, Clarte'],
    [/Werkstatt/, 'aus Ihrer Werkstatt, Handarbeit, Goldschmied'],
  ],
  en: [
    [
      /Watches/,
      'watch, watches, wristwatch, a nice watch, timepiece, mens watch, watch for men, gents watch, ladies watch, womens watch, watch for my wife, gold watch, steel watch, blue watch, black watch, white watch, green watch, automatic watch, automatic, quartz watch, solar watch, hand-wound, mechanical watch, waterproof, waterproof watch, water resistant watch, watch under 1000, watch 40 mm, everyday watch, dress watch',
    ],
    [/Diving watches/, 'diver, divers watch, diving watch, dive watch, blue diver'],
    [/Chronographs/, 'chronograph, chronographs, chrono, stopwatch'],
    [
      /Watch straps/,
      'watch strap, watch straps, strap, straps, leather strap, watchband, brown strap, black watch strap, leather',
    ],
    [/Cases/, 'watch case, case, cases, jewellery case, jewelry case'],
    [
      /Wedding rings/,
      'wedding ring, wedding rings, wedding band, wedding bands, marriage ring, platinum wedding ring, gold wedding ring, white gold wedding ring, wedding, bridal ring',
    ],
    [
      /Engagement rings/,
      'engagement ring, engagement rings, engagement, proposal ring, solitaire, solitaire ring, engagement ring under 2000, platinum engagement ring, halo',
    ],
    [
      /ring/i,
      'ring, rings, gold ring, gold rings, silver ring, platinum ring, diamond ring, sapphire ring, ruby ring, ring with diamond, rose gold ring, white gold ring, eternity ring, ring under 1500',
    ],
    [
      /stud|hoop|Earrings/i,
      'earring, earrings, ear rings, studs, stud earrings, hoops, hoop earrings, gold earrings, silver earrings, pearl earrings, pearl studs, earrings for children, earrings with ruby, small hoops',
    ],
    [
      /necklace|pendant|Necklaces/i,
      'necklace, necklaces, chain, chains, collar, pendant, pendants, silver necklace, gold necklace, pearl necklace, pearl necklaces, gold pendant, locket, necklace with pendant',
    ],
    [/[Pp]earl/, 'pearl, pearls, akoya, Tahitian pearls, South Sea pearls, pearl jewellery'],
    [
      /bracelet|bangle/i,
      'bracelet, bracelets, bangle, bangles, silver bangle, gold bracelet, name bracelet, silver bracelet',
    ],
    [
      /hristening|Children/,
      'christening, christening gift, baptism, baptism gift, godchild, communion gift, confirmation, childrens jewellery, gift for a baby, gift for my granddaughter, kids',
    ],
    [/gold/, 'gold, golden, gold jewellery, yellow gold, rose gold, white gold, gold-plated, gold plated, 18 ct'],
    [/[Ss]ilver/, 'silver, sterling silver, sterling, silver jewellery, 925'],
    [/[Dd]iamond|Solitaires/, 'diamond, diamonds, diamond jewellery, brilliants'],
    [/Gift idea/, 'gift, gifts, present, presents, birthday present, christmas gift, anniversary gift, valentine'],
    [
      /Room fragrances/,
      'fragrance, room fragrance, scent, diffuser, diffusers, candle, candles, scented candle, home fragrance, bergamot, fig',
    ],
    [/Tidewerk/, 'Tidewerk, Tiedewerk, TW-40-BL, tw40bl, Priel, Flutmarke'],
    [/Brennhöfer/, 'Brennhöfer, Brennhofer, Brenhofer, Stoppwerk'],
    [/Corvin/, 'Corvin, Corvin & Fils, corvin and fils, Clarte'],
    [/workshop/, 'from your workshop, handmade, goldsmith'],
  ],
  fr: [
    [
      /Montres/,
      'montre, montres, une montre, montre homme, montre pour homme, montre femme, montre pour femme, montre dame, montre en or, montre acier, montre bleue, montre noire, montre blanche, montre verte, montre automatique, automatique, montre à quartz, montre solaire, montre mécanique, remontage manuel, étanche, montre étanche, montre moins de 1000 euros, montre 40 mm, montre habillée, montre du quotidien',
    ],
    [/Montres de plongée/, 'plongée, montre de plongée, montre plongeur, montres de plongée, plongée bleue'],
    [/Chronographes/, 'chronographe, chronographes, chrono'],
    [
      /Bracelets de montre/,
      'bracelet de montre, bracelets de montre, bracelet cuir, bracelet en cuir, bracelet de montre noir, bracelet montre brun, bracelet sur mesure',
    ],
    [/Étuis/, 'étui, étuis, étui à montre, étui à bijoux, etui'],
    [
      /Alliances/,
      'alliance, alliances, alliance or, alliance platine, alliance or jaune, alliance or gris, alliance or rose, mariage, bague de mariage, noces',
    ],
    [
      /fiançailles/,
      'bague de fiançailles, bagues de fiançailles, fiançailles, fiancailles, solitaire, solitaires, bague fiançailles platine, bague de fiançailles moins de 2000 euros, halo',
    ],
    [
      /Bague|Alliance/,
      'bague, bagues, anneau, bague or, bague en or, bague argent, bague platine, bague diamant, bague saphir, bague rubis, bague or rose, bague or jaune, bague avec diamant, bague moins de 1500 euros',
    ],
    [
      /oreille|Créoles|Puces/i,
      "boucles d’oreilles, boucles d'oreilles, boucle d’oreille, puces d’oreilles, puces, créoles, creoles, boucles d’oreilles or, boucles d’oreilles argent, boucles d’oreilles perles, puces de perles, boucles d’oreilles enfant, petites créoles",
    ],
    [
      /Collier|Chaîne|Pendentif/i,
      'collier, colliers, chaîne, chaine, pendentif, pendentifs, collier argent, chaîne en argent, collier or, collier de perles, colliers de perles, pendentif or, chaîne dorée, sautoir, médaillon',
    ],
    [/[Pp]erle/, 'perle, perles, akoya, perles de Tahiti, perles des mers du Sud, bijoux en perles'],
    [
      /Bracelet|Jonc|Gourmette/i,
      'bracelet, bracelets, jonc, joncs, gourmette, bracelet argent, jonc argent, bracelet or, gourmette or',
    ],
    [
      /baptême|enfant/,
      'baptême, bapteme, cadeau de baptême, médaille de baptême, communion, filleul, bijoux enfant, cadeau naissance, bijoux pour fille, confirmation',
    ],
    [/[Oo]r |doré/, 'or, or jaune, or rose, or gris, doré, bijoux en or, plaqué or, 750'],
    [/[Aa]rgent/, 'argent, bijoux en argent, argent 925, 925'],
    [/[Dd]iamant|Solitaires/, 'diamant, diamants, brillants, bijoux diamant'],
    [/Idée cadeau/, 'cadeau, cadeaux, idée cadeau, cadeau de Noël, cadeau anniversaire, saint-valentin'],
    [
      /Parfums d’intérieur/,
      'parfum, parfum d’intérieur, diffuseur, diffuseurs, bougie, bougies, bougie parfumée, senteur, bergamote, figue',
    ],
    [/Tidewerk/, 'Tidewerk, Tiedewerk, TW-40-BL, tw40bl, Priel, Flutmarke'],
    [/Brennhöfer/, 'Brennhöfer, Brennhofer, Brenhofer, Stoppwerk'],
    [/Corvin/, 'Corvin, Corvin & Fils, corvin et fils, Clarté, clarte'],
    [/atelier/, 'de votre atelier, fait main, artisanal'],
    [/.*/, 'moins de 200 euros, entre 100 et 300 €, cadeau moins de 100 €'],
  ],
}

/** What a shop of the trade rightly has not. */
const NOTHING: Readonly<Record<Language, string>> = {
  de: '585, Wecker, Feingold, Gutschein, Smartwatch, Goldbarren, Wanduhr',
  en: '585, alarm clock, voucher, smartwatch, gold coins',
  fr: '585, réveil, horloge, bon cadeau, lingot',
}

test.each(['de', 'en', 'fr'] as const)('everyday requests find what is meant, first of all (%s)', (language) => {
  const { index, facts } = demoIndex(language)
  const rows = REQUESTS[language].flatMap(([first, requests]) =>
    requests.split(', ').map((request) => ({ first, request })),
  )
  expect(rows.length).toBeGreaterThanOrEqual(150)
  const wrong = rows.flatMap(({ first, request }) => {
    const found = index.search(request).slice(0, 3)
    const shown = found.map((id) => facts(id))
    return found.length > 0 && shown.every((one) => first.test(one)) ? [] : [{ request, first: String(first), shown }]
  })
  expect(wrong).toEqual([])
})

test.each(['de', 'en', 'fr'] as const)('what no jeweller here has is not found (%s)', (language) => {
  const { index } = demoIndex(language)
  const found = NOTHING[language].split(', ').filter((request) => index.search(request).length > 0)
  expect(found).toEqual([])
})
