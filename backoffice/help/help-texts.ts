/** What a screen is for and how it is worked with, in paragraphs; by collection, or path of a screen that belongs to none. */
export type HelpTexts = Readonly<Record<string, readonly string[]>>

/** The help in German; `npm run docs:help` writes it into docs/back-office.de.md, where what stands in quotes has to be a label. */
export const helpDe: HelpTexts = {
  today: [
    'Hier steht, was auf Sie wartet, das Dringende zuerst: Bestellungen mit ihrem nächsten Schritt, Widerrufe mit ihrer Frist, Reservierungen, Fragen, Bewertungen, knapper Bestand und Mails, die nicht ankamen.',
    'Ein Klick genügt, und fünf Sekunden lang nimmt ihn „Rückgängig“ zurück. Mails gehen erst danach hinaus. Wer das Fenster vorher schließt, wird gefragt.',
    'Ohne Verbindung bleibt, was Sie speichern, auf diesem Gerät und wird einmal gesendet, sobald die Leitung wieder da ist. Eine Zeile oben sagt, dass etwas wartet; hat inzwischen jemand anderes dasselbe geändert, wird nichts überschrieben.',
  ],
  ecommerce_order: [
    'Alle Bestellungen. Die Suche findet Nummer, Name, E-Mail, Waren und die Nummer der Rechnung. Mehrere angehakte Bestellungen bekommen ihre Lieferscheine in einem PDF.',
    'In der Bestellung stehen rechts die nächsten Schritte. „Erstatten“ an einer Position gibt nur diese zurück; ob die Ware wieder in den Bestand kommt, entscheiden Sie je Position. Die Kundin bekommt immer eine Mail.',
    '„Neue Bestellung“ nimmt auf, was am Telefon oder an der Theke bestellt wird, mit denselben Preisen wie auf der Website.',
  ],
  ecommerce_reservation: [
    'Wer wann in welche Filiale kommt. „Liegt bereit“ benachrichtigt die Kundin, „Leider nicht da“ fragt nach einer Alternative. Die Stücke sind so lange aus dem Bestand.',
  ],
  ecommerce_withdrawal: [
    'Widerrufe mit dem Tag, bis zu dem das Geld zurück sein muss: 14 Tage nach Eingang (§ 357 BGB). Warten dürfen Sie, bis die Ware zurück ist oder ihr Versand nachgewiesen wurde.',
  ],
  '/customers': [
    'Wer bestellt, gefragt oder reserviert hat, mit Umsatz, Verlauf und Ihrer Notiz. Gezählt wird nach E-Mail-Adresse; ein Konto braucht niemand.',
  ],
  '/collect': [
    'Am Tresen: Code der Kundin eintippen oder mit der Kamera scannen. Gezeigt wird, wer was bekommt und was noch zu zahlen ist.',
  ],
  '/reports': [
    'Umsatz, Bestellungen, beste und langsame Waren, Bestand, Besuche und der Weg zur Bestellung, für alle Filialen oder eine und neben einem anderen Zeitraum. Gezählt wird aus Bestellungen und auf dem Server; niemand wird dafür beobachtet. Jede Tabelle lässt sich als CSV sichern.',
  ],
  contact_request: [
    'Nachrichten aus dem Kontaktformular. Unter der Nachricht wird geantwortet, auf Wunsch mit einer Vorlage in der Sprache der Besucherin. „Senden und erledigen“ schließt die Frage ab.',
  ],
  ecommerce_request: [
    'Fragen zu einem Produkt. Das Produkt steht dabei; geantwortet wird wie bei Kontaktanfragen, Antworten der Kundin kommen in das Postfach der Firma.',
  ],
  ecommerce_product_rating: [
    'Bewertungen erscheinen erst, wenn Sie sie veröffentlichen. Auch schlechte gehören dazu; abgelehnt wird, was beleidigt oder nicht vom Kauf handelt.',
  ],
  newsletter_subscription: ['Wer den Newsletter bestellt und bestätigt hat, mit dem Nachweis der Einwilligung.'],
  '/persons': [
    'Was über eine Person gespeichert ist: finden, als Auskunft herausgeben, berichtigen und löschen. Was das Gesetz aufzuheben verlangt, wird gesperrt statt gelöscht.',
  ],
  ecommerce_product: [
    'Preis und Bestand ändern Sie in der Liste, wo sie stehen: hineinklicken, tippen, Enter. „Anlegen“ beginnt ein neues Produkt.',
    'Im Formular ist jeder Reiter eine Aufgabe. Die Adresse entsteht aus dem Namen; ändern Sie sie später, leitet die alte weiter. Verkauft wird nur, was Bilder, Hersteller, Artikelnummer und Preis hat.',
  ],
  ecommerce_category: [
    'Nach Kategorien und ihren Teilen sortieren Besucher. Die Adresse leitet weiter, wenn sie sich ändert.',
  ],
  ecommerce_sale: [
    'Eine Aktion senkt Preise um Prozent oder auf einen Betrag, von einem bis zu einem Zeitpunkt. Der niedrigste Preis der letzten 30 Tage steht dann von selbst daneben, wie das Gesetz es verlangt.',
  ],
  ecommerce_missed_search: [
    'Was Besucher gesucht und nicht gefunden haben, das Häufigste zuerst – ohne zu wissen, wer. „Suchwort anlegen“ sagt der Suche mit einem Klick, was gemeint war.',
  ],
  ecommerce_related_rule: [
    'Was zusammenpasst: Bei Uhren die Armbänder mit gleichem Bandanstoß, beim Anhänger die Ohrringe mit gleichem Stein. Vier davon stehen auf der Seite des Produkts und im Warenkorb.',
  ],
  ecommerce_search_word: ['Links, was Kunden suchen, rechts, was gemeint ist: Klunker → Ring | Collier.'],
  page: [
    'Eine Seite besteht aus Abschnitten. „Vorschau“ zeigt sie mit dem, was gerade im Formular steht; „Planen“ veröffentlicht sie zu einem Zeitpunkt.',
  ],
  menu_item: [
    'Das Menü der Website. Ziehen ordnet; ein Eintrag führt zu einer Seite, einer Adresse oder öffnet Gruppen.',
  ],
  files: [
    'Bilder und Dateien. Die Bildmitte bleibt sichtbar, wenn ein Bild beschnitten wird. Die Beschreibung lesen Menschen, die es nicht sehen.',
  ],
  opening_exception: [
    'Feiertage und Betriebsferien. „Wir haben geschlossen …“ auf „Heute“ ist der kürzeste Weg: zwei Tage, fertig. Die Website kündigt es von selbst an.',
  ],
  company: [
    'Name, Anschrift, Kontakt und rechtliche Angaben der Firma. Daraus entstehen Impressum, Fußzeile und Rechnungen.',
  ],
  branch: ['Jede Filiale hat eine Seite, eigene Zeiten, einen Bestand und wer ihre Mails bekommt.'],
  legal: ['Impressum und rechtliche Zusätze. Unten steht, was noch fehlt.'],
  ecommerce_settings: [
    'Zahlung, Versand und Recht des Shops. „Warenkorb eingeschaltet“ öffnet ihn, „Wartung (Verkauf ruht)“ hält ihn an.',
  ],
  project: ['Adresse, Sprachen und Logo der Website.'],
  theme: ['Farben und Knöpfe. Rechts sehen Sie, ob die Schrift darauf lesbar ist.'],
  answer_template: ['Vorlagen für Antworten, in jeder Sprache, mit {{name}}, {{produkt}} und {{artikelnummer}}.'],
  '/mail-texts': [
    'Was in den Mails an Kundinnen und Kunden steht: Betreff und erste Worte, je Sprache. Was das Gesetz verlangt, bleibt immer stehen.',
    '{{nummer}} und andere Platzhalter werden ausgefüllt; welche eine Mail hat, steht unter den Feldern. „Vorschau“ zeigt die ganze Mail, „Test an mich senden“ schickt sie Ihnen.',
  ],
  mail: [
    'Jede Mail, die das Programm geschrieben hat, mit dem, was der Server dazu sagte. Ohne Mailserver bleiben sie hier liegen.',
  ],
  users: ['Wer hier arbeitet, mit welcher Rolle und für welche Filiale.'],
  '/bin': ['Was gelöscht wurde, liegt 30 Tage hier und kommt mit einem Klick und allem, was dazugehörte, zurück.'],
  '/backup': [
    'Alles, was die Installation weiß, als eine Datei. Bewahren Sie sie an einem anderen Ort auf.',
    'Darunter stellen Sie ein, wann sie von selbst erstellt wird. Ob die letzte sich zurückspielen lässt, wird jede Woche geprüft und steht auf „Heute“.',
    'Ganz unten holen Sie einen früheren Stand zurück. Vorher sehen Sie, was seitdem dazukam und verloren geht, und der jetzige Stand wird gesichert.',
  ],
}

