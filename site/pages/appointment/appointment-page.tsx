import { browserPart } from '../../ui/browser-part.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import ContentPage from '../content/content-page.tsx'
import styles from './appointment.module.css'
import type { AppointmentData } from './appointment-data.ts'

const Calendar = browserPart(() => import('./calendar.tsx'))

/** How to make an appointment, and the calendar of the booking service where the project has one (SPEC 2). */
export default function AppointmentPage({ data: { calendar, calendarLink, ...content } }: { data: AppointmentData }) {
  return (
    <>
      <ContentPage data={content} />
      {calendar && (
        <noscript>
          <p className={styles.link}>
            <ButtonLink href={calendar} look="secondary">
              {calendarLink}
            </ButtonLink>
          </p>
        </noscript>
      )}
      {calendar && (
        <div className={styles.calendar} data-wakes="">
          <Calendar src={calendar} />
        </div>
      )}
    </>
  )
}
