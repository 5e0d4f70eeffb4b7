import { labelling, type OfficeLanguage } from '../labels/labels.ts'
import { euroFormat, numberFormat } from '../labels/number-format.ts'

interface ItemProblem {
  /** What the backend says; its only bracket is given to the words. */
  readonly said: RegExp
  readonly de: string
  /** Undefined where the backend's own words do. */
  readonly en?: string
  /** What the bracket is: fields or choices, which are called by their labels, bytes, an amount or a number; what it is otherwise stays. */
  readonly part?: 'fields' | 'choices' | 'bytes' | 'euro' | 'number'
}

/** What the rules of records and of uploads say, in words that go on after the name of the field. The first that fits counts. */
const ITEM_PROBLEMS: readonly ItemProblem[] = [
  {
    said: /^must not be less than (\w+_(?:date|on|at))$/,
    part: 'fields',
    de: 'darf nicht vor „$1“ liegen',
    en: 'must not be before “$1”',
  },
  {
    said: /^must not be less than (\w+)$/,
    part: 'fields',
    de: 'darf nicht kleiner sein als „$1“',
    en: 'must not be less than “$1”',
  },
  {
    said: /^must be later than (\w+)$/,
    part: 'fields',
    de: 'muss später sein als „$1“',
    en: 'must be later than “$1”',
  },
  {
    said: /^is missing: a time from has a time until$/,
    de: 'fehlt: Zu „von“ gehört auch „bis“',
    en: 'is missing: “from” and “until” go together',
  },
  { said: /^is missing: a rating is refused with a reason$/, de: 'fehlt: Abgelehnt wird mit einem Grund' },
  {
    said: /^is the address of a year: say more than that$/,
    de: 'ist die Adresse eines Jahres: Bitte mehr als die Jahreszahl angeben, zum Beispiel sommerfest-2026',
    en: 'is the address of a year: please give more than the number, for example summer-party-2026',
  },
  { said: /^is the address of "(.*)" \(.*\)$/, de: 'hat schon „$1“: Bitte eine andere wählen.' },
  {
    said: /^At most (\d+\.\d\d) euro$/,
    part: 'euro',
    de: 'Der Betrag darf höchstens $1 sein.',
    en: 'The amount must be at most $1.',
  },
  {
    said: /^must be one of (?!those of the old system)(.+)$/,
    part: 'choices',
    de: 'muss eines hiervon sein: $1',
    en: 'must be one of: $1',
  },
  { said: /^must be at most (.+)$/, part: 'number', de: 'darf höchstens $1 sein', en: 'must be at most $1' },
  { said: /^must be true or false$/, de: 'muss ja oder nein sein', en: 'must be yes or no' },
  { said: /^names an item that does not exist$/, de: 'gibt es nicht mehr: Bitte etwas anderes wählen.' },
  { said: /^names an item of another project$/, de: 'gehört zu einer anderen Website' },
  { said: /^must list (.*) different values of .*$/, de: 'muss $1 verschiedene Werte haben' },
  { said: /^has a key "(.*)", and may have .*$/, de: 'enthält „$1“, was es hier nicht gibt' },
  {
    said: /^must have (?:a text|a number|true or false|a list of ids).* as (.+)$/,
    part: 'fields',
    de: '„$1“ fehlt',
  },
  { said: /^[\w.]+: \w+ is not allowed$/, de: 'Dafür fehlt Ihnen das Recht.' },
  { said: /^cannot be reached: .*$/, de: 'ist nicht zu erreichen' },
  {
    said: /^must name what is corrected$/,
    de: 'Bitte eintragen, was berichtigt werden soll.',
    en: 'Please enter what is to be corrected.',
  },
  { said: /^must be in the future$/, de: 'muss in der Zukunft liegen' },
  { said: /^The import was given up$/, de: 'Der Import wurde abgebrochen.' },
  {
    said: /^is to be one of ([\w, ]+): give exactly one$/,
    part: 'fields',
    de: 'Bitte genau eines angeben: $1',
    en: 'Please give exactly one of: $1',
  },
  {
    said: /^[\w.]*: exactly one of ([\w, ]+) must be given$/,
    part: 'fields',
    de: 'Bitte genau eines angeben: $1',
    en: 'Please give exactly one of: $1',
  },
  { said: /^[\w.]*: its values do not go together$/, de: 'Diese Angaben passen nicht zusammen.' },
  ...uploads(),
]

