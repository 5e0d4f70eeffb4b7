import { defaultLanguage, type Language, pickTranslation, type Translation } from '../texts/language.ts'

/** Row of `consent` (SPEC 3). */
export interface ConsentRow {
  function_id: string
  link?: string | null
  default_on?: boolean | null
  locked?: boolean | null
  sort?: number | null
  translations?: readonly (Translation & { display_name?: string | null; description?: string | null })[] | null
}

/** What a visitor may consent to (SPEC 3); `default_on` is a preselection and never a consent. */
export interface ConsentOffer {
  function_id: string
  display_name: string
  description: string
  link?: string
  default_on: boolean
  locked: boolean
}

export const functionalId = 'functional'
export const statisticsId = 'matomo'
/** Copies of visited pages on the device, to be read without a network. */
export const offlineReadingId = 'offline'

type Texts = Record<Language, { display_name: string; description: string }>

const functionalTexts: Texts = {
  de: {
    display_name: 'Notwendig',
    description:
      'Speichert Warenkorb, Bestellentwurf und diese Auswahl in Ihrem Browser. Ohne sie funktioniert die Seite nicht.',
  },
  en: {
    display_name: 'Necessary',
    description: 'Keeps cart, order draft and this choice in your browser. The site does not work without it.',
  },
  fr: {
    display_name: 'Nécessaire',
    description:
      'Conserve le panier, le brouillon de commande et ce choix dans votre navigateur. Indispensable au site.',
  },
}

const statisticsTexts: Texts = {
  de: {
    display_name: 'Statistik',
    description:
      'Zählt Besuche und Seitenaufrufe mit Matomo auf unserem eigenen Server, damit wir die Seite verbessern können.',
  },
  en: {
    display_name: 'Statistics',
    description: 'Counts visits and page views with Matomo on our own server, so that we can improve the site.',
  },
  fr: {
    display_name: 'Statistiques',
    description: 'Compte les visites et les pages vues avec Matomo sur notre propre serveur, afin d’améliorer le site.',
  },
}

const offlineTexts: Texts = {
  de: {
    display_name: 'Lesen ohne Netz',
    description:
      'Behält die Seiten, die Sie zuletzt gesehen haben, auf Ihrem Gerät, damit Sie sie ohne Internet lesen können.',
  },
  en: {
    display_name: 'Reading without a connection',
    description: 'Keeps the pages that you have seen last on your device, so that you can read them offline.',
  },
  fr: {
    display_name: 'Lire sans connexion',
    description: 'Garde sur votre appareil les dernières pages vues, afin de les lire sans Internet.',
  },
}

/**
 * The consents of a project in their order (SPEC 9): the functional one first, locked; those of the content system; and the
 * statistics one, preselected and unlocked, when analytics is set up and the content system has none. With `strict` no consent
 * is preselected. Last, never preselected, the keeping of visited pages, which nobody has asked for (§ 25 (1) TDDDG).
 */
export function consentOffers(
  rows: readonly ConsentRow[] | null | undefined,
  settings: { analytics: boolean; strict: boolean },
  language: Language,
  first: Language = defaultLanguage,
): ConsentOffer[] {
  const given = (rows ?? []).toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
  const fromContent = given.map((row): ConsentOffer => {
    const texts = pickTranslation(row.translations, language, first)
    return {
      function_id: row.function_id,
      display_name: texts?.display_name || row.function_id,
      description: texts?.description ?? '',
      ...(row.link && { link: row.link }),
      default_on: row.function_id === statisticsId && row.default_on === true && !settings.strict,
      locked: row.locked === true || row.function_id === functionalId,
    }
  })
  const has = (id: string) => given.some((row) => row.function_id === id)
  const functional = { function_id: functionalId, ...functionalTexts[language], default_on: true, locked: true }
  const statistics = {
    function_id: statisticsId,
    ...statisticsTexts[language],
    default_on: !settings.strict,
    locked: false,
  }
  const offline = { function_id: offlineReadingId, ...offlineTexts[language], default_on: false, locked: false }
  return [
    ...(has(functionalId) ? [] : [functional]),
    ...fromContent,
    ...(settings.analytics && !has(statisticsId) ? [statistics] : []),
    ...(has(offlineReadingId) ? [] : [offline]),
  ]
}
