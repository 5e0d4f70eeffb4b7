/** Words of the ways through the back office: favourites, the search over everything, the tour of the first day. */
export const wayTextsDe = {
  favourites: 'Favoriten',
  makeFavourite: '%{name} zu den Favoriten',
  noFavourite: '%{name} aus den Favoriten nehmen',
  newProduct: 'Neues Produkt',
  search: 'Suchen',
  searchTitle: 'Alles durchsuchen',
  searchHelp: 'Bestellnummer, Name, Produkt, Einstellung … (Strg+K)',
  screens: 'Seiten der Verwaltung',
  fields: 'Einstellungen und Felder',
  records: 'Einträge',
  nothing: 'Dazu ist nichts zu finden.',
  help: 'Hilfe',
  helpTitle: 'Hilfe: %{name}',
  noHelp: 'Zu dieser Seite gibt es keine eigene Hilfe.',
  tour: {
    start: 'Rundgang',
    offer: 'Neu hier? Fünf kurze Schritte zeigen, wo was ist.',
    title: 'Rundgang (%{at} von %{of})',
    next: 'Weiter',
    back: 'Zurück',
    end: 'Fertig',
    skip: 'Überspringen',
    today: {
      title: 'Heute',
      text: 'Hier steht, was auf Sie wartet: Bestellungen, Fragen, Reservierungen, Bewertungen, Widerrufe. Das meiste erledigen Sie gleich hier mit einem Klick; fünf Sekunden lang nehmen Sie ihn mit „Rückgängig“ zurück.',
    },
    menu: {
      title: 'Das Menü',
      text: 'Sechs Gruppen, von oben nach unten so, wie sie gebraucht werden. Der Stern hinter einem Eintrag macht ihn zum Favoriten: Er steht dann ganz oben und auf „Heute“.',
    },
    search: {
      title: 'Alles finden',
      text: 'Strg+K öffnet die Suche über Bestellungen, Kunden, Produkte, Seiten der Verwaltung und Einstellungen. Pfeiltasten wählen, Enter öffnet.',
    },
    forms: {
      title: 'Formulare',
      text: 'Strg+S speichert. Was noch nicht gespeichert ist, wird gesagt; „Speichern und nächstes“ geht die Liste durch. Jede Sprache ist ein Reiter, der sagt, wenn etwas fehlt.',
    },
    help: {
      title: 'Hilfe',
      text: 'Das Fragezeichen oben erklärt die Seite, auf der Sie sind. Unter „Einrichtung“ steht, was bis zum Start noch fehlt.',
    },
  },
}

export const wayTextsEn: typeof wayTextsDe = {
  favourites: 'Favourites',
  makeFavourite: 'Make %{name} a favourite',
  noFavourite: 'Remove %{name} from favourites',
  newProduct: 'New product',
  search: 'Search',
  searchTitle: 'Search everything',
  searchHelp: 'Order number, name, product, setting … (Ctrl+K)',
  screens: 'Screens',
  fields: 'Settings and fields',
  records: 'Records',
  nothing: 'Nothing found.',
  help: 'Help',
  helpTitle: 'Help: %{name}',
  noHelp: 'There is no help of its own for this screen.',
  tour: {
    start: 'Tour',
    offer: 'New here? Five short steps show where things are.',
    title: 'Tour (%{at} of %{of})',
    next: 'Next',
    back: 'Back',
    end: 'Done',
    skip: 'Skip',
    today: {
      title: 'Today',
      text: 'What waits for you stands here: orders, questions, reservations, ratings, withdrawals. Most of it is done here with one click; for five seconds “Undo” takes it back.',
    },
    menu: {
      title: 'The menu',
      text: 'Six groups, in the order in which they are needed. The star behind an entry makes it a favourite: it then stands at the top and on “Today”.',
    },
    search: {
      title: 'Find anything',
      text: 'Ctrl+K opens the search over orders, customers, products, screens and settings. Arrow keys choose, Enter opens.',
    },
    forms: {
      title: 'Forms',
      text: 'Ctrl+S saves. What is not saved yet is said; “Save and next” goes through the list. Each language is a tab that says when something is missing.',
    },
    help: {
      title: 'Help',
      text: 'The question mark at the top explains the screen you are on. “Set-up” tells what is missing before the start.',
    },
  },
}
