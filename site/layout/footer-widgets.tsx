import { unknownWidgetText } from '#domain/company/footer-widgets.ts'
import { AddressLines } from '../company/address-lines.tsx'
import { ContactList } from '../company/contact-list.tsx'
import { OpeningHours } from '../company/opening-hours.tsx'
import type { WidgetView } from '../data/shared-data.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { useMessages } from '../messages/messages-context.tsx'
import { Link } from '../ui/link.tsx'
import styles from './footer.module.css'
import { FooterMenu } from './footer-menu.tsx'
import { Logo } from './logo.tsx'
import { PlainLinks } from './plain-links.tsx'
import { SocialLinks } from './social-links.tsx'

/** What stands in the footer above its last line: the widgets, the whole menu and the way to withdraw. */
export function FooterWidgets() {
  const { widgets, paths } = useShared()
  const messages = useMessages()
  return (
    <>
      <div className={styles.columns}>
        {widgets.map((widget, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a widget may stand in the footer twice, and their order is fixed
          <section key={index} className={styles.column}>
            {widget.header && <h2 className={styles.header}>{widget.header}</h2>}
            <Widget widget={widget} />
          </section>
        ))}
      </div>
      <FooterMenu />
      {paths.withdraw_contract && (
        <p className={styles.withdraw}>
          <Link href={paths.withdraw_contract}>{messages.withdrawContract()}</Link>
        </p>
      )}
    </>
  )
}

function Widget({ widget }: { widget: WidgetView }) {
  const { hours, houses } = useShared()
  switch (widget.kind) {
    case 'address':
      return (
        <>
          {widget.showLogo && (
            <p className={styles.logo}>
              <Logo />
            </p>
          )}
          <AddressLines address={widget.address} />
        </>
      )
    case 'contact':
      return <ContactList contact={widget.contact} />
    case 'openingHours':
      return (
        <>
          <OpeningHours hours={hours} />
          {houses.length > 0 && <PlainLinks links={houses} className={styles.links} />}
        </>
      )
    case 'navigation':
      return <PlainLinks links={widget.links} className={styles.links} />
    case 'social':
      return <SocialLinks links={widget.links} />
    case 'unknown':
      return <p>{unknownWidgetText}</p>
  }
}
