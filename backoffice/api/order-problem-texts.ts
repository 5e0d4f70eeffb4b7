/** In German what the server says of steps of orders, refunds, withdrawals and answers, by its own words. */
export const ORDER_PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [
    /^Somebody has answered meanwhile$/,
    'Inzwischen hat schon jemand geantwortet: Bitte lesen Sie die Antwort, bevor Sie Ihre senden.',
  ],
  [/^The amount must be at least 0\.01 euro$/, 'Der Betrag muss mindestens 0,01 € sein.'],
  [/^More than the order costs$/, 'Das ist mehr, als die Bestellung kostet.'],
  [/^More cash than the shop takes$/, 'Das ist mehr Bargeld, als der Laden annimmt.'],
  [
    /^The provider tells of this payment by itself$/,
    'Diese Zahlung meldet der Zahlungsdienst selbst; hier wird sie nicht eingetragen.',
  ],
  [
    /^Money came or went meanwhile$/,
    'Inzwischen ist Geld eingegangen oder erstattet worden. Bitte brechen Sie ab und sehen Sie noch einmal nach.',
  ],
  [
    /^The order has moved on$|^[a-z_]+ → [a-z_]+: .*$/,
    'Das geht nicht mehr: Die Bestellung ist inzwischen weiter. Bitte laden Sie sie neu.',
  ],
  [/^The order has left the house$/, 'Das geht nicht mehr: Die Bestellung hat das Haus verlassen.'],
  [/^So many pieces of it cannot come back$/, 'So viele Stück davon können nicht mehr zurückkommen.'],
  [/^Not so many pieces of it are there$/, 'So viele Stück davon sind dort nicht.'],
  [/^So many pieces of it were never sent$/, 'So viele Stück davon wurden nie verschickt.'],
  [/^So many pieces of it are not there to go$/, 'So viele Stück davon sind nicht mehr zu versenden.'],
  [/^Nothing of it has left$/, 'Davon ist noch nichts verschickt.'],
  [
    /^Another parcel has gone meanwhile$/,
    'Inzwischen ist ein anderes Paket gegangen. Bitte laden Sie die Bestellung neu.',
  ],
  [/^A parcel of it cannot go: .*$/, 'Davon kann jetzt kein Paket gehen.'],
  [/^There is no such order$/, 'Diese Bestellung gibt es nicht.'],
  [/^There is no company to (?:send it|write the invoice)$/, 'Die Angaben zur Firma fehlen: Bitte zuerst eintragen.'],
  [/^The goods lie ready no more$/, 'Die Ware liegt nicht mehr bereit.'],
  [/^This order has sent no such mail$/, 'Diese Mail hat die Bestellung nie verschickt.'],
  [/^At most (\d+) orders at once$/, 'Höchstens $1 Bestellungen auf einmal.'],
  [
    /^This withdrawal has ended already$|^This is no open withdrawal of the order$/,
    'Dieser Widerruf ist schon abgeschlossen.',
  ],
  [
    /^There is money to give back: refund it$/,
    'Dazu ist noch Geld zurückzugeben: Bitte „Erstatten und abschließen“ nehmen.',
  ],
  [
    /^Only a part is withdrawn from: say which pieces$|^Say which pieces$/,
    'Nur ein Teil ist widerrufen: Bitte angeben, welche Stücke.',
  ],
  [
    /^Its payment is under way for the whole order$/,
    'Die Zahlung der ganzen Bestellung läuft noch: Ein Teil geht erst danach.',
  ],
]
