import { planOf } from '#domain/hours/house.ts'
import { videoAt } from '#domain/look/video.ts'
import type { Language } from '#domain/texts/language.ts'
import { localeOf, pickTranslation } from '#domain/texts/language.ts'
import { perLanguage } from '#domain/texts/per-language.ts'
import { assetUrl } from '#sdk/assets.ts'
import { companyHoursHtml } from '../data/company-hours.ts'
import { hoursHtml } from '../data/hours-html.ts'
import { hoursView } from '../data/hours-view.ts'
import { loadHouses } from '../data/load-houses.ts'
import { Lines } from './read-lines.tsx'
import type { ReadPiece } from './read-piece.ts'
import { otherLanguage } from './section-words.ts'
import { videoFrame } from './video-frame.ts'

/** Questions that open their answers. */
export const faq: ReadPiece = (_, { items }) =>
  items.length > 0 && (
    <div className="read-faq">
      {items.map(({ lang, heading, text }) => (
        <details key={heading} lang={lang}>
          <summary>{heading}</summary>
          <div>
            <Lines text={text} />
          </div>
        </details>
      ))}
    </div>
  )

const KINDS: Readonly<Record<string, string>> = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' }

const unitsOf = perLanguage((language) => new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 1 }))

/** Files to take along, each with its kind and size. */
export const downloads: ReadPiece = (request, _, row) => {
  const { language, first } = request
  const files = row.items
    .toSorted((a, b) => a.sort - b.sort)
    .flatMap(({ file, translations }) => {
      const texts = pickTranslation(translations, language, first)
      const lang = otherLanguage(translations, request)
      return file ? [{ file, lang, name: texts?.heading || file.filename, text: texts?.text ?? undefined }] : []
    })
  return (
    files.length > 0 && (
      <ul className="read-downloads">
        {files.map(({ file, lang, name, text }) => (
          <li key={file.id}>
            <a href={assetUrl('', file)} target="_blank" rel="noopener" lang={lang}>
              {name}
            </a>{' '}
            <small>
              {KINDS[file.type] ?? file.type.split('/')[1]?.toUpperCase()}, {sizeText(file.size, language)}
            </small>
            <div lang={lang}>
              <Lines text={text} />
            </div>
          </li>
        ))}
      </ul>
    )
  )
}

/** A size in bytes as people say it: `1,2 MB`. */
function sizeText(bytes: number, language: Language): string {
  const unit = language === 'fr' ? 'o' : 'B'
  const isLarge = bytes >= 1_000_000
  return `${unitsOf(language).format(Math.max(0.1, bytes / (isLarge ? 1_000_000 : 1000)))} ${isLarge ? 'M' : 'k'}${unit}`
}

/** A table whose first row is its head. */
export const table: ReadPiece = ({ language, first }, _, row) => {
  const stored = pickTranslation(row.translations, language, first)?.table
  const rows = (Array.isArray(stored) ? stored : []).flatMap((cells) =>
    Array.isArray(cells) ? [cells.map(String)] : [],
  )
  const [head, ...body] = rows
  if (!head || rows.every((cells) => cells.every((cell) => cell.trim() === ''))) return null
  return (
    <div className="read-table">
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
              <th key={column} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((cells, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <tr key={line}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** When a branch is open, or the company. */
export const hours: ReadPiece = async (request, _, row) => {
  const houses = await loadHouses(request)
  const branch = houses.branches.find(({ id }) => id === row.branch)
  const html = branch
    ? hoursHtml(hoursView(planOf(branch, houses.exceptions), request), request.language)
    : companyHoursHtml(houses, request)
  return html && `<div class="read-hours">${html}</div>`
}

/** A film of another site, which nothing is asked of before the visitor says so. */
export const video: ReadPiece = ({ language }, { heading, image }, row) => {
  const found = videoAt(row.external_path)
  return found ? videoFrame(found, { heading, image, language }) : null
}
