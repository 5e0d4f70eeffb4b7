/** What mails to the retailer are about: orders, questions of visitors, reservations. */
export const mailSubjects = ['orders', 'requests', 'reservations'] as const

export type MailSubject = (typeof mailSubjects)[number]

/** Which of them the company itself gets: all, or the rest that reaches no branch. */
export const mailChoices = ['all', 'rest'] as const

export type MailChoice = (typeof mailChoices)[number]
