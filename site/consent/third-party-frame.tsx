import styles from './third-party-frame.module.css'

/** A frame of another server, inside ThirdPartyContent; the server does not learn which page it stands on. */
export function ThirdPartyFrame({ src, title }: { src: string; title: string }) {
  return <iframe className={styles.frame} src={src} title={title} loading="lazy" referrerPolicy="no-referrer" />
}
