import type { ParcelLine, ParcelView } from '#contract/wire/order-types.ts'
import { zonedMoment } from '#domain/company/zoned-moment.ts'
import { safeLink } from '#domain/paths/link-kind.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useOrderMessages } from './messages/order-messages.ts'
import styles from './order.module.css'

/** The parcels of an order that is sent in several: what lies in each and how it is followed, and what is still to come. */
export function Parcels({ parcels, toCome }: { parcels: readonly ParcelView[]; toCome: readonly ParcelLine[] }) {
  const { language } = useShared().page
  const messages = useOrderMessages()
  const date = zonedMoment(language, 'long')
  return (
    <ol className={styles.parcels}>
      {parcels.map(({ sent_on, carrier, tracking_number, tracking_link, lines }, index) => (
        <li key={sent_on}>
          <h2>{messages.parcel({ number: index + 1 })}</h2>
          <Pieces lines={lines} />
          <p className={styles.hint}>
            {[
              messages.parcelSent({ date: date(new Date(sent_on)) }),
              carrier,
              tracking_number && messages.trackingNumber({ number: tracking_number }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {tracking_link && safeLink(tracking_link) && (
            <ButtonLink href={tracking_link}>{messages.tracking()}</ButtonLink>
          )}
        </li>
      ))}
      {toCome.length > 0 && (
        <li>
          <h2>{messages.toCome()}</h2>
          <Pieces lines={toCome} />
        </li>
      )}
    </ol>
  )
}

function Pieces({ lines }: { lines: readonly ParcelLine[] }) {
  return (
    <ul>
      {lines.map(({ display_name, variant_name, count }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order may be called alike, and stay where they are
        <li key={index}>
          {count} × {[display_name, variant_name].filter(Boolean).join(', ')}
        </li>
      ))}
    </ul>
  )
}
