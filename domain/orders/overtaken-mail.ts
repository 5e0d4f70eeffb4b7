/** The mails that say that goods lie ready, with the code that is shown at the counter. */
export const collectionMails: readonly string[] = ['ready', 'collect_reminder']

/** Whether a mail of an order would say that goods lie ready which do not any more: they were handed over, or the order has ended. */
export const isOvertakenMail = (kind: string, state: string): boolean =>
  collectionMails.includes(kind) && state !== 'ready_for_collection'
