import { colonIn } from '#domain/texts/colon.ts'
import type { Language } from '#domain/texts/language.ts'
import { escapeHtml } from './escape-html.ts'
import { footPartStyle, footParts } from './foot-parts.ts'
import type { LetterLogo } from './letter-logo.ts'
import type { Letterhead } from './letterhead.ts'

/** Words that lead somewhere. */
export interface LetterLink {
  readonly label: string
  readonly href: string
}

/** What a mail says, without its look. */
export interface Letter {
  readonly language: Language
  readonly heading: string
  /** Paragraphs before the button, also such that lead somewhere; line breaks in them are kept. */
  readonly paragraphs: readonly (string | LetterLink)[]
  readonly facts?: readonly (readonly [label: string, value: string])[]
  /** Words of someone else, set apart. */
  readonly quote?: string
  readonly button?: LetterLink
  /** The other answer to what the button answers. */
  readonly otherButton?: LetterLink
  /** Small print under it all, before the sender's lines. */
  readonly notes?: readonly string[]
  readonly links?: readonly LetterLink[]
}

/** The letter as plain text. */
function letterText(letter: Letter, { lines }: Letterhead): string {
  const { heading, paragraphs, facts = [], quote, button, otherButton, notes = [], links = [] } = letter
  const colon = colonIn[letter.language]
  const parts = [
    heading,
    ...paragraphs.map((part) => (typeof part === 'string' ? part : `${part.label}${colon}\n${part.href}`)),
    facts.map(([label, value]) => `${label}${colon} ${value}`).join('\n'),
    quote?.replace(/^/gm, '> '),
    button && `${button.label}${colon}\n${button.href}`,
    otherButton && `${otherButton.label}${colon}\n${otherButton.href}`,
    ...notes,
    ['--', ...lines, ...links.map(({ label, href }) => `${label}${colon} ${href}`)].join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const footPart = (part: string) =>
  `<span style="display:${footPartStyle.display};max-width:${footPartStyle.maxWidth};overflow-wrap:${footPartStyle.overflowWrap}">${escapeHtml(part)}</span>`

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

const logoHtml = ({ src, width, height }: LetterLogo, siteName: string) =>
  `<img src="${escapeHtml(src)}" width="${width}" height="${height}" alt="${escapeHtml(siteName)}" style="display:block;border:0">`

/** The letter as HTML that mail programs understand: tables, inline styles, no picture but the logo, nothing fetched. */
function letterHtml(letter: Letter, { siteName, lines, theme, logo }: Letterhead): string {
  const { language, heading, paragraphs, facts = [], quote, button, otherButton, notes = [], links = [] } = letter
  const small = (html: string) => `<p style="margin:0 0 8px;font-size:13px;color:#5b544c">${html}</p>`
  const fact = ([label, value]: readonly [string, string]) =>
    `<tr><th style="padding:0 16px 6px 0;text-align:left;vertical-align:top;font-weight:normal;color:#5b544c">${escapeHtml(label)}</th><td style="padding:0 0 6px">${escapeHtml(value)}</td></tr>`
  const link = ({ label, href }: LetterLink) =>
    `<a href="${escapeHtml(href)}" style="color:#5b544c">${escapeHtml(label)}</a>`
  const paragraph = (part: string | LetterLink) =>
    `<p style="margin:0 0 16px">${typeof part === 'string' ? withBreaks(part) : link(part)}</p>`
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(heading)}</title></head>`,
    '<body style="margin:0;padding:24px 12px;background:#f5f1ea;color:#1f1c19;font:16px/1.6 Arial,sans-serif">',
    '<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;margin:0 auto;background:#fff"><tr>',
    `<td style="padding:32px;border-top:4px solid ${theme['--brand']}">`,
    `<p style="margin:0 0 24px;font:20px Georgia,serif">${logo ? logoHtml(logo, siteName) : escapeHtml(siteName)}</p>`,
    `<h1 style="margin:0 0 16px;font:normal 26px/1.25 Georgia,serif">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    facts.length > 0 && `<table style="margin:0 0 16px">${facts.map(fact).join('')}</table>`,
    quote &&
      `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #ddd5c9">${withBreaks(quote)}</blockquote>`,
    button &&
      `<p style="margin:24px 0"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:12px 24px;background:${theme['--button']};color:${theme['--on-button']};text-decoration:none">${escapeHtml(button.label)}</a></p>`,
    otherButton &&
      `<p style="margin:24px 0"><a href="${escapeHtml(otherButton.href)}" style="display:inline-block;padding:12px 24px;border:1px solid #5b544c;color:#1f1c19;text-decoration:none">${escapeHtml(otherButton.label)}</a></p>`,
    ...notes.map((note) => small(withBreaks(note))),
    `</td></tr><tr><td style="padding:20px 32px;border-top:1px solid #ddd5c9">${lines.map((line) => small(footParts(line).map(footPart).join(' '))).join('')}`,
    links.length > 0 && small(links.map(link).join(' · ')),
    '</td></tr></table></body></html>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** A letter as both parts of a mail. Everything in it is text: nothing can become markup. */
export const renderLetter = (letter: Letter, letterhead: Letterhead): { text: string; html: string } => ({
  text: letterText(letter, letterhead),
  html: letterHtml(letter, letterhead),
})
