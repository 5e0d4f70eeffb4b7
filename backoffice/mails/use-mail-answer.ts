import type { RowOf } from '#contract/model/row-of.ts'
import { isMailAnswer } from '#domain/company/mail-answer.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'

type TriedMail = RowOf<'mail', ['state', 'attempts', 'due_on', 'response']>

/** Whether a mail waits for another attempt. */
export const waitsAgain = ({ state, attempts }: Pick<TriedMail, 'state' | 'attempts'>) =>
  state === 'waiting' && attempts > 0

/** What became of the last attempt to send a mail, and when the next one is. */
export function useMailAnswer(): (mail: TriedMail) => readonly string[] {
  const text = useText()
  const moment = useMoment()
  return (mail) => {
    const { response, due_on } = mail
    const answer = response && isMailAnswer(response) ? text(`mail.answer.${response}`) : response
    const next = waitsAgain(mail) && text('waiting.nextTry', { on: moment(due_on) })
    return [answer, next].filter((part) => typeof part === 'string' && part !== '') as string[]
  }
}
