/** Why words of an editor's text are warned of; each is a warning with its reason, never a ban. */
export type WordRule = 'odr' | 'green' | 'delivery' | 'guarantee'

export interface WordFinding {
  readonly rule: WordRule
  /** The words as they stand in the text. */
  readonly word: string
}

const ODR =
  /(?:webgate\.)?ec\.europa\.eu\/(?:consumers\/odr|odr)|\b(?:OS|ODR)[- ](?:Plattform|platform)\b|plateforme (?:RLL|ODR)/giu

/** General environmental claims by the directive on empowering consumers; what is only a colour is none. */
const GREEN_DE = String.raw`(?:ökologisch|nachhaltig|umwelt(?:freundlich|schonend|gerecht|verträglich|bewusst)|(?:klima|co2|co₂|kohlenstoff)[- ]?(?:neutral|positiv|kompensiert|freundlich)|ressourcenschonend|naturfreundlich|biologisch abbaubar|biobasiert|energieeffizient|emissionsfrei)\p{L}*|nachhaltigkeit\p{L}*`
const GREEN_EN = `sustainabl[ey]|sustainability|eco[- ]?friendly|environment(?:ally)?[- ]friendly|(?:carbon|climate|co2)[- ](?:neutral|positive|friendly)|net[- ]zero|biodegradable|energy[- ]efficient|ecological(?:ly)?`
const GREEN_FR = `écologiques?|éco[- ]?responsables?|respectueu(?:x|ses?) (?:de l[’']environnement|du climat|de la nature)|neutres? (?:en carbone|pour le climat)|climatiquement neutres?|(?:mode|luxe|production|développement|bijoux?|montres?|matériaux?) durables?|biodégradables?|zéro carbone`
const GREEN = new RegExp(String.raw`(?<!\p{L})(?:${GREEN_DE}|${GREEN_EN}|${GREEN_FR})(?!\p{L})`, 'giu')

const VAGUE =
  /(?<!\p{L})(?:in der Regel|normalerweise|üblicherweise|im Normalfall|meist(?:ens)?|usually|normally|generally|typically|as a rule|en règle générale|généralement|habituellement|normalement|en principe)(?!\p{L})/iu
const DELIVERY = /liefer|versand|zustell|verschick|versend|deliver|dispatch|ship(?:ping|ped|s)?\b|livr|expédi/iu
const TIME =
  /(?<!\p{L})(?:stunden?|werktag\p{L}*|tage?n?|wochen?|hours?|(?:working |business )?days?|weeks?|heures?|jours?|semaines?)(?!\p{L})/iu

const GUARANTEE_DE = String.raw`(?:(?:einzigartig|best|längst|höchst|größt|lebenslang|unbegrenzt|uneingeschränkt|umfassendst|voll|hundertprozentig)\p{L}*|100 ?%)[- ](?:\p{L}+[- ]){0,2}(?:garantie|gewährleistung)\p{L}*|garantie ohne wenn und aber`
const GUARANTEE_EN = String.raw`(?:lifetime|life-long|lifelong|unlimited|unique|best|longest|full|ultimate|unbeatable|100 ?%)[- ](?:\p{L}+[- ]){0,2}(?:guarantees?|warrant(?:y|ies))|no[- ]questions[- ]asked (?:guarantee|warranty)`
const GUARANTEE_FR = `(?:meilleure|plus longue|unique|totale) garantie|garantie (?:à vie|illimitée|totale|intégrale|unique|à 100 ?%)`
const GUARANTEE = new RegExp(String.raw`(?<!\p{L})(?:${GUARANTEE_DE}|${GUARANTEE_EN}|${GUARANTEE_FR})(?!\p{L})`, 'giu')

const found = (rule: WordRule, text: string, pattern: RegExp): WordFinding[] =>
  [...text.matchAll(pattern)].map(([word]) => ({ rule, word }))

/** A text as it is read: without marks, in sentences. */
const sentences = (html: string) =>
  html
    .replaceAll(/<\/(?:p|li|h\d|td|th|div)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&shy;|\u00ad/g, '')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .split(/(?<=[.!?])\s+|\n/)

function vagueDelivery(sentence: string): WordFinding[] {
  const [word] = VAGUE.exec(sentence) ?? []
  return word && DELIVERY.test(sentence) && TIME.test(sentence) ? [{ rule: 'delivery', word }] : []
}

/**
 * What a German shop risks a warning letter for in a text (plain or HTML) of German, English or French: the address of the closed ODR
 * platform, general environmental claims, vague times of delivery, superlatives about guarantees. Each words once.
 */
export function checkWords(html: string): WordFinding[] {
  const parts = sentences(html)
  const all = [
    ...found('odr', html, ODR),
    ...parts.flatMap((part) => [
      ...found('green', part, GREEN),
      ...vagueDelivery(part),
      ...found('guarantee', part, GUARANTEE),
    ]),
  ]
  const once = new Map(all.map((finding) => [`${finding.rule} ${finding.word.toLowerCase()}`, finding]))
  return [...once.values()]
}
