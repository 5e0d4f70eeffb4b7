import styles from './opening-hours.module.css'

/** Opening hours as the server has made them (SPEC 4, 9); at most 320 px wide (SPEC 2). */
export const OpeningHours = ({ hours }: { hours: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of escaped texts by hours-html.ts
  <div className={styles.hours} dangerouslySetInnerHTML={{ __html: hours }} />
)
