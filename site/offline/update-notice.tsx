import type { Language } from '#domain/texts/language.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { Button } from '../ui/button.tsx'
import { tell } from './ask-worker.ts'
import styles from './update-notice.module.css'

// Too few for files of their own; they come only when there is a new version.
const texts: Record<Language, { newVersion: string; reload: string; later: string }> = {
  de: { newVersion: 'Von dieser Website gibt es eine neue Fassung.', reload: 'Neu laden', later: 'Später' },
  en: { newVersion: 'There is a new version of this website.', reload: 'Reload', later: 'Later' },
  fr: { newVersion: 'Une nouvelle version de ce site est disponible.', reload: 'Recharger', later: 'Plus tard' },
}

type UpdateNoticeProps = { waiting: ServiceWorker; onLater: () => void }

/** Offers the new version; the visitor says when, for a reload throws away what is being typed. */
export default function UpdateNotice({ waiting, onLater }: UpdateNoticeProps) {
  const { newVersion, reload, later } = texts[useShared().page.language]
  function takeOver() {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    tell(waiting, { type: 'takeOver', onlyWhenAlone: false })
  }
  return (
    <div role="status" className={styles.notice}>
      <p>{newVersion}</p>
      <p className={styles.buttons}>
        <Button onClick={takeOver}>{reload}</Button>
        <Button look="secondary" onClick={onLater}>
          {later}
        </Button>
      </p>
    </div>
  )
}
