/** Words for what the law wants of goods and languages that are public already. */
export const dutyTextsDe = {
  title: 'Rechtlich unvollständig',
  help: 'Was schon im Verkauf ist, bleibt es. Neu kann so nichts veröffentlicht werden.',
  language: '%{language}: Es fehlt der Text „%{name}“.',
  product: 'Es fehlt: %{missing}',
}

export const dutyTextsEn: typeof dutyTextsDe = {
  title: 'Legally incomplete',
  help: 'What is for sale stays so. Nothing new can be published like this.',
  language: '%{language}: the text “%{name}” is missing.',
  product: 'Missing: %{missing}',
}

/** Why words of a text are warned of; `domain/texts/word-check.ts` finds them. */
export const wordTextsDe = {
  title: 'Worte und Links, die Sie ansehen sollten',
  help: 'Das ist ein Hinweis, kein Verbot: Die Texte bleiben, wie sie sind, bis Sie sie ändern.',
  odr: '„%{word}“: Die Plattform der EU zur Streitbeilegung ist seit dem 20. Juli 2025 geschlossen. Wer noch auf sie verweist, wird abgemahnt.',
  green:
    '„%{word}“: Allgemeine Umweltaussagen sind seit dem 27. September 2026 ohne anerkannten Nachweis verboten (UWG). Sagen Sie genau, was Sie belegen können, z. B. „aus 100 % recyceltem Gold“.',
  delivery:
    '„%{word}“: Lieferzeiten müssen bestimmt sein; „in der Regel“ gilt als irreführend. Nennen Sie eine Spanne, z. B. „2–4 Werktage“ oder „ca. 3 Wochen“.',
  dead_link: 'Der Link „%{word}“ führt nirgendwohin. Wählen Sie eine andere Seite.',
  guarantee:
    '„%{word}“: Werbung mit Garantien muss Dauer, Umfang und Garantiegeber nennen (§ 479 BGB), und gesetzliche Rechte sind keine Besonderheit.',
}

export const wordTextsEn: typeof wordTextsDe = {
  title: 'Words and links to look at',
  help: 'This is advice, not a ban: the texts stay as they are until you change them.',
  odr: '“%{word}”: the EU platform for dispute resolution has been closed since 20 July 2025. Whoever still points to it risks a warning letter.',
  green:
    '“%{word}”: since 27 September 2026 general environmental claims are forbidden without recognised proof (UWG). Say exactly what you can prove, e.g. “made of 100 % recycled gold”.',
  delivery:
    '“%{word}”: times of delivery have to be definite; “usually” counts as misleading. Name a span, e.g. “2–4 working days” or “about 3 weeks”.',
  dead_link: 'The link “%{word}” leads nowhere. Choose another page.',
  guarantee:
    '“%{word}”: whoever advertises a guarantee names its duration, its extent and who gives it (§ 479 BGB), and legal rights are nothing special.',
}
