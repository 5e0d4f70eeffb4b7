import { AddressLines } from '../company/address-lines.tsx'
import { ContactList } from '../company/contact-list.tsx'
import { RichText } from '../content/rich-text-block.tsx'
import { Link } from '../ui/link.tsx'
import type { InfoBlock } from './info-block.ts'

/** What a block says below its heading. */
export function InfoContent({ block: { lines, html, lang, address, contact, links } }: { block: InfoBlock }) {
  return (
    <>
      {lines?.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {html && <RichText html={html} lang={lang} />}
      {address && <AddressLines address={address} />}
      {contact && <ContactList contact={contact} />}
      {links && (
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
