import { defaultLanguage, type Language, pickText, type Translation } from '../texts/language.ts'

export const widgetNames = ['address', 'contact', 'navigation', 'social', 'openingHours'] as const

export type WidgetName = (typeof widgetNames)[number]

/** Shown in place of a widget whose name is not known (SPEC 2, 8). */
export const unknownWidgetText = 'Widget not found :-('

/** Row of `widget` (SPEC 3). */
export interface Widget {
  sort?: number | null
  widget_name: string
  props?: { showLogo?: boolean | null } | null
  translations?: readonly (Translation & { header?: string | null })[] | null
}

/** A footer widget ready to be shown; `name` is undefined for an unknown one. */
export interface FooterWidget {
  name: WidgetName | undefined
  header: string
  showLogo: boolean
}

const headers: Record<WidgetName, Record<Language, string>> = {
  address: { de: 'Adresse', en: 'Address', fr: 'Adresse' },
  contact: { de: 'Kontakt', en: 'Contact', fr: 'Contact' },
  openingHours: { de: 'Öffnungszeiten', en: 'Opening hours', fr: 'Horaires d’ouverture' },
  navigation: { de: 'Rechtliches', en: 'Legal', fr: 'Informations légales' },
  social: { de: 'Folgen Sie uns', en: 'Follow us', fr: 'Suivez-nous' },
}

/** The widgets of a footer without configured ones, in their order (SPEC 2). */
const defaults: readonly Widget[] = [
  { sort: 1, widget_name: 'address', props: { showLogo: true } },
  { sort: 2, widget_name: 'contact' },
  { sort: 3, widget_name: 'openingHours' },
  { sort: 4, widget_name: 'navigation' },
]

function nameOf(name: string): WidgetName | undefined {
  return widgetNames.find((known) => known === name)
}

/** The widgets of the footer by `sort`, the default ones when none are configured, each with its header in the language. */
export function footerWidgets(
  configured: readonly Widget[] | null | undefined,
  language: Language,
  first: Language = defaultLanguage,
): FooterWidget[] {
  const widgets = configured?.length ? configured : defaults
  return widgets
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    .map((widget) => {
      const name = nameOf(widget.widget_name)
      const header = pickText(widget.translations, 'header', language, first)?.text
      return {
        name,
        header: header ?? (name ? headers[name][language] : ''),
        showLogo: widget.props?.showLogo === true,
      }
    })
}
