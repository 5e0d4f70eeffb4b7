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

/** The page for a failure on the server: it needs neither data nor scripts, for those may be what failed. */
export const errorPage = (path: string): string => plainPage(path, failure)

/** The page while the website is closed for work on its data. */
export const maintenancePage = (path: string): string => plainPage(path, atWork)

function plainPage(path: string, texts: Texts): string {
  const language = languageOf(path)
  const { title, message, again } = texts[language]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;background:#fdfcfa;color:#1f1c19;font:17px/1.6 Georgia,serif}h1{font-weight:400}a{color:inherit}</style>
</head><body><main><h1>${title}</h1><p>${message}</p><p><a href="">${again}</a></p></main></body></html>`
}
