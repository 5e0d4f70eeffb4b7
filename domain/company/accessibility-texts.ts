import type { Language } from '../texts/language.ts'

type Texts = Record<
  | 'serviceHeading'
  | 'service'
  | 'order'
  | 'standardHeading'
  | 'standard'
  | 'measures'
  | 'gapsHeading'
  | 'noGaps'
  | 'contactHeading'
  | 'contact'
  | 'bodyHeading'
  | 'body'
  | 'website'
  | 'date',
  string
> & { readonly gaps: Record<'calendar' | 'map' | 'payment' | 'documents', string> }

/** The words of the accessibility information. */
export const accessibilityTexts: Record<Language, Texts> = {
  de: {
    serviceHeading: 'Was diese Website leistet',
    service:
      'Auf dieser Website informiert {company} über das Unternehmen, sein Angebot und seine Öffnungszeiten. Sie können Artikel ansehen und suchen und uns schreiben.',
    order:
      'Im Shop bestellen Sie in vier Schritten: Artikel in den Warenkorb legen, Adresse angeben, Versand und Zahlung wählen, die Übersicht prüfen und mit „Zahlungspflichtig bestellen“ abschließen. Bis dahin lässt sich jede Angabe ändern. Über „Vertrag widerrufen“ auf jeder Seite widerrufen Sie eine Bestellung ohne Anmeldung.',
    standardHeading: 'Wie wir die Anforderungen erfüllen',
    standard:
      'Maßstab sind das Barrierefreiheitsstärkungsgesetz (BFSG) mit seiner Verordnung, die Norm EN 301 549 (Fassung 3.2.1) und darüber hinaus die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA.',
    measures:
      'Alles lässt sich mit der Tastatur bedienen; der Fokus ist sichtbar und wird nicht verdeckt. Überschriften, Bereiche und Felder sind ausgezeichnet, Fehler stehen in Worten beim Feld. Texte haben einen Kontrast von mindestens 4,5 zu 1 und lassen sich auf 200 % vergrößern. Bewegungen richten sich nach der Einstellung Ihres Geräts. Texte, Kontaktformular und Widerruf funktionieren auch ohne JavaScript.',
    gapsHeading: 'Was noch nicht erfüllt ist',
    noGaps: 'Uns sind keine Stellen bekannt, die die Anforderungen nicht erfüllen.',
    gaps: {
      calendar: 'Der Terminkalender stammt von einem anderen Anbieter. Termine vereinbaren wir auch am Telefon.',
      map: 'Die Karte stammt von einem anderen Anbieter. Die Anschrift steht daneben als Text.',
      payment:
        'Die Fenster von PayPal und Klarna gestalten diese Anbieter selbst. Andere Arten zu zahlen kommen ohne sie aus.',
      documents:
        'Dateien von Herstellern, etwa Anleitungen, sind nicht immer barrierefrei. Wir lesen sie Ihnen gern vor oder fassen sie zusammen.',
    },
    contactHeading: 'Sagen Sie uns, was hakt',
    contact:
      'Wenn Sie auf Hindernisse stoßen oder etwas in anderer Form brauchen, schreiben Sie uns oder rufen Sie an.',
    bodyHeading: 'Zuständige Marktüberwachungsbehörde',
    body: 'Über die Einhaltung des Gesetzes wacht:',
    website: 'Website der Behörde',
    date: 'Stand dieser Angaben: {date}.',
  },
  en: {
    serviceHeading: 'What this website does',
    service:
      'On this website {company} tells about the company, what it offers and its opening hours. You can look at and search for articles and write to us.',
    order:
      'You order in the shop in four steps: put articles into the cart, enter your address, choose delivery and payment, check the summary and finish with “Order with obligation to pay”. Until then everything can be changed. “Withdraw from contract here” on every page lets you withdraw without signing in.',
    standardHeading: 'How the requirements are met',
    standard:
      'The measure is the German accessibility act (BFSG) with its ordinance, the standard EN 301 549 (version 3.2.1) and beyond it the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
    measures:
      'Everything can be operated by keyboard; the focus is visible and never covered. Headings, regions and fields are marked up, errors stand in words beside their field. Texts have a contrast of at least 4.5 to 1 and can be enlarged to 200 %. Movement follows the setting of your device. Texts, contact form and withdrawal work without JavaScript too.',
    gapsHeading: 'What is not met yet',
    noGaps: 'We know of no part that does not meet the requirements.',
    gaps: {
      calendar: 'The calendar for appointments comes from another provider. We also make appointments by telephone.',
      map: 'The map comes from another provider. The address stands beside it as text.',
      payment: 'The windows of PayPal and Klarna are designed by these providers. Other ways to pay do without them.',
      documents:
        'Files of manufacturers, such as instructions, are not always accessible. We gladly read them to you or sum them up.',
    },
    contactHeading: 'Tell us what is in your way',
    contact: 'If you meet obstacles or need something in another form, write to us or call.',
    bodyHeading: 'Market surveillance authority',
    body: 'The act is enforced by:',
    website: 'Website of the authority',
    date: 'Last reviewed: {date}.',
  },
  fr: {
    serviceHeading: 'Ce que propose ce site',
    service:
      'Sur ce site, {company} présente l’entreprise, son offre et ses horaires. Vous pouvez consulter et chercher des articles et nous écrire.',
    order:
      'Une commande se fait en quatre étapes : mettre des articles au panier, indiquer l’adresse, choisir la livraison et le paiement, vérifier le récapitulatif et terminer par « Commande avec obligation de paiement ». Jusque-là, tout peut être modifié. Le lien de rétractation, présent sur chaque page, permet de se rétracter sans compte.',
    standardHeading: 'Comment les exigences sont remplies',
    standard:
      'Nous suivons la loi allemande sur l’accessibilité (BFSG) et son règlement, la norme EN 301 549 (version 3.2.1) et, au-delà, les Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA.',
    measures:
      'Tout s’utilise au clavier ; le focus est visible et n’est jamais masqué. Titres, zones et champs sont balisés, les erreurs sont expliquées près du champ. Les textes ont un contraste d’au moins 4,5 pour 1 et peuvent être agrandis à 200 %. Les animations suivent le réglage de votre appareil. Textes, formulaire de contact et rétractation fonctionnent aussi sans JavaScript.',
    gapsHeading: 'Ce qui n’est pas encore rempli',
    noGaps: 'Nous ne connaissons aucune partie qui ne remplit pas les exigences.',
    gaps: {
      calendar:
        'Le calendrier des rendez-vous vient d’un autre prestataire. Nous prenons aussi rendez-vous par téléphone.',
      map: 'Le plan vient d’un autre prestataire. L’adresse figure à côté sous forme de texte.',
      payment:
        'Les fenêtres de PayPal et de Klarna sont conçues par ces prestataires. D’autres moyens de paiement s’en passent.',
      documents:
        'Les fichiers des fabricants, comme les notices, ne sont pas toujours accessibles. Nous vous les lisons ou les résumons volontiers.',
    },
    contactHeading: 'Dites-nous ce qui bloque',
    contact: 'Si vous rencontrez un obstacle ou avez besoin d’une autre présentation, écrivez-nous ou appelez-nous.',
    bodyHeading: 'Autorité compétente',
    body: 'L’autorité allemande chargée de veiller au respect de la loi :',
    website: 'Site de l’autorité',
    date: 'Dernière vérification : {date}.',
  },
}
