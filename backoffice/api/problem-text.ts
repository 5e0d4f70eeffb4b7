import type { OfficeLanguage } from '../labels/labels.ts'
import { FILE_PROBLEMS } from './file-problem-texts.ts'
import { itemProblemText } from './item-problem-texts.ts'
import { OLD_WEBSITE_PROBLEMS } from './old-website-problem-texts.ts'
import { ORDER_PROBLEMS } from './order-problem-texts.ts'
import { RESTORE_PROBLEMS } from './restore-problem-texts.ts'

/** What the backend says of a field, in German; what stands in brackets is taken over. */
const GERMAN: readonly (readonly [RegExp, string])[] = [
  [/^This call is being worked on; .*$/, 'Das wird gerade gespeichert. Bitte einen Moment warten.'],
  [/^is required$/, 'ist erforderlich'],
  [/^must be a text$/, 'muss ein Text sein'],
  [/^must have at most (\d+) characters(?: as JSON)?$/, 'darf höchstens $1 Zeichen haben'],
  [/^must have at least (\d+) characters$/, 'muss mindestens $1 Zeichen haben'],
  [
    /^must be lower-case letters, digits and single hyphens$/,
    'darf nur Kleinbuchstaben, Ziffern und einzelne Bindestriche haben',
  ],
  [/^must be an e-mail address$/, 'muss eine E-Mail-Adresse sein'],
  [/^(?:url )?must not be a server of a private network$/, 'darf kein Server in einem internen Netz sein'],
  [/^must be an https address like (.*)$/, 'muss eine https-Adresse wie $1 sein'],
  [/^(?:url )?must be a web address like (.*)$/, 'muss eine Web-Adresse wie $1 sein'],
  [
    /^(?:[\w.]+: )?only administrators may lead to another server$/,
    'Auf andere Server dürfen nur Administratoren weiterleiten.',
  ],
  [
    /^Nothing was changed: this needs your password once more$/,
    'Nichts wurde geändert: Dafür brauchen wir Ihr Passwort.',
  ],
  [/^[\w.]+: writing this field is not allowed$/, 'Dieses Feld dürfen Sie nicht ändern.'],
  [
    /^names (\{\{.*\}\}), which is no placeholder; there are (.*)$/,
    'nennt den Platzhalter $1, den es nicht gibt. Es gibt: $2',
  ],
  [/^must not name (\{\{.*\}\}), which this mail does not know$/, 'nennt $1; diesen Platzhalter hat diese Mail nicht'],
  [/^must name (\{\{.*\}\})$/, 'muss $1 nennen'],
  [
    /^has (.*); placeholders stand in double braces$/,
    'enthält $1; Platzhalter stehen in doppelten Klammern: {{nummer}}',
  ],
  [
    /^is sent by websites with a shop and an address to write from$/,
    'Diese Mail verschickt nur eine Website mit Shop und Absenderadresse.',
  ],
  [
    /^lacks the text (\w+) in (\w+)$/,
    'Es fehlt der Text „$1“ in der Sprache „$2“. Bitte zuerst schreiben und veröffentlichen.',
  ],
  [
    /^needs the EU notice on the legal guarantee in (\w+)$/,
    'Ohne den EU-Hinweis zur gesetzlichen Gewährleistung (Verordnung (EU) 2025/1960) darf der Shop nichts verkaufen; er fehlt in der Sprache „$1“. Bitte unter „Recht“ hochladen.',
  ],
  [
    /^has a notice in (\w+) that is no picture$/,
    'Der EU-Hinweis in der Sprache „$1“ ist kein Bild. Bitte als PNG, JPEG oder SVG hochladen.',
  ],
  [
    /^has a notice in (\w+) that is no upright page of A4$/,
    'Der EU-Hinweis in der Sprache „$1“ hat nicht das Format A4 hochkant und kann daher nicht die amtliche Datei sein.',
  ],
  [
    /^has a notice in (\w+) that is too small: at least 1240 pixels wide$/,
    'Der EU-Hinweis in der Sprache „$1“ ist zu klein, um lesbar zu sein: mindestens 1240 Pixel breit.',
  ],
  [
    /^fits only a product or a variant: give a percentage$/,
    'Ein Aktionspreis geht nur für ein Produkt oder eine Variante; bitte einen Nachlass in Prozent angeben.',
  ],
  [/^is no reduction of the price$/, 'ist keine Ermäßigung des Preises'],
  [
    /^is required: the prices of the 30 days before are not known.*$/,
    'fehlt: Der Preisverlauf reicht keine 30 Tage zurück. Bitte den niedrigsten Preis dieser 30 Tage angeben (§ 11 PAngV).',
  ],
  [
    /^has goods whose prices of the 30 days before are not known \(§ 11 PAngV\): (.*)$/,
    'enthält Waren, deren Preisverlauf keine 30 Tage zurückreicht (§ 11 PAngV): $1. Bitte für sie eigene Aktionen mit früherem Preis anlegen.',
  ],
  [/^cannot be sold without manufacturer$/, 'Ohne Hersteller darf es nicht verkauft werden (Art. 19 GPSR).'],
  [
    /^cannot be sold without manufacturer\.(?:postal|e)_address$/,
    'Beim Hersteller fehlen Postanschrift und elektronische Adresse (Art. 19 GPSR).',
  ],
  [
    /^cannot be sold without manufacturer\.eu_responsible$/,
    'Der Hersteller sitzt außerhalb der EU: Bei ihm fehlt, wer in der EU verantwortlich ist (Art. 16 GPSR).',
  ],
  [
    /^cannot be sold without manufacturer\.weee_reg_no$/,
    'Beim Hersteller fehlt die WEEE-Nummer (§ 6 ElektroG, BattDG).',
  ],
  [/^cannot be sold without images$/, 'Ohne Bild darf es nicht verkauft werden (Art. 19 GPSR).'],
  [/^cannot be sold without reference_number$/, 'Ohne Artikelnummer darf es nicht verkauft werden (Art. 19 GPSR).'],
  [/^cannot be sold without price_brutto$/, 'Ohne Preis kann es nicht gekauft werden.'],
  [/^cannot be sold without has_battery$/, 'Eine Quarzuhr hat eine Batterie: Bitte ankreuzen (BattDG).'],
  [/^cannot be sold without fineness$/, 'Feingehalt angeben (zum Beispiel 750) oder „vergoldet, plattiert“ ankreuzen.'],
  [
    /^cannot be sold without is_plated$/,
    'Vergoldete und plattierte Ware darf keinen Feingehalt nennen (§ 8 FeinGehG).',
  ],
  [/^cannot be sold without pearl_kind$/, 'Angeben, ob die Perlen natürlich, gezüchtet oder nachgeahmt sind.'],
  [
    /^cannot be sold without fibre_composition$/,
    'Die Faserzusammensetzung fehlt (Verordnung (EU) Nr. 1007/2011, Art. 16).',
  ],
  [/^cannot be sold without content_amount$/, 'Für den Grundpreis fehlen Inhalt und Einheit (§ 4 PAngV).'],
  [
    /^cannot be sold without hazard_statements$/,
    'Gefahrenhinweise angeben oder „keine Gefahrenhinweise nötig“ ankreuzen (Art. 48 CLP).',
  ],
  [/^cannot be sold without leather$/, 'Angeben, welches Leder es ist, zum Beispiel: Kalbsleder (§ 5a UWG).'],
  [
    /^cannot be sold without protected_species$/,
    'Das Leder ist das einer geschützten Art: Name und Nachweis angeben (Verordnung (EG) Nr. 338/97).',
  ],
  [
    /^cannot be sold without road_equipment$/,
    'Angeben, ob das Fahrrad für den Straßenverkehr ausgestattet ist (§§ 63a bis 67 StVZO).',
  ],
  [
    /^cannot be sold without attributes$/,
    'Die wesentlichen Merkmale fehlen, zum Beispiel Uhrwerk, Gehäuse und Durchmesser: Merkmale einer Gruppe zuordnen, die als wesentlich gekennzeichnet ist (Art. 246a EGBGB).',
  ],
  [
    /^cannot be sold without (?:leather|fibre_composition|hazard_statements|warnings)\.(\w+)$/,
    'Der Text fehlt in der Sprache $1: Wer dort bestellt, muss ihn lesen können.',
  ],
  [/^cannot be sold without warnings$/, 'Die Warn- und Sicherheitshinweise fehlen (Art. 19 GPSR).'],
  [
    /^cannot be sold without garan_label$/,
    'Zur Herstellergarantie gehört das amtliche GARAN-Etikett: Ohne Datei kein Verkauf (Verordnung (EU) 2025/1960).',
  ],
  [/^must be a CSS colour$/, 'muss eine Farbe sein'],
  [
    /^must be a domain in lower case, without https:\/\/, port and path$/,
    'muss eine Domain in Kleinbuchstaben sein, ohne https://, Port und Pfad',
  ],
  [/^must be a country code of two capital letters$/, 'muss ein Länderkürzel aus zwei Großbuchstaben sein'],
  [/^must be a number$/, 'muss eine Zahl sein'],
  [/^must be a number: (.*)$/, 'muss eine Zahl sein und ist „$1“'],
  [/^must be a whole number$/, 'muss eine ganze Zahl sein'],
  [/^must be at least (.+)$/, 'muss mindestens $1 sein'],
  [/^must have at most two decimals$/, 'darf höchstens zwei Nachkommastellen haben'],
  [/^must have at most (\d+) decimals$/, 'darf höchstens $1 Nachkommastellen haben'],
  [/^is required: a page that is published has an address$/, 'fehlt: Was veröffentlicht wird, braucht eine Adresse.'],
  [
    /^must be an address like (\/[a-z]+): .*$/,
    'muss eine Adresse wie $1 sein: nach jedem Schrägstrich Kleinbuchstaben, Ziffern und einzelne Bindestriche',
  ],
  [
    /^must begin as all addresses of its language do: .*$/,
    'muss wie alle Adressen der Sprache beginnen: englische mit /en/, französische mit /fr/, deutsche ohne beides',
  ],
  [
    /^is an address that the program needs for itself$/,
    'braucht das Programm selbst: Bitte eine andere Adresse wählen.',
  ],
  [
    /^is the address of a fixed page, of a branch or of a brand$/,
    'gehört einer festen Seite, einer Filiale oder einer Marke: Bitte eine andere Adresse wählen.',
  ],
  [/^is an address of the shop$/, 'ist eine Adresse des Shops: Bitte eine andere wählen.'],
  [/^must be empty: this page has its address already$/, 'muss leer sein: Diese Seite hat schon ihre feste Adresse.'],
  [/^is the address of the page "(.*)"$/, 'hat schon eine andere Seite („$1“).'],
  [
    /^is the address of the category "(.*)" \((.*)\)$/,
    'ist schon die Adresse der Kategorie „$1“ in dieser Sprache ($2)',
  ],
  [
    /^is the address of the product "(.*)" \((.*)\)$/,
    'ist schon die Adresse des Produkts „$1“ in dieser Sprache ($2): Bitte eine andere wählen.',
  ],
  [
    /^is redirected to (.*): delete that redirect first$/,
    'wird nach $1 weitergeleitet: Bitte zuerst diese Weiterleitung löschen.',
  ],
  [/^must be yes or no$/, 'muss ja oder nein sein'],
  [/^must be yes or no: (.*)$/, 'muss ja oder nein sein und ist „$1“'],
  [/^must be a time like .*$/, 'muss eine Uhrzeit wie 18:30 sein'],
  [/^must be a date like .*$/, 'muss ein Datum sein'],
  [/^must be a moment like .*$/, 'muss ein Zeitpunkt sein'],
  [/^has no "(.*)"$/, '„$1“ gibt es nicht'],
  [/^is that of (\d+) items$/, 'haben $1 Einträge'],
  [/^(?:[\w.]+ )?[\w-]+ is not in this list$/, 'Einen Teil davon hat inzwischen jemand entfernt.'],
  [/^is not there$/, 'gibt es nicht'],
  [/^belongs to another project$/, 'gehört zu einer anderen Website'],
  [/^names no branch of the website of this account$/, 'gehört nicht zur Website dieses Kontos'],
  [
    /^an administrator works for all branches$/,
    'Die Verwaltung arbeitet für alle Filialen: Bitte „Alle Filialen“ wählen.',
  ],
  [/^cannot be changed$/, 'kann nicht geändert werden'],
  [/^has a character that cannot be stored$/, 'enthält ein Zeichen, das nicht gespeichert werden kann'],
  [/^(?:.* )?is taken by another item of .*$/, 'ist schon vergeben'],
  [/^.* is still used by other items$/, 'Das wird noch von anderen Einträgen verwendet.'],
  [/^.* has been changed since it was read$/, 'Der Eintrag wurde inzwischen geändert.'],
  [/^must be an address of (PayPal|Klarna)$/, 'muss eine Adresse von $1 sein'],
  [/^must have the form (smtp:.*)$/, 'Bitte Namen und Port des Mailservers prüfen.'],
  [/^is not a text of one line$/, 'muss eine Zeile Text sein'],
  [/^is not a right IBAN$/, 'stimmt nicht: Bitte jede Ziffer der IBAN prüfen'],
  [/^is not a right BIC$/, 'ist keine BIC (8 oder 11 Zeichen)'],
  [/^is used by many people$/, 'wird von vielen Menschen benutzt und ist leicht zu erraten'],
  [/^repeats itself$/, 'wiederholt sich und ist leicht zu erraten'],
  [/^is a row of letters or digits$/, 'ist eine Reihe von Buchstaben oder Ziffern und leicht zu erraten'],
  [
    /^is made of your own data or the name of the shop$/,
    'besteht aus Angaben zur Person (Name, E-Mail) oder dem Namen des Geschäfts und ist leicht zu erraten',
  ],
  [/^is too easy to guess$/, 'ist zu leicht zu erraten'],
  [/^Too many attempts, please wait (\d+) seconds$/, 'Zu viele Versuche. Bitte warten Sie $1 Sekunden.'],
  [/^This account has no second factor$/, 'Dieses Konto hat keinen zweiten Faktor.'],
  [/^Too many tests, please wait (\d+) seconds$/, 'Zu viele Versuche. Bitte warten Sie $1 Sekunden.'],
  [/^is no amount: (.*)$/, 'ist kein Betrag: $1'],
  [/^is no number of pieces: (.*)$/, 'ist keine Stückzahl: $1'],
  [/^is no day: (.*)$/, 'ist kein Tag: $1'],
  [/^is no field of a product$/, 'ist kein Feld eines Produkts'],
  [/^is the product of line (\d+) once more$/, 'Das Produkt steht schon in Zeile $1.'],
  [/^is the address of line (\d+) already: (.*)$/, 'hat schon Zeile $1: $2'],
  [/^is that of line (\d+) already: (.*)$/, 'hat schon Zeile $1: $2'],
  [/^lies in itself: (.*)$/, 'liegt in sich selbst: $1'],
  [/^has another category, which is left out: (.*)$/, 'Ein Produkt hat eine Kategorie; ausgelassen: $1'],
  [/^must be like (.*)$/, 'muss sein wie $1'],
  [
    /^is kept as a draft: the lowest price of the 30 days before is not told.*$/,
    'bleibt Entwurf, denn der niedrigste Preis der 30 Tage davor steht nicht in der Datei (§ 11 PAngV).',
  ],
  [/^was changed since the import and stays$/, 'wurde seit dem Import geändert und bleibt.'],
  [/^was changed or sold since the import and stays$/, 'wurde seit dem Import geändert oder verkauft und bleibt.'],
  [/^(.*: )must be a picture \(.*$/, '$1ist kein Bild (JPEG, PNG, WebP, AVIF, SVG).'],
  [/^(.*: )was answered with (\d+)$/, '$1Der andere Server antwortete mit $2.'],
  [
    /^(.*: )lies in a private network, which is not called$/,
    '$1liegt in einem internen Netz, das nicht abgefragt wird.',
  ],
  [
    /^(.*: )is no web address, and no file of that name came along$/,
    '$1ist keine Web-Adresse, und keine Datei dieses Namens kam mit.',
  ],
  [/^(.*: )is no web address$/, '$1ist keine Web-Adresse.'],
  [/^(.*: )did not come in time$/, '$1kam nicht rechtzeitig.'],
  [
    /^(.*: )was not asked for: its server has not answered for others$/,
    '$1wurde nicht mehr geholt: Der Server hat bei anderen Bildern nicht geantwortet.',
  ],
  [/^(.*: )cannot be reached$/, '$1ist nicht zu erreichen.'],
  [/^(.*: )cannot be unpacked, or is far too large$/, '$1ist nicht auszupacken oder viel zu groß.'],
  [/^(.*: )has more than (\d+) MB$/, '$1hat mehr als $2 MB.'],
  [/^Nothing was imported, because of line (\d+)$/, 'Nichts wurde übernommen, wegen Zeile $1.'],
  ...FILE_PROBLEMS,
  ...ORDER_PROBLEMS,
  ...OLD_WEBSITE_PROBLEMS,
  ...RESTORE_PROBLEMS,
  [/^domain is taken by another item of project$/, 'Diese Adresse hat schon eine andere Website.'],
  [/^The archive is damaged or incomplete: .*$/, 'Die Datei ist beschädigt oder unvollständig.'],
  [/^The file is no website of this program.*$/, 'Die Datei ist keine gespeicherte Website.'],
  [/^The website was made by a newer version .*$/, 'Die Datei stammt aus einer neueren Version des Programms.'],
  [/^The archive holds what cannot be stored: (.*)$/, 'Die Datei enthält, was nicht gespeichert werden kann: $1'],
  [
    /^The account that began the import is gone or suspended$/,
    'Das Konto, das den Import begann, gibt es nicht mehr oder es ist gesperrt.',
  ],
  [/^The import is not at this step$/, 'Der Import ist inzwischen bei einem anderen Schritt.'],
  [/^Session ended$|^This call is for signed-in accounts$/, 'Sie sind nicht mehr angemeldet.'],
  [/^Network error$/, 'Der Server ist nicht zu erreichen.'],
  [
    /^This cannot be done right now; please try again in a moment$/,
    'Das geht gerade nicht; bitte versuchen Sie es gleich noch einmal.',
  ],
  [/^Unknown error occured$|^Internal error$/, 'Auf dem Server ist etwas schiefgegangen.'],
]

/** What the backend says of a field in the person's language; what has no translation stays as it is. */
export function officeProblemText(message: string, language: OfficeLanguage): string {
  const words = itemProblemText(message, language)
  if (words !== undefined || language === 'en') return words ?? message
  const [pattern, german] = GERMAN.find(([known]) => known.test(message)) ?? []
  return pattern && german ? message.replace(pattern, german) : message
}
