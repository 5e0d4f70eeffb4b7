export const messages = {
  loading: 'Der Merkzettel wird geladen …',
  needsScript:
    'Der Merkzettel liegt in Ihrem Browser und braucht JavaScript. Ein Link mit Produkten zeigt sie auch so.',
  empty: 'Noch steht nichts auf Ihrem Merkzettel. Auf der Seite eines Produkts führt „Auf den Merkzettel“ hierher.',
  failed: 'Der Merkzettel lässt sich gerade nicht laden. Bitte versuchen Sie es später noch einmal.',
  gone: 'Was es nicht mehr gibt, wird nicht gezeigt.',
  allGone: 'Was auf dieser Liste stand, gibt es nicht mehr.',
  whereKept:
    'Der Merkzettel liegt nur in diesem Browser, ein halbes Jahr nach der letzten Änderung. Im Link stehen allein die Nummern der Produkte.',
  shared: 'Diese Liste hat jemand mit Ihnen geteilt. Preise und Bestand sind die von heute.',
  keep: 'Auf meinen Merkzettel übernehmen',
  toOwn: 'Mein Merkzettel ({count})',
  toShop: 'Zum Onlineshop',
  remove: '{name} entfernen',
  allToCart: 'Alles in den Warenkorb',
  added: '{count, plural, one {Ein Produkt liegt} other {# Produkte liegen}} im Warenkorb.',
  toCart: 'Zum Warenkorb',
  notAll:
    'Nicht in den Warenkorb kommt, was ausverkauft ist, angefragt wird oder auf seiner Seite erst gewählt werden muss.',
  link: 'Link zum Teilen',
  share: 'Teilen',
  copied: 'Der Link ist kopiert.',
  put: 'Auf den Merkzettel',
  take: 'Vom Merkzettel nehmen',
} as const
