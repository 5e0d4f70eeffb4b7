/** What a screen is for and how it is worked with, in paragraphs; by collection, or path of a screen that belongs to none. */
export type HelpTexts = Readonly<Record<string, readonly string[]>>

/** The help in German; `npm run docs:help` writes it into docs/back-office.de.md, where what stands in quotes has to be a label. */
export const helpDe: HelpTexts = {
  today: [
    'Hier steht, was auf Sie wartet, das Dringende zuerst: Bestellungen mit ihrem nächsten Schritt, Widerrufe mit ihrer Frist, Reservierungen, Fragen, Bewertungen, knapper Bestand und Mails, die nicht ankamen.',
    'Ein Klick genügt, und fünf Sekunden lang nimmt ihn „Rückgängig“ oder Strg+Z zurück. Mails gehen erst danach hinaus. Wer das Fenster vorher schließt, wird gefragt. Was Sie in einem eigenen Fenster bestätigen, eine Erstattung oder einen Rücksendeschein, gilt sofort.',
    'Ohne Verbindung bleibt, was Sie speichern, auf diesem Gerät und wird einmal gesendet, sobald die Leitung wieder da ist. Eine Zeile oben sagt, dass etwas wartet; hat inzwischen jemand anderes dasselbe geändert, wird nichts überschrieben.',
  ],
  ecommerce_order: [
    'Alle Bestellungen. Die Suche findet Nummer, Name, Anschrift, E-Mail, Waren und die Nummer der Rechnung. Mehrere angehakte Bestellungen bekommen ihre Lieferscheine in einem PDF.',
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
    'Wer bestellt, gefragt oder reserviert hat, mit Umsatz, Verlauf und Ihrer Notiz. Gezählt wird nach E-Mail-Adresse; ein Konto braucht niemand. Wer keine Adresse hat, steht unter „Kundendaten“.',
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
    'Bewertungen erscheinen erst, wenn Sie sie veröffentlichen. Auch schlechte gehören dazu; abgelehnt wird, was beleidigt oder nicht vom Kauf handelt. „Antworten“ auf „Heute“ veröffentlicht eine Bewertung mit Ihren Worten darunter.',
  ],
  newsletter_subscription: ['Wer den Newsletter bestellt und bestätigt hat, mit dem Nachweis der Einwilligung.'],
  '/persons': [
    'Was über eine Person gespeichert ist: finden, als Auskunft herausgeben, berichtigen und löschen. Was das Gesetz aufzuheben verlangt, wird gesperrt statt gelöscht. Wer ohne E-Mail bestellt hat, steht hier mit jeder Bestellung für sich.',
  ],
  ecommerce_product: [
    'Preis und Bestand ändern Sie in der Liste, wo sie stehen: hineinklicken, tippen, Enter. „Neu anlegen“ beginnt ein neues Produkt.',
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
    'Das Menü der Website. Die Pfeile ordnen; ein Eintrag führt zu einer Seite, einer Adresse oder öffnet Gruppen.',
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
  legal: ['Impressum und rechtliche Zusätze. Was noch fehlt, steht auf „Heute“.'],
  ecommerce_settings: [
    'Zahlung, Versand und Recht des Shops. „Warenkorb eingeschaltet“ öffnet ihn, „Wartung (Verkauf ruht)“ hält ihn an.',
  ],
  project: ['Adresse, Sprachen und Logo der Website.'],
  theme: ['Farben und Knöpfe. Unter den Feldern sehen Sie, ob die Schrift darauf lesbar ist.'],
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
  event_signup: [
    'Wer sich zu einer Veranstaltung angemeldet hat; nach Veranstaltung zu filtern und als Datei zu sichern. Dreißig Tage danach verschwinden die Anmeldungen von selbst.',
  ],
  ecommerce_rating_report: [
    'Was Besucher gegen eine veröffentlichte Bewertung vorbringen. Geantwortet wird auf die Mail, mit der die Meldung kam; hat sie recht, archivieren Sie die Bewertung.',
  ],
  stock_notice: [
    'Wer auf ausverkaufte Ware wartet. Sobald wieder Bestand da ist, bekommt jede Person eine Mail, und nur eine.',
  ],
  ecommerce_manufacturer: [
    'Hersteller mit Anschrift und E-Mail, wie das Gesetz sie neben jedem Produkt verlangt. Sitzt der Hersteller außerhalb der EU, gehört die verantwortliche Person in der EU dazu.',
  ],
  ecommerce_attribute_group: [
    'Merkmale wie Metall, Stein oder Durchmesser und ihre Werte. Besucher filtern danach; was als wesentlich gilt, steht auch im Warenkorb und in der Bestellung.',
  ],
  ecommerce_tag: ['Schlagwörter fassen Waren über Kategorien hinweg zusammen. Vergeben werden sie im Produkt.'],
  ecommerce_personalization: [
    'Was Kunden gravieren lassen können: die Felder, die sie ausfüllen, und was jedes kostet. Im Produkt wählen Sie, welche Gravur dazu angeboten wird.',
  ],
  ecommerce_size_guide: [
    'Tabellen, mit denen Kunden ihre Größe finden. Im Produkt wählen Sie, welche dort gezeigt wird.',
  ],
  '/till': [
    'Was die Kasse an Beständen und Preisen gemeldet hat, Datei für Datei, mit dem, was nicht zuzuordnen war. Eine falsche Datei lässt sich zurücknehmen.',
  ],
  news: ['Neuigkeiten mit ihrem Tag, die neueste zuerst. Zeitgesteuert erscheint eine, wenn Sie sie planen.'],
  event: [
    'Veranstaltungen mit Tag, Uhrzeit und Ort. Auf Wunsch melden sich Besucher an, bis die Plätze vergeben sind.',
  ],
  brand: [
    'Marken mit Logo und eigener Seite. Hier legen Sie auch fest, ob ihre Waren gekauft, angefragt, reserviert oder nur gezeigt werden.',
  ],
  brand_type: ['Wonach Marken geordnet werden, etwa Uhren und Schmuck.'],
  social_link: [
    'Ihre Auftritte in sozialen Medien. Die Website verlinkt sie; ohne Klick wird von dort nichts geladen.',
  ],
  widget: [
    'Woraus die Fußzeile der Website besteht, in dieser Reihenfolge. Impressum, Datenschutz und Widerruf stehen immer dort.',
  ],
  redirect: [
    'Alte Adressen und wohin sie führen. Ändern Sie die Adresse einer Seite, eines Produkts, einer Marke oder einer Filiale, leitet die alte von selbst weiter.',
  ],
  scheduled_change: [
    'Was zu einem Zeitpunkt von selbst geschieht: Veröffentlichen, Ausblenden, Ändern. Was abgelehnt wurde, steht mit dem Grund dabei.',
  ],
  ecommerce_legal_version: [
    'Rechtstexte, die an einem Tag von selbst in Kraft treten. Der frühere Text bleibt erhalten, denn für alte Bestellungen gilt er weiter.',
  ],
  ecommerce_legal_source: [
    'Rechtstexte, die ein Dienst pflegt: Sie werden einmal am Tag abgeholt. Schlägt das fehl, bleibt der vorige Text stehen.',
  ],
  consent: [
    'Wofür die Website um Einwilligung bittet. Ohne sie wird von fremden Diensten nichts geladen und nichts gespeichert.',
  ],
  consent_log: [
    'Nachweise, wer wann worin eingewilligt hat – ohne Namen, nur mit der Kennung, die auf der Datenschutzseite der Besucherin steht.',
  ],
  connections: [
    'Zugänge zu Mailserver, Bezahldiensten und anderen. Passwörter werden verschlüsselt aufbewahrt und nie wieder angezeigt.',
  ],
  roles: ['Was jede Rolle darf; ein Klick auf eine Rolle zeigt es Zeile für Zeile.'],
  activity: ['Wer sich angemeldet hat, wer eingeladen wurde und wer Rechte, Konten oder Verbindungen geändert hat.'],
  '/guide': [
    'Schritt für Schritt bis zur Veröffentlichung: was schon fertig ist, was noch fehlt, und wo es eingetragen wird.',
  ],
  '/api-keys': [
    'Schlüssel für Programme wie Kasse oder Warenwirtschaft. Jeder wird nur einmal gezeigt und darf nur, was Sie ankreuzen.',
  ],
  '/webhooks': [
    'Adressen, die von selbst erfahren, wenn etwas geschieht, etwa eine neue Bestellung. Was nicht ankam, wird wiederholt.',
  ],
  '/websites': ['Alle Websites dieser Installation und was bei jeder wartet.'],
  '/new-website': [
    'Eine weitere Website mit eigener Adresse und eigenen Inhalten; Seiten, Menü und Rechtstexte sind als Gerüst schon da.',
  ],
}
