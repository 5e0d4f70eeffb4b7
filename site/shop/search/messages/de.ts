export const messages = {
  label: 'Produkte suchen',
  placeholder: 'Marke, Name oder Referenz',
  submit: 'Suchen',
  results: '{count, plural, =0 {Keine Vorschläge} one {1 Vorschlag} other {# Vorschläge}}',
  all: '{count, plural, one {1 Treffer ansehen} other {Alle # Treffer ansehen}}',
  page: 'Seite',
  none: 'Kein Produkt passt zu „{text}“.',
} as const
