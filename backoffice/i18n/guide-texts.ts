/** Words of the guide that leads a new website to the day on which it goes live. */
export const guideTextsDe = {
  title: 'Einrichtung',
  help: 'Schritt für Schritt zur eigenen Website. Jeder Schritt lässt sich jederzeit verlassen und wieder aufnehmen.',
  done: 'Erledigt',
  open: 'Offen',
  tick: 'Erledigt, oder brauchen wir nicht',
  steps: {
    company: {
      title: 'Firma und Impressum',
      text: 'Prüfen Sie Firma, Anschrift, Vertretung, Register und Steuernummer, und was das Impressum Ihres Handwerks noch braucht: Kammer, Berufsbezeichnung, Versicherung.',
    },
    hours: {
      title: 'Öffnungszeiten und Filialen',
      text: 'Tragen Sie ein, wann Sie geöffnet haben: bei der Firma, oder bei jeder Filiale, wenn es mehrere gibt.',
    },
    languages: {
      title: 'Sprachen',
      text: 'Lesen Sie die Beispieltexte in jeder Sprache und machen Sie sie zu Ihren. Was Sie nicht pflegen möchten, nehmen Sie hier heraus. Die Zeichnungen stehen dort, wo Ihre Fotos hingehören.',
    },
    look: {
      title: 'Logo und Farben',
      text: 'Laden Sie Ihr Logo hoch und wählen Sie Ihre Farben. Beim Wählen sehen Sie, ob Schrift darauf gut zu lesen ist.',
    },
    brands: {
      title: 'Marken',
      text: 'Welche Marken führen Sie? Jede bekommt ihre eigene Seite.',
    },
    goods: {
      title: 'Waren',
      text: 'Was Sie in einem anderen System oder in einer Tabelle haben, kommt als Datei herein, mit Bildern und Varianten, und lässt sich wieder zurücknehmen. Einzelne Stücke legen Sie selbst an.',
    },
    sells: {
      title: 'Verkaufen oder zeigen',
      text: 'Sollen Kunden bestellen können, schalten Sie den Warenkorb ein. Dazu gehört der EU-Hinweis zur Gewährleistung unter „Recht“.',
    },
    payment: {
      title: 'Zahlung',
      text: 'Das braucht, wer im Internet verkauft. Haben Sie das beim Anlegen gewählt, ist Barzahlung bei Abholung vorbereitet. Vorkasse braucht Ihre Bankverbindung, PayPal und Klarna Ihre Zugangsdaten; ergänzen Sie dann die Datenschutzerklärung.',
    },
    shipping: {
      title: 'Versand',
      text: 'Das braucht, wer im Internet verkauft. Haben Sie das beim Anlegen gewählt, ist Abholung vorbereitet. Wer auch verschickt, legt Versandarten mit Preis, Ländern und Lieferzeit an.',
    },
    mail: {
      title: 'Mails',
      text: 'Damit Bestätigungen bei Ihren Kunden ankommen, braucht die Website einen Mailserver.',
    },
    domain: {
      title: 'Domain',
      text: 'Zeigt Ihre Domain auf diesen Server, tragen Sie sie hier ein.',
    },
  },
}

export const guideTextsEn: typeof guideTextsDe = {
  title: 'Set-up',
  help: 'Step by step to a website of your own. Each step can be left at any time and taken up again.',
  done: 'Done',
  open: 'Open',
  tick: 'Done, or we do not need it',
  steps: {
    company: {
      title: 'Company and imprint',
      text: 'Check company, address, representatives, register and tax number, and what the imprint of your trade needs besides: chamber, professional title, insurance.',
    },
    hours: {
      title: 'Opening hours and branches',
      text: 'Enter when you are open: with the company, or with each branch where there are several.',
    },
    languages: {
      title: 'Languages',
      text: 'Read the example texts in each language and make them yours. Take out here what you do not wish to look after. The drawings stand where your photographs belong.',
    },
    look: {
      title: 'Logo and colours',
      text: 'Upload your logo and choose your colours. While you choose you see whether writing on them reads well.',
    },
    brands: {
      title: 'Brands',
      text: 'Which brands do you carry? Each gets a page of its own.',
    },
    goods: {
      title: 'Goods',
      text: 'What you have in another system or in a table comes in as a file, with pictures and variants, and can be taken back. Single pieces you enter yourself.',
    },
    sells: {
      title: 'Sell or show',
      text: 'If customers shall be able to order, switch on the basket. The EU notice on the legal guarantee belongs to it, under “Law”.',
    },
    payment: {
      title: 'Payment',
      text: 'You need this only if you sell online. If you chose that at the beginning, cash on collection is prepared. Payment in advance needs your bank details, PayPal and Klarna your credentials; then add to the privacy notice.',
    },
    shipping: {
      title: 'Shipping',
      text: 'You need this only if you sell online. If you chose that at the beginning, collection is prepared. If you ship as well, add shipping methods with price, countries and delivery time.',
    },
    mail: {
      title: 'Mail',
      text: 'For confirmations to reach your customers, the website needs a mail server.',
    },
    domain: {
      title: 'Domain',
      text: 'Once your domain leads to this server, enter it here.',
    },
  },
}

/** Words of the switch that shows a website to everybody. */
export const liveTextsDe = {
  title: 'Diese Website ist noch nicht veröffentlicht.',
  text: 'Fremde sehen Ihre Visitenkarte mit Name, Anschrift, Öffnungszeiten und Telefon, dazu Impressum und Datenschutz. Sie selbst sehen die ganze Website, solange Sie angemeldet sind.',
  action: 'Jetzt veröffentlichen',
  ready: 'Es fehlt nichts mehr. Ab jetzt sehen alle die Website.',
  lacking:
    'Auf „Heute“ steht noch ein Punkt, der vor dem Start zu tun ist. Trotzdem veröffentlichen? |||| Auf „Heute“ stehen noch %{count} Punkte, die vor dem Start zu tun sind. Trotzdem veröffentlichen?',
  done: 'Die Website ist veröffentlicht.',
}

export const liveTextsEn: typeof liveTextsDe = {
  title: 'This website is not published yet.',
  text: 'Strangers see your card with name, address, opening hours and telephone, and the imprint and privacy notice. You see the whole website as long as you are signed in.',
  action: 'Publish now',
  ready: 'Nothing is missing any more. From now on everybody sees the website.',
  lacking:
    '“Today” still names one thing to do before the start. Publish all the same? |||| “Today” still names %{count} things to do before the start. Publish all the same?',
  done: 'The website is published.',
}
