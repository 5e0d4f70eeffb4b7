/** How a dialog of a file is come by: the name of the button that opens it, wherever it is met first; or why the crawl does not open it. */
type Opened = { readonly by: RegExp } | { readonly why: string }

const WHOLE = 'lies around every screen, and is looked at with the first'
const STAGED = 'comes of what happens meanwhile, which the test of its own screen brings about'
const DATA = 'asks for what the crawl does not make; the test of its own screen opens it'
const PART = 'the frame of other dialogs'

/** Every file of the back office that shows a dialog or a menu. */
export const dialogs: Readonly<Record<string, Opened>> = {
  'backup/restore-dialog.tsx': { why: DATA },
  'bin/bin-page.tsx': { by: /endgültig löschen$/i },
  'files/file-dialog.tsx': { by: /^Auswählen$/ },
  'find/command-search.tsx': { why: WHOLE },
  'forms/conflict-dialog.tsx': { why: STAGED },
  'help/help-drawer.tsx': { why: WHOLE },
  'help/tour.tsx': { by: /^Rundgang$/ },
  'history/history-dialog.tsx': { by: /^Verlauf$/ },
  'imports/directus-form.tsx': { by: /^Aus Directus 8 holen$/ },
  'imports/import-card.tsx': { why: DATA },
  'inputs/rich-text-input.tsx': { by: /^Link$/ },
  'keys/api-keys-page.tsx': { why: DATA },
  'keys/new-key-dialog.tsx': { by: /^Neuer Schlüssel$/ },
  'layout/office-menu.tsx': { why: WHOLE },
  'layout/project-switch.tsx': { why: WHOLE },
  'newsletter/left-file-button.tsx': { by: /^Abgemeldete einlesen$/ },
  'opening-hours/closure-dialog.tsx': { by: /^Wir haben geschlossen …$/ },
  'opening-hours/holidays-dialog.tsx': { by: /^Feiertage des Jahres$/ },
  'orders/address-button.tsx': { by: /^Anschrift ändern$/ },
  'orders/bulk-question.tsx': { by: /^Versandt$/ },
  'orders/lines-dialog.tsx': { by: /^Ware ändern$/ },
  'orders/month-export.tsx': { by: /^Monatsabschluss$/ },
  'orders/order-mails.tsx': { by: /erneut senden$/ },
  'orders/order-steps.tsx': { by: /^In Vorbereitung$/ },
  'orders/refund-dialog.tsx': { by: /^Erstatten$/ },
  'orders/return-slip-button.tsx': { by: /^Rücksendeschein$/ },
  'orders/step-frame.tsx': { why: PART },
  'persons/person-dialogs.tsx': { why: DATA },
  'preview/preview-dialog.tsx': { by: /^Vorschau$/ },
  'products/bulk-prices.tsx': { by: /^Preise ändern$/ },
  'products/pieces-dialog.tsx': { by: /^Umräumen$/ },
  'ratings/rating-steps.tsx': { by: /ablehnen$/ },
  'reservations/unavailable-dialog.tsx': { by: /nicht da$/i },
  'roles/roles-page.tsx': { by: /^Eigene Rolle anlegen$/ },
  'schedule/schedule-dialog.tsx': { by: /^Planen$/ },
  'session/password-again.tsx': { why: STAGED },
  'session/session-ended.tsx': { why: STAGED },
  'till/till-file-card.tsx': { why: DATA },
  'today/live-card.tsx': { why: DATA },
  'webhooks/message-list.tsx': { why: DATA },
  'webhooks/secret-dialog.tsx': { why: DATA },
  'webhooks/webhook-form.tsx': { by: /^Neuer Webhook$/ },
  'webhooks/webhooks-page.tsx': { why: DATA },
  'websites/move-dialog.tsx': { by: / kopieren$/ },
  'websites/old-website-dialog.tsx': { by: /^Aus Directus 8$/ },
  'websites/website-dialog.tsx': { why: PART },
  'withdrawals/settle-dialog.tsx': { why: DATA },
  'withdrawals/withdrawal-steps.tsx': { by: /^Ablehnen$/ },
}
