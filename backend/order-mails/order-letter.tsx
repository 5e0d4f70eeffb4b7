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
import { Fragment, type ReactNode } from 'react'
import type { Language } from '#domain/texts/language.ts'
import { footPartStyle, footParts } from '../mail/foot-parts.ts'
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

const headingStyle = {
  margin: '0 0 16px',
  fontFamily: 'Georgia, serif',
  fontWeight: 'normal',
  fontSize: '26px',
  lineHeight: '1.25',
}

const amountStyle = { textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: 16 } as const

const Table = ({ children }: { children: ReactNode }) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ marginBottom: 16 }}>
    <tbody>{children}</tbody>
  </table>
)

const Cell = ({ style, children }: { style?: object; children: ReactNode }) => (
  <td style={{ padding: '0 0 8px', verticalAlign: 'top', fontSize: '15px', lineHeight: '1.5', ...style }}>
    {children}
  </td>
)

const Lines = ({ words }: { words: string }) =>
  words.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a letter never move
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))

const Facts = ({ facts }: { facts: NonNullable<OrderLetter['facts']> }) => (
  <Table>
    {facts.map(([label, value]) => (
      <tr key={label}>
        <Cell style={{ color: GREY, paddingRight: 16, width: '30%' }}>{label}</Cell>
        <Cell>{value}</Cell>
      </tr>
    ))}
  </Table>
)

const Next = ({ label, href, theme }: NonNullable<OrderLetter['button']> & Pick<Letterhead, 'theme'>) => (
  <Section style={{ margin: '8px 0 24px' }}>
    <Button
      href={href}
      style={{ padding: '12px 24px', background: theme['--button'], color: theme['--on-button'], fontSize: '16px' }}
    >
      {label}
    </Button>
  </Section>
)

const Items = ({ items }: { items: readonly LetterItem[] }) => (
  <>
    <Hr style={{ borderColor: LINE, margin: '8px 0 16px' }} />
    <Table>
      {items.map(({ name, details, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: goods of a letter never move, and two may be alike
        <tr key={index}>
          <Cell>
            <strong>{name}</strong>
            {details.map((detail, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <span key={at} style={{ color: GREY }}>
                <br />
                {detail}
              </span>
            ))}
          </Cell>
          <Cell style={amountStyle}>{amount}</Cell>
        </tr>
      ))}
    </Table>
  </>
)

const Sums = ({ sums }: { sums: NonNullable<OrderLetter['sums']> }) => (
  <Table>
    {sums.map(([label, amount, isTotal]) => {
      const style = isTotal ? { fontWeight: 'bold', borderTop: `1px solid ${LINE}`, paddingTop: 8 } : {}
      return (
        <tr key={label}>
          <Cell style={style}>{label}</Cell>
          <Cell style={{ ...amountStyle, ...style }}>{amount}</Cell>
        </tr>
      )
    })}
  </Table>
)

const Block = ({ heading, lines }: NonNullable<OrderLetter['blocks']>[number]) => (
  <Section style={{ marginBottom: 16 }}>
    <Heading as="h2" style={{ margin: '0 0 4px', fontSize: '15px' }}>
      {heading}
    </Heading>
    <Text style={{ ...text, margin: 0, fontSize: '15px' }}>
      <Lines words={lines.join('\n')} />
    </Text>
  </Section>
)

const Paragraph = ({ words, style }: { words: string; style: object }) => (
  <Text style={style}>
    <Lines words={words} />
  </Text>
)

/** What the letter says, under the name of the site. */
function Content({ letter, letterhead: { siteName, theme, logo } }: Props) {
  const { heading, paragraphs, facts = [], button, items = [], sums = [], blocks = [], notes = [] } = letter
  return (
    <Section style={{ padding: 32 }}>
      <Text style={{ margin: '0 0 24px', fontFamily: 'Georgia, serif', fontSize: '20px' }}>
        {logo ? <img {...logo} alt={siteName} style={{ display: 'block', border: 0 }} /> : siteName}
      </Text>
      <Heading as="h1" style={headingStyle}>
        {heading}
      </Heading>
      {paragraphs.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a letter never move
        <Paragraph key={index} words={words} style={text} />
      ))}
      {facts.length > 0 && <Facts facts={facts} />}
      {button && <Next {...button} theme={theme} />}
      {items.length > 0 && <Items items={items} />}
      {sums.length > 0 && <Sums sums={sums} />}
      {blocks.map((block) => (
        <Block key={block.heading} {...block} />
      ))}
      {notes.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Paragraph key={index} words={words} style={small} />
      ))}
    </Section>
  )
}

const FootLine = ({ line }: { line: string }) =>
  footParts(line).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={index}>
      {index > 0 && ' '}
      <span style={footPartStyle}>{part}</span>
    </Fragment>
  ))

/** The sender's lines, and where the customer can go on. */
const Foot = ({ letter: { links = [] }, letterhead: { lines } }: Props) => (
  <Section style={{ padding: '20px 32px', borderTop: `1px solid ${LINE}` }}>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Text key={index} style={{ ...small, margin: 0 }}>
        <FootLine line={line} />
      </Text>
    ))}
    {links.length > 0 && (
      <Text style={{ ...small, marginTop: 8 }}>
        {links.map(({ label, href }, index) => (
          <Fragment key={href}>
            {index > 0 && ' · '}
            <Link href={href} style={{ color: GREY, textDecoration: 'underline' }}>
              {label}
            </Link>
          </Fragment>
        ))}
      </Text>
    )}
  </Section>
)

interface Props {
  readonly letter: OrderLetter
  readonly letterhead: Letterhead
}

/** The mail as react-email sets it; everything in it is text, nothing can become markup. */
export const OrderLetterMail = ({ letter, letterhead }: Props) => (
  <Html lang={letter.language}>
    <Head>
      <title>{letter.subject}</title>
    </Head>
    <Preview>{letter.paragraphs[0] ?? letter.heading}</Preview>
    <Body style={{ margin: 0, padding: '24px 12px', background: '#f5f1ea', fontFamily: 'Arial, sans-serif' }}>
      <Container
        style={{ maxWidth: 600, background: '#ffffff', borderTop: `4px solid ${letterhead.theme['--brand']}` }}
      >
        <Content letter={letter} letterhead={letterhead} />
        <Foot letter={letter} letterhead={letterhead} />
      </Container>
    </Body>
  </Html>
)
