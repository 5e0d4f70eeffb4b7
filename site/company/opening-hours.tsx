import type { OpeningHoursView } from '../data/shared-data.ts'
import { useMessages } from '../messages/messages-context.tsx'
import styles from './opening-hours.module.css'

/** Opening hours, merged and labelled by the server (SPEC 4, 9); at most 320 px wide (SPEC 2). */
export function OpeningHours({ hours }: { hours: OpeningHoursView }) {
  const messages = useMessages()
  return (
    <dl className={styles.hours}>
      {hours.map(({ label, times, closed, note }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>
            {closed ? messages.closed() : times.map((time) => <span key={time}>{time}</span>)}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
