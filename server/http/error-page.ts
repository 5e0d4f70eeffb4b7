import { languageOf } from '#domain/paths/path-parts.ts'
import type { Language } from '#domain/texts/language.ts'

type Texts = Readonly<Record<Language, { title: string; message: string; again: string }>>

const failure: Texts = {
  de: {
    title: 'Da ist etwas schiefgegangen',
    message: 'Die Seite kann gerade nicht angezeigt werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    again: 'Noch einmal versuchen',
  },
  en: {
    title: 'Something went wrong',
    message: 'This page cannot be shown right now. Please try again in a few minutes.',
    again: 'Try again',
  },
  fr: {
    title: 'Une erreur est survenue',
    message: 'Cette page ne peut pas être affichée pour le moment. Veuillez réessayer dans quelques minutes.',
    again: 'Réessayer',
  },
}

const atWork: Texts = {
  de: {
    title: 'Wir sind gleich wieder da',
    message: 'Diese Website wird gerade gewartet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    again: 'Noch einmal versuchen',
  },
  en: {
    title: 'We will be back in a moment',
    message: 'This website is being maintained. Please try again in a few minutes.',
    again: 'Try again',
  },
  fr: {
    title: 'Nous revenons dans un instant',
    message: 'Ce site est en maintenance. Veuillez réessayer dans quelques minutes.',
    again: 'Réessayer',
  },
}

const previewGone: Texts = {
  de: {
    title: 'Diese Vorschau gilt nicht mehr',
    message:
      'Sie ist älter als eine Viertelstunde, oder der Eintrag wurde inzwischen gespeichert oder gelöscht. Bitte öffnen Sie die Vorschau in der Verwaltung neu.',
    again: 'Zur Seite, wie Besucher sie sehen',
  },
  en: {
    title: 'This preview is no longer good',
    message:
      'It is older than a quarter of an hour, or the entry has been saved or deleted meanwhile. Please open the preview anew in the back office.',
    again: 'To the page as visitors see it',
  },
  fr: {
    title: 'Cet aperçu n’est plus valable',
    message:
      'Il date de plus d’un quart d’heure, ou l’entrée a été enregistrée ou supprimée entre-temps. Veuillez rouvrir l’aperçu dans l’administration.',
    again: 'Voir la page telle que les visiteurs la voient',
  },
}

/** The page for a failure on the server: it needs neither data nor scripts, for those may be what failed. */
export const errorPage = (path: string): string => plainPage(path, failure)

/** The page while the website is closed for work on its data. */
export const maintenancePage = (path: string): string => plainPage(path, atWork)

/** The page for a preview that is over, or whose record has been saved meanwhile; it leads to the page that visitors see. */
export const previewGonePage = (path: string): string => plainPage(path, previewGone, '?')

function plainPage(path: string, texts: Texts, address = ''): string {
  const language = languageOf(path)
  const { title, message, again } = texts[language]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;background:#fdfcfa;color:#1f1c19;font:17px/1.6 Georgia,serif}h1{font-weight:400}a{color:inherit}</style>
</head><body><main><h1>${title}</h1><p>${message}</p><p><a href="${address}">${again}</a></p></main></body></html>`
}