/** The help in English. */
export const helpEn: HelpTexts = {
  today: [
    'What waits for you stands here, the urgent first: orders with their next step, withdrawals with their last day, reservations, questions, ratings, goods that run out, and mails that did not arrive.',
    'One click is enough, and “Undo” takes it back for five seconds. Mails go out only then. Who closes the window earlier is asked.',
    'Without a connection what you save stays on this device and is sent once, as soon as the line is back. A line at the top says that something waits; where somebody else has changed the same meanwhile, nothing is overwritten.',
  ],
  ecommerce_order: [
    'All orders. The search finds number, name, e-mail, goods and the number of the invoice. Several ticked orders get their packing slips in one PDF.',
    'An order shows its next steps on the right. “Refund” at a line gives back that line alone; for each line you decide whether the goods go into stock again. The customer always gets a mail.',
    '“New order” takes down what is ordered by telephone or at the counter, at the prices of the website.',
  ],
  ecommerce_reservation: [
    'Who comes when to which branch. “It is ready” tells the customer, “Sadly not there” asks for an alternative. The pieces are out of stock for that time.',
  ],
  ecommerce_withdrawal: [
    'Withdrawals with the day by which the money has to be back: 14 days after they came in (§ 357 BGB). You may wait until the goods are back or their dispatch is proved.',
  ],
  '/customers': [
    'Who has ordered, asked or reserved, with takings, history and your note. They are told apart by e-mail address; nobody needs an account.',
  ],
  '/collect': [
    'At the counter: type the customer’s code, or scan it with the camera. It shows who gets what, and what is still to be paid.',
  ],
  '/reports': [
    'Takings, orders, best and slow sellers, stock, visits and the way to an order, for all branches or one and beside another period. All of it is added up from orders and on the server; nobody is watched. Each table is saved as CSV.',
  ],
  contact_request: [
    'Messages of the contact form. They are answered below the message, from a template in the visitor’s language if you like. “Send and mark as done” closes the question.',
  ],
  ecommerce_request: [
    'Questions about a product, which stands beside them; answered as contact messages are. What the customer writes back comes into the company’s mailbox.',
  ],
  ecommerce_product_rating: [
    'Ratings appear only once you publish them. Bad ones belong there too; refuse what insults or is not about the purchase.',
  ],
  newsletter_subscription: ['Who has ordered and confirmed the newsletter, with the proof of consent.'],
  '/persons': [
    'What is kept about a person: find it, hand it out, correct and erase it. What the law wants kept is blocked instead of erased.',
  ],
  ecommerce_product: [
    'Price and stock are changed in the list where they stand: click, type, Enter. “Create” begins a new product.',
    'Each tab of the form is a task. The address comes from the name; if you change it later the old one leads on. Only what has pictures, a manufacturer, an article number and a price is sold.',
  ],
  ecommerce_category: ['Visitors narrow by categories and their parts. The address leads on when it changes.'],
  ecommerce_sale: [
    'A sale lowers prices by a percentage or to an amount, from one moment until another. The lowest price of the 30 days before then stands beside it by itself, as the law demands.',
  ],
  ecommerce_missed_search: [
    'What visitors looked for and did not find, the most frequent first, without knowing who. “Add search word” tells the search in one click what was meant.',
  ],
  ecommerce_related_rule: [
    'What goes together: with watches the straps of the same lug width, with a pendant the earrings of the same stone. Four of them stand on the page of the product and in the cart.',
  ],
  ecommerce_search_word: ['Left what customers look for, right what they mean: Klunker → Ring | Collier.'],
  page: [
    'A page is made of sections. “Preview” shows it with what the form holds now; “Schedule” publishes it at a moment.',
  ],
  menu_item: ['The menu of the website. Drag to sort; an entry leads to a page, an address, or opens groups.'],
  files: [
    'Pictures and files. The focal point stays in sight when a picture is cropped. The description is read by people who do not see it.',
  ],
  opening_exception: [
    'Holidays and company closures. “We are closed …” on “Today” is the shortest way: two days, done. The website announces it by itself.',
  ],
  company: [
    'Name, address, contact and legal details of the company. Imprint, footer and invoices are made from them.',
  ],
  branch: ['Each branch has a page, hours of its own, stock, and people who get its mails.'],
  legal: ['Imprint and legal additions. What is missing stands below.'],
  ecommerce_settings: [
    'Payment, shipping and law of the shop. “Cart switched on” opens it, “Maintenance (sale rests)” pauses it.',
  ],
  project: ['Address, languages and logo of the website.'],
  theme: ['Colours and buttons. On the right you see whether text on them is legible.'],
  answer_template: ['Templates for answers, in each language, with {{name}}, {{produkt}} and {{artikelnummer}}.'],
  '/mail-texts': [
    'What mails to customers say: subject and first words, in each language. What the law asks for always stays.',
    '{{nummer}} and other placeholders are filled in; which ones a mail has is listed below the fields. “Preview” shows the whole mail, “Send a test to me” sends it to you.',
  ],
  mail: ['Every mail that the program has written, with what the server said. Without a mail server they stay here.'],
  users: ['Who works here, in which role and for which branch.'],
  '/bin': ['What was deleted lies here for 30 days and comes back with one click and everything that belonged to it.'],
  '/backup': [
    'Everything that the installation knows, as one file. Keep it in another place.',
    'Below it you set when one is made by itself. Whether the last can be restored is tried every week and stands under “Today”.',
    'At the bottom you bring an earlier state back. Before that you see what came in since and is lost, and the present state is backed up.',
  ],
}
