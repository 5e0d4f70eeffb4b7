import type { Language } from '../texts/language.ts'

interface Words {
  readonly de: string
  readonly fr: string
}

const BROKEN = { de: 'Die Datei ist in Zeile $1 kaputt', fr: 'Le fichier est défectueux à la ligne $1' }

const broken = (de: string, fr: string): Words => ({ de: `${BROKEN.de}: ${de}`, fr: `${BROKEN.fr} : ${fr}` })

/** What is said of files that cannot be read or written, by the English words in which it is kept. The first that fits counts. */
export const FILE_SENTENCES: readonly (readonly [RegExp, Words])[] = [
  [
    /^The file is broken at line (\d+): a quotation mark is opened and never closed$/,
    broken('Ein Anführungszeichen wird geöffnet und nie geschlossen.', 'un guillemet est ouvert et jamais fermé.'),
  ],
  [
    /^The file is broken at line (\d+): text follows a closing quotation mark$/,
    broken('Nach einem schließenden Anführungszeichen folgt Text.', 'du texte suit un guillemet fermant.'),
  ],
  [
    /^The file is broken at line (\d+): a quotation mark stands within.*$/,
    broken('Ein Anführungszeichen steht mitten im Text.', 'un guillemet se trouve au milieu du texte.'),
  ],
  [
    /^The file is broken at line (\d+): it has more cells than the head names$/,
    broken(
      'Dort stehen mehr Zellen, als die Kopfzeile benennt.',
      'elle contient plus de cellules que la ligne d’en-tête.',
    ),
  ],
  [
    /^The file is broken at line (\d+): its letters are written otherwise than those of other lines$/,
    broken(
      'Ihre Buchstaben sind anders kodiert als die der übrigen Zeilen. Speichern Sie die Datei als UTF-8 noch einmal.',
      'ses lettres sont codées autrement que celles des autres lignes. Enregistrez le fichier en UTF-8.',
    ),
  ],
  [/^The file is broken at line (\d+):.*$/, { de: `${BROKEN.de}.`, fr: `${BROKEN.fr}.` }],
  [
    /^The file begins as JSON and is none$/,
    { de: 'Die Datei beginnt als JSON und ist keines.', fr: 'Le fichier commence comme du JSON et n’en est pas.' },
  ],
  [
    /^The file is JSON, and holds no products of WooCommerce.*$/,
    {
      de: 'Die Datei ist JSON, enthält aber keine Produkte von WooCommerce oder Directus.',
      fr: 'Le fichier est du JSON, mais ne contient aucun produit de WooCommerce ou de Directus.',
    },
  ],
  [
    /^The file names entities of XML, which are not read$/,
    {
      de: 'Die Datei nennt Entitäten von XML; solche Dateien werden nicht gelesen.',
      fr: 'Le fichier contient des entités XML\u202F; de tels fichiers ne sont pas lus.',
    },
  ],
  [
    /^The file is no text, no table and no workbook$/,
    {
      de: 'Die Datei ist kein Text, keine Tabelle und keine Arbeitsmappe.',
      fr: 'Le fichier n’est ni un texte, ni un tableau, ni un classeur.',
    },
  ],
  [
    /^The file has no lines below its head$/,
    {
      de: 'Die Datei hat keine Zeilen unter dem Kopf.',
      fr: 'Le fichier n’a aucune ligne sous sa ligne d’en-tête.',
    },
  ],
  [
    /^The file has more than (\d+) (?:lines|columns)$/,
    {
      de: 'Die Datei ist zu lang: höchstens $1 Zeilen oder Spalten.',
      fr: 'Le fichier est trop long : au plus $1 lignes ou colonnes.',
    },
  ],
  [
    /^The file has more than (\d+) MB$/,
    { de: 'Die Datei darf höchstens $1 MB haben.', fr: 'Le fichier ne doit pas dépasser $1 Mo.' },
  ],
  [
    /^The file takes too much time or memory to be read$/,
    {
      de: 'Die Datei braucht zu viel Zeit oder Speicher.',
      fr: 'La lecture du fichier demande trop de temps ou de mémoire.',
    },
  ],
  [
    /^(?:file )?The archive is damaged$/,
    {
      de: 'Das Archiv ist beschädigt oder keine ZIP-Datei.',
      fr: 'L’archive est endommagée ou n’est pas un fichier ZIP.',
    },
  ],
  [
    /^(?:file )?The archive unpacks to more than (\d+) MB$/,
    { de: 'Das Archiv ist ausgepackt größer als $1 MB.', fr: 'Une fois décompressée, l’archive dépasse $1 Mo.' },
  ],
  [
    /^(?:file )?The archive has more than (\d+) files$/,
    { de: 'Das Archiv hat mehr als $1 Dateien.', fr: 'L’archive contient plus de $1 fichiers.' },
  ],
  [
    /^(?:file )?The archive has no files$/,
    { de: 'Das Archiv enthält keine Dateien.', fr: 'L’archive ne contient aucun fichier.' },
  ],
  [
    /^The workbook cannot be read.*$/,
    {
      de: 'Die Arbeitsmappe ist nicht zu lesen. Bitte noch einmal als XLSX oder CSV speichern.',
      fr: 'Le classeur est illisible. Enregistrez-le à nouveau au format XLSX ou CSV.',
    },
  ],
  [
    /^The file names no goods: .*$/,
    {
      de: 'Die Datei nennt keine Waren: Es fehlt eine Spalte gtin, reference_number oder id.',
      fr: 'Le fichier ne désigne aucun article : il manque une colonne gtin, reference_number ou id.',
    },
  ],
  [
    /^The file says nothing of the goods: .*$/,
    {
      de: 'Die Datei sagt nichts über die Waren: Es fehlt eine Spalte stock oder price_brutto.',
      fr: 'Le fichier ne dit rien des articles : il manque une colonne stock ou price_brutto.',
    },
  ],
  [
    /^The file names (\d+) of (\d+) goods that lie there.*$/,
    {
      de: 'Die Datei nennt nur $1 von $2 vorhandenen Waren; die übrigen hätten als verkauft gegolten.',
      fr: 'Le fichier ne désigne que $1 des $2 articles présents\u202F; les autres auraient été considérés comme vendus.',
    },
  ],
  [
    /^The server ended while the file was written.*$/,
    {
      de: 'Der Server wurde beendet, während die Datei geschrieben wurde. Was sie bis dahin geändert hat, steht im Verlauf der Bestände; bitte die Datei noch einmal ablegen.',
      fr: 'Le serveur s’est arrêté pendant l’écriture du fichier. Ce qu’il avait déjà modifié figure dans l’historique des stocks\u202F; veuillez déposer le fichier à nouveau.',
    },
  ],
  [
    /^The account that set up the folder .*$/,
    {
      de: 'Das Konto, das den Ordner eingerichtet hat, gibt es nicht mehr, oder es darf Bestände und Preise nicht ändern. Bitte den Ordner neu einrichten.',
      fr: 'Le compte qui a configuré le dossier n’existe plus ou ne peut modifier ni les stocks ni les prix. Veuillez configurer à nouveau le dossier.',
    },
  ],
  [
    /^Something unexpected went wrong$/,
    {
      de: 'Es ging etwas Unerwartetes schief; der Betreiber findet es im Protokoll.',
      fr: 'Une erreur inattendue s’est produite\u202F; l’exploitant la trouvera dans le journal.',
    },
  ],
  [
    /^(?:(?:url|project|token) )?The server does not answer in time$/,
    { de: 'Der Server antwortet nicht rechtzeitig.', fr: 'Le serveur ne répond pas à temps.' },
  ],
  [
    /^(?:(?:url|project|token) )?The server cannot be reached$/,
    { de: 'Der Server ist nicht zu erreichen.', fr: 'Le serveur est injoignable.' },
  ],
  [
    /^(?:(?:url|project|token) )?The server does not let the token read its products$/,
    {
      de: 'Der Server lässt mit diesem Token seine Produkte nicht lesen.',
      fr: 'Avec ce jeton, le serveur ne laisse pas lire ses produits.',
    },
  ],
  [
    /^(?:(?:url|project|token) )?The server has no such project, or no products in it$/,
    {
      de: 'Der Server hat kein solches Projekt, oder keine Produkte darin.',
      fr: 'Le serveur n’a pas de projet de ce nom, ou celui-ci ne contient aucun produit.',
    },
  ],
  [
    /^(?:(?:url|project|token) )?The server answers (\d+) instead of products$/,
    {
      de: 'Der Server antwortet mit $1 statt mit Produkten.',
      fr: 'Le serveur répond $1 au lieu de donner des produits.',
    },
  ],
  [
    /^(?:(?:url|project|token) )?The server answers something else than a Directus 8 with products$/,
    {
      de: 'Dort antwortet kein Directus 8 mit Produkten.',
      fr: 'Ce serveur n’est pas un Directus 8 avec des produits.',
    },
  ],
  [
    /^(?:(?:url|project|token) )?The server has more products than are read this way.*$/,
    {
      de: 'Der Server hat mehr Produkte, als so gelesen werden. Bitte einen Abzug davon als Datei nehmen.',
      fr: 'Le serveur contient plus de produits qu’il n’en est lu ainsi. Veuillez en prendre une copie sous forme de fichier.',
    },
  ],
  [
    /^(?:token )?The token has characters that no token has$/,
    {
      de: 'Das Token enthält Zeichen, die kein Token hat.',
      fr: 'Le jeton contient des caractères qu’aucun jeton n’a.',
    },
  ],
  [
    /^has no proof: when was the consent confirmed\?$/,
    {
      de: 'Ohne Nachweis: Wann wurde die Einwilligung bestätigt?',
      fr: 'Sans preuve\u00A0: quand le consentement a-t-il été confirmé\u202F?',
    },
  ],
  [
    /^has no proof: what were the words of the consent\?$/,
    {
      de: 'Ohne Nachweis: Wie lautete die Einwilligung?',
      fr: 'Sans preuve\u00A0: quels étaient les termes du consentement\u202F?',
    },
  ],
  [
    /^is no consent that was confirmed$/,
    { de: 'ist keine bestätigte Einwilligung', fr: 'n’est pas un consentement confirmé' },
  ],
  [/^lies in the future$/, { de: 'liegt in der Zukunft', fr: 'se situe dans le futur' }],
  [/^is no moment of time$/, { de: 'ist kein Zeitpunkt', fr: 'n’est pas une date' }],
  [/^is what line (\d+) says once more$/, { de: 'sagt dasselbe wie Zeile $1', fr: 'répète ce que dit la ligne $1' }],
  [
    /^is no path and no web address$/,
    { de: 'ist weder ein Pfad noch eine Web-Adresse', fr: 'n’est ni un chemin ni une adresse web' },
  ],
  [
    /^leads back to where it begins$/,
    { de: 'führt über andere Zeilen auf sich selbst zurück', fr: 'revient à elle-même par d’autres lignes' },
  ],
  [/^leads to itself$/, { de: 'führt auf sich selbst', fr: 'mène à elle-même' }],
  [/^leads elsewhere already: (.*)$/, { de: 'führt schon anderswohin: $1', fr: 'mène déjà ailleurs\u00A0: $1' }],
  [/^is not as a rating has it$/, { de: 'passt nicht zu einer Bewertung', fr: 'ne convient pas à un avis' }],
  [/^is no number: "(.*)"$/, { de: 'ist keine Zahl: „$1“', fr: 'n’est pas un nombre : «\u00A0$1\u00A0»' }],
  [
    /^(?:was: \d+ pieces lie there by now|pieces: others have changed the number meanwhile)$/,
    {
      de: 'wurde im selben Augenblick auch anderswo geändert',
      fr: 'a été modifié ailleurs au même moment',
    },
  ],
  [/^Item not found: .*$/, { de: 'gibt es nicht mehr', fr: 'n’existe plus' }],
  [/^names goods a second time$/, { de: 'nennt Ware ein zweites Mal', fr: 'désigne un article une seconde fois' }],
]

/** What is said of a file, in the reader's language; what has no translation stays as it is. */
export function fileSentence(message: string, language: Language): string {
  if (language === 'en') return message
  const [pattern, words] = FILE_SENTENCES.find(([known]) => known.test(message)) ?? []
  return pattern && words ? message.replace(pattern, words[language]) : message
}
