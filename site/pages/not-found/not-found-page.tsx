import { useShared } from '../../data/shared-data-context.tsx'
import { useMessages } from '../../messages/messages-context.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageIntro } from '../shared/page-intro.tsx'
import styles from './not-found.module.css'

/** SPEC 2: heading, the message, and the way home. */
export default function NotFoundPage() {
  const { paths } = useShared()
  const messages = useMessages()
  return (
    <>
      <PageIntro heading={messages.notFoundTitle()} lead={messages.notFoundMessage()} />
      <div className={styles.way}>
        <p>{messages.notFoundHint()}</p>
        <ButtonLink href={paths.home ?? '/'}>{messages.backHome()}</ButtonLink>
      </div>
    </>
  )
}
