import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h, type ReactNode } from 'react'
import type { Language } from '#domain/texts/language.ts'
import { footPartStyle, footParts } from '../mail/foot-parts.ts'
import type { LetterLogo } from '../mail/letter-logo.ts'
import type { Letterhead } from '../mail/letterhead.ts'

export interface LetterItem {
  readonly name: string
  readonly details: readonly string[]
  readonly amount: string
}

/** What a mail about an order says, without its look. */
export interface OrderLetter {
  readonly language: Language
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly facts?: readonly (readonly [label: string, value: string])[]
  readonly button?: { readonly label: string; readonly href: string } | undefined
  readonly items?: readonly LetterItem[]
  /** Under the items, the total set apart. */
  readonly sums?: readonly (readonly [label: string, amount: string, isTotal?: boolean])[]
  readonly blocks?: readonly { readonly heading: string; readonly lines: readonly string[] }[]
  readonly notes?: readonly string[]
  readonly links?: readonly { readonly label: string; readonly href: string }[]
}

const INK = '#1f1c19'
const GREY = '#5b544c'
const LINE = '#ddd5c9'

const text = { margin: '0 0 16px', color: INK, fontSize: '16px', lineHeight: '1.6' }
const small = { margin: '0 0 8px', color: GREY, fontSize: '13px', lineHeight: '1.5' }

const table = (key: string, ...rows: ReactNode[]) =>
  h(
    'table',
    { key, role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style: { marginBottom: 16 } },
    h('tbody', null, ...rows),
  )

const cell = (content: ReactNode, style: object = {}) =>
  h(
    'td',
    { style: { padding: '0 0 8px', verticalAlign: 'top', fontSize: '15px', lineHeight: '1.5', ...style } },
    content,
  )

const amountStyle = { textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: 16 }

const itemRow = ({ name, details, amount }: LetterItem, index: number) =>
  h(
    'tr',
    { key: index },
    cell([
      h('strong', { key: 'name' }, name),
      ...details.map((detail, at) => h('span', { key: at, style: { color: GREY } }, h('br'), detail)),
    ]),
    cell(amount, amountStyle),
  )

const sumRow = ([label, amount, isTotal]: readonly [string, string, boolean?]) => {
  const style = isTotal ? { fontWeight: 'bold', borderTop: `1px solid ${LINE}`, paddingTop: 8 } : {}
  return h('tr', { key: label }, cell(label, style), cell(amount, { ...amountStyle, ...style }))
}

const withBreaks = (words: string) =>
  words.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line]))

const headingStyle = {
  margin: '0 0 16px',
  fontFamily: 'Georgia, serif',
  fontWeight: 'normal',
  fontSize: '26px',
  lineHeight: '1.25',
}

const factsTable = (facts: NonNullable<OrderLetter['facts']>) =>
  table(
    'facts',
    ...facts.map(([label, value]) =>
      h('tr', { key: label }, cell(label, { color: GREY, paddingRight: 16, width: '30%' }), cell(value)),
    ),
  )

const buttonPart = ({ label, href }: NonNullable<OrderLetter['button']>, theme: Letterhead['theme']) => {
  const style = {
    padding: '12px 24px',
    background: theme['--button'],
    color: theme['--on-button'],
    fontSize: '16px',
  }
  return h(Section, { style: { margin: '8px 0 24px' } }, h(Button, { href, style }, label))
}

const blockPart = (block: { readonly heading: string; readonly lines: readonly string[] }, index: number) =>
  h(
    Section,
    { key: `b${index}`, style: { marginBottom: 16 } },
    h(Heading, { as: 'h2', style: { margin: '0 0 4px', fontSize: '15px' } }, block.heading),
    h(Text, { style: { ...text, margin: 0, fontSize: '15px' } }, ...withBreaks(block.lines.join('\n'))),
  )

const linkLine = (links: NonNullable<OrderLetter['links']>) =>
  h(
    Text,
    { style: { ...small, marginTop: 8 } },
    ...links.flatMap(({ label, href }, index) => [
      index > 0 ? ' · ' : '',
      h(Link, { key: href, href, style: { color: GREY, textDecoration: 'underline' } }, label),
    ]),
  )

const logoPart = (logo: LetterLogo, alt: string) => h('img', { ...logo, alt, style: { display: 'block', border: 0 } })

/** What the letter says, under the name of the site. */
function contentPart(letter: OrderLetter, { siteName, theme, logo }: Letterhead): ReactNode {
  const { heading, paragraphs, facts = [], button, items = [], sums = [], blocks = [], notes = [] } = letter
  return h(
    Section,
    { style: { padding: 32 } },
    h(
      Text,
      { style: { margin: '0 0 24px', fontFamily: 'Georgia, serif', fontSize: '20px' } },
      logo ? logoPart(logo, siteName) : siteName,
    ),
    h(Heading, { as: 'h1', style: headingStyle }, heading),
    ...paragraphs.map((words, index) => h(Text, { key: `p${index}`, style: text }, ...withBreaks(words))),
    facts.length > 0 && factsTable(facts),
    button && buttonPart(button, theme),
    items.length > 0 && h(Hr, { style: { borderColor: LINE, margin: '8px 0 16px' } }),
    items.length > 0 && table('items', ...items.map(itemRow)),
    sums.length > 0 && table('sums', ...sums.map(sumRow)),
    ...blocks.map(blockPart),
    ...notes.map((words, index) => h(Text, { key: `n${index}`, style: small }, ...withBreaks(words))),
  )
}

const footLine = (line: string) =>
  footParts(line).flatMap((part, index) => [
    index > 0 ? ' ' : '',
    h('span', { key: index, style: footPartStyle }, part),
  ])

/** The sender's lines, and where the customer can go on. */
const footPart = ({ links = [] }: OrderLetter, { lines }: Letterhead): ReactNode =>
  h(
    Section,
    { style: { padding: '20px 32px', borderTop: `1px solid ${LINE}` } },
    ...lines.map((line, index) => h(Text, { key: `l${index}`, style: { ...small, margin: 0 } }, ...footLine(line))),
    links.length > 0 && linkLine(links),
  )

/** The mail as an element of react-email; everything in it is text, nothing can become markup. */
export const orderLetterElement = (letter: OrderLetter, letterhead: Letterhead): ReactNode =>
  h(
    Html,
    { lang: letter.language },
    h(Head, null, h('title', null, letter.subject)),
    h(Preview, null, letter.paragraphs[0] ?? letter.heading),
    h(
      Body,
      { style: { margin: 0, padding: '24px 12px', background: '#f5f1ea', fontFamily: 'Arial, sans-serif' } },
      h(
        Container,
        { style: { maxWidth: 600, background: '#ffffff', borderTop: `4px solid ${letterhead.theme['--brand']}` } },
        contentPart(letter, letterhead),
        footPart(letter, letterhead),
      ),
    ),
  )
