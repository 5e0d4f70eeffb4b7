import { setTimeout as wait } from 'node:timers/promises'
import { addressedMails, composeOrderMail } from './compose-order-mail.ts'
import { drop, enqueue, isOvertaken, laterReceipt, nextTask, noteFailure, postpone } from './mail-tasks.ts'
import type { OrderMailerOptions } from './order-mailer-options.ts'
import { withdrawalMails } from './withdrawal-mails.ts'

/** Writes the mail that is due first, unless it has to wait; false where none is due. */
async function writeOne(options: OrderMailerOptions): Promise<boolean> {
  const task = await nextTask(options)
  if (!task) return false
  try {
    const kind = String(task.kind)
    const order = task.order === null ? undefined : Number(task.order)
    if (order !== undefined && (await isOvertaken(options, kind, order))) {
      await drop(options, task)
      return true
    }
    const later = kind === 'receipt' && order !== undefined ? await laterReceipt(options, order) : undefined
    if (later) {
      await postpone(options, task, later)
      return true
    }
    const mail =
      order === undefined
        ? await withdrawalMails(options).compose(Number(task.withdrawal), kind)
        : await composeOrderMail(options, order, kind, Number(task.refund))
    const [first, ...copies] = order === undefined ? [mail] : await addressedMails(options.db, order, mail)
    await enqueue(options, task, first, copies)
    options.wakeMail()
  } catch (error) {
    await noteFailure(options, task, error)
  }
  return true
}

/** Writes the mails that orders and withdrawals wait for, one after the other, and puts them into the outbox. */
export function createOrderMailer(options: OrderMailerOptions) {
  return {
    /** A mail of an order as it would be written now. Throws an Error when that is not possible. */
    compose: (id: number, kind: string, refundId = 0) => composeOrderMail(options, id, kind, refundId),
    /** Writes every mail that is due; `rest` are the times that one took to wait before the next, for under load orders go first; `ending` takes no more. */
    async writeDue({ rest = 0, ending }: { rest?: number; ending?: AbortSignal } = {}): Promise<void> {
      while (!ending?.aborted) {
        const started = performance.now()
        if (!(await writeOne(options))) return
        await wait(rest * (performance.now() - started), undefined, { signal: ending }).catch(() => {})
      }
    },
  }
}
