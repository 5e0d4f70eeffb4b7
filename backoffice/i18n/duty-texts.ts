/** Words for what the law wants of goods and languages that are public already. */
export const dutyTextsDe = {
  title: 'Rechtlich unvollständig',
  help: 'Was schon im Verkauf ist, bleibt es. Neu kann so nichts veröffentlicht werden.',
  language: 'Sprache „%{language}“: Es fehlt der Text „%{name}“.',
  product: 'Es fehlt: %{missing}',
}

export const dutyTextsEn: typeof dutyTextsDe = {
  title: 'Legally incomplete',
  help: 'What is for sale stays so. Nothing new can be published like this.',
  language: 'Language “%{language}”: the text “%{name}” is missing.',
  product: 'Missing: %{missing}',
}
