import { asHtmlText } from '#domain/texts/as-html-text.ts'
import type { Language } from '#domain/texts/language.ts'

const words: Record<Language, { symbol: string; text: string; more: string }> = {
  de: {
    symbol: 'Durchgestrichene Abfalltonne',
    text: 'Dieser Artikel enthält eine Batterie. Batterien gehören nicht in den Hausmüll; Sie sind gesetzlich verpflichtet, sie zurückzugeben.',
    more: 'Hinweise zur Batterieentsorgung',
  },
  en: {
    symbol: 'Crossed-out wheeled bin',
    text: 'This item contains a battery. Batteries do not belong in household waste; you are obliged by law to return them.',
    more: 'How to dispose of batteries',
  },
  fr: {
    symbol: 'Poubelle sur roues barrée',
    text: 'Cet article contient une pile. Les piles ne vont pas dans les ordures ménagères ; la loi vous oblige à les rapporter.',
    more: 'Élimination des piles',
  },
}

/** Symbol and notice of goods with a battery, as HTML below their description (Art. 74 Reg. (EU) 2023/1542, BattDG). */
export function batteryNotice(language: Language): string {
  const { symbol, text, more } = words[language]
  return `<p><svg role="img" aria-label="${asHtmlText(symbol)}" width="36" height="44" viewBox="0 0 36 44" fill="none" stroke="currentColor" stroke-width="2"><path d="M9 11h18l-2 22H11zM7 11h22M14 11V8h8v3M4 38h28"/><circle cx="13" cy="35" r="2"/><path d="M3 3l30 34M33 3L3 37"/></svg></p>
<p>${asHtmlText(text)} <a href="/ecom/batteries?language=${language}" target="_blank" rel="noopener">${asHtmlText(more)}</a></p>`
}
