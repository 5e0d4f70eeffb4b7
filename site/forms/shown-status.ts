import type { FormMessages } from './messages/message-types.ts'
import type { SendingStatus } from './use-form.ts'

/** What a form's `FormFrame` is told of its state; `problems` replaces the request to check the entries. */
export function shownStatus(messages: FormMessages, status: SendingStatus, submit: string, problems?: string) {
  const sending = status === 'sending'
  const said: Partial<Record<SendingStatus, string>> = {
    sending: messages.sending(),
    problems: problems ?? messages.checkEntries(),
    tooMany: messages.tooManyAttempts(),
    failed: messages.unexpectedError(),
  }
  return {
    sending,
    submit: sending ? messages.sending() : submit,
    said: said[status],
    failed: status === 'problems' || status === 'tooMany' || status === 'failed',
  }
}
