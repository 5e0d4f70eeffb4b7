/** Words about the languages of a website and their order. */
export const languageTextsDe = {
  help: 'In der ersten Sprache geben Sie Namen und Texte zuerst ein; sie steht auch, wo eine Übersetzung fehlt.',
  first: 'erste Sprache',
  up: '%{language} nach oben',
  ask: 'Soll %{language} die erste Sprache werden?',
  meaning:
    'Namen und Texte werden danach zuerst auf %{language} eingegeben, und %{language} steht, wo eine Übersetzung fehlt. Was es schon in beiden Sprachen gibt, bleibt, wie es ist; Adressen ändern sich nicht. Wo %{language} noch fehlt, steht der Text auf %{before}, bis Sie ihn übersetzen.',
  yes: '%{language} wird erste Sprache',
}

export const languageTextsEn: typeof languageTextsDe = {
  help: 'Names and texts are entered in the first language first; it also stands where a translation is missing.',
  first: 'first language',
  up: 'Move %{language} up',
  ask: 'Shall %{language} become the first language?',
  meaning:
    'Names and texts are entered in %{language} first from then on, and %{language} stands where a translation is missing. What is there in both languages stays as it is, and no address changes. Where %{language} is still missing, the text in %{before} stands until you translate it.',
  yes: '%{language} becomes first',
}