function uploads(): readonly ItemProblem[] {
  const kinds = 'JPEG, PNG, WebP, AVIF, SVG'
  return [
    {
      said: /^(?:file )?must be a picture \(.*\) or a PDF by its content$/,
      de: `ist kein Bild (${kinds}) und kein PDF`,
      en: `is neither a picture (${kinds}) nor a PDF`,
    },
    {
      said: /^(?:file )?is a damaged or locked PDF$/,
      de: 'ist ein beschädigtes oder mit einem Passwort gesperrtes PDF',
      en: 'is a PDF that is damaged or locked by a password',
    },
    { said: /^(?:file )?is a damaged picture$/, de: 'ist ein beschädigtes Bild', en: 'is a damaged picture' },
    {
      said: /^(?:file )?is an SVG that cannot be read$/,
      de: 'ist ein SVG, das sich nicht lesen lässt',
      en: 'is an SVG that cannot be read',
    },
    {
      said: /^(?:file )?(?:must not declare entities|has too long styles|has more than \d+ elements|has too many styles for its elements)$/,
      de: 'ist ein zu umfangreiches SVG: Bitte einfacher speichern, am besten als „optimiertes SVG“',
      en: 'is too complex an SVG: please save it more simply, best as “optimised SVG”',
    },
    {
      said: /^(?:file )?(?:takes too much time or memory to be read|unpacks to far more than it is)$/,
      de: 'ist zu umfangreich, um gelesen zu werden: Bitte einfacher speichern',
      en: 'is too much to be read: please save it more simply',
    },
    {
      said: /^(?:file )?must have at most (\d+) million pixels$/,
      de: 'hat zu viele Bildpunkte: höchstens $1 Millionen',
      en: 'has too many pixels: at most $1 million',
    },
    {
      said: /^(?:file )?must have at most 500 kB when it is an SVG$/,
      de: 'ist zu groß: Ein SVG darf höchstens 500 kB haben',
      en: 'is too large: an SVG may have at most 500 kB',
    },
    {
      said: /^The (?:body|archive) has more than (\d+) bytes$/,
      part: 'bytes',
      de: 'Die Datei ist zu groß: höchstens $1 MB.',
      en: 'The file is too large: at most $1 MB.',
    },
    {
      said: /^(?:file )?must have at most (\d+) MB$/,
      de: 'Die Datei darf höchstens $1 MB haben.',
      en: 'The file may have at most $1 MB.',
    },
    {
      said: /^Too many files are being prepared; try again soon$/,
      de: 'Gerade werden zu viele Dateien verarbeitet. Bitte gleich noch einmal versuchen.',
    },
  ]
}

/** What the rules of records and of uploads say, in the person's language; undefined for other messages, and where their own words do. */
export function itemProblemText(message: string, language: OfficeLanguage): string | undefined {
  const known = ITEM_PROBLEMS.find(({ said }) => said.test(message))
  const words = known?.[language]
  if (!known || words === undefined) return undefined
  const { said, part } = known
  return message.replace(said, (_whole, given: string) => words.replace('$1', () => partWords(given, part, language)))
}

function partWords(given: string, part: ItemProblem['part'], language: OfficeLanguage): string {
  if (part === 'number')
    return Number.isFinite(Number(given)) ? numberFormat(language, {}).format(Number(given)) : given
  if (part === 'euro') return euroFormat(language).format(Number(given))
  if (part === 'bytes') return String(Math.floor(Number(given) / 1_000_000))
  if (part === undefined) return given
  const { field, known } = labelling(language)
  return given
    .split(', ')
    .map((name) => (part === 'fields' ? field('', name) : (known('', name) ?? name)))
    .join(', ')
}
