import type { ReactNode } from 'react'
import { RichText } from '../../content/rich-text-block.tsx'
import { Address } from '../../layout/address.tsx'
import { ContactList } from '../../layout/contact-list.tsx'
import { useMessages } from '../../messages/messages-context.tsx'
import { Sections } from '../../sections/sections.tsx'
import { PageIntro } from '../page-intro.tsx'
import styles from './imprint.module.css'
import type { ImprintData } from './imprint-data.ts'

export default function ImprintPage({ data: { heading, lead, html, sections, company } }: { data: ImprintData }) {
  return (
    <>
      <PageIntro heading={heading} lead={lead} />
      <div className={styles.columns} data-text={html !== ''}>
        {company && <CompanyFacts company={company} />}
        {html && <RichText html={html} />}
      </div>
      <Sections sections={sections} />
    </>
  )
}

/** Who is responsible for the site, with all that German law asks for (SPEC 2, imprint sidebar). */
function CompanyFacts({ company }: { company: NonNullable<ImprintData['company']> }) {
  const messages = useMessages()
  const { address, representatives, contact, registers, ustId, taxNumber, economicId, authority, disputes } = company
  return (
    <aside className={styles.facts} aria-label={messages.legalNotice()}>
      <Fact heading={messages.legalNotice()}>
        <Address address={address} />
      </Fact>
      {representatives.names.length > 0 && (
        <Fact heading={representatives.label}>{representatives.names.join(', ')}</Fact>
      )}
      <Fact heading={messages.contact()}>
        <ContactList contact={contact} />
      </Fact>
      {registers.map(({ type, number, registrar }) => (
        <Fact key={number} heading={messages.register()}>
          {type} {number}
          {registrar && (
            <>
              <br />
              {registrar}
            </>
          )}
        </Fact>
      ))}
      {ustId && <Fact heading={messages.vatId()}>{ustId}</Fact>}
      {taxNumber && <Fact heading={messages.taxNumber()}>{taxNumber}</Fact>}
      {economicId && <Fact heading={messages.economicId()}>{economicId}</Fact>}
      {authority && (
        <Fact heading={messages.legalAuthority()}>
          <RichText html={authority} />
        </Fact>
      )}
      {disputes && <Fact heading={messages.disputes()}>{disputes}</Fact>}
    </aside>
  )
}

function Fact({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.fact}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
