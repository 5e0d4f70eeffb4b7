import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh, useUpdate } from 'react-admin'
import type { RowOf } from '#contract/model/row-of.ts'
import type { Answerable, NewAnswer } from '#contract/wire/answers.ts'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import type { FoundGoods } from '../orders/wanted-goods.ts'
import { useUndo } from '../work/use-undo.ts'
import { placeholderIn } from './standard-answers.ts'

type AskedRow = RowOf<'ecommerce_request', readonly ['*']>

/** What visitors asked, of a product or of nothing in particular. */
export type Question = Pick<AskedRow, 'id' | 'state' | 'name' | 'email' | 'language'> &
  Partial<Pick<AskedRow, 'product' | 'variant' | 'product_name' | 'reference_number'>>

/** The key of an answer that can still be taken back. */
export const answerTo = (kind: Answerable, id: Question['id']): string => `answer-${kind}-${id}`

/**
 * The answers to a question, and the words of the next one while they are written. With `canUndo` an answer can be taken back for some
 * seconds after it was sent, for which the panel has to stay.
 */
export function useAnswering(kind: Answerable, question: Question, canUndo: boolean) {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const client = useQueryClient()
  const { gate, sdk } = useBackend()
  const [update] = useUpdate()
  const { hold, isHeld } = useUndo()
  const failureWords = useFailureWords()
  const kept = ['unsent-answer', kind, question.id]
  const [words, setWords] = useState(() => client.getQueryData<string>(kept) ?? '')
  const [goods, setGoods] = useState<readonly FoundGoods[]>([])
  const [reservation, setReservation] = useState<number | null>(null)
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const queryKey = ['answers', kind, question.id]
  const { data: given = [] } = useQuery({
    queryKey,
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.answers.of(kind, question.id)),
  })

  const setState = (state: string) =>
    update(kind, { id: question.id, data: { state }, previousData: question }, { returnPromise: true })

  /** Sends what was written. What is refused is said beside the words, which are kept for who has left the screen meanwhile. */
  async function give(answer: NewAnswer, isDone: boolean) {
    try {
      client.setQueryData(queryKey, await gate.guarded(() => sdk.answers.give(kind, question.id, answer)))
    } catch (error) {
      client.setQueryData(kept, answer.message)
      setFault(failureWords(error))
      await client.invalidateQueries({ queryKey })
      throw error
    }
    client.removeQueries({ queryKey: kept })
    setWords('')
    setGoods([])
    setReservation(null)
    if (isDone && question.state !== 'done') await setState('done')
  }

  async function send(isDone: boolean) {
    const left = placeholderIn(words)
    if (left) return setFault(text('answer.placeholder', { name: left }))
    const answer = {
      message: words,
      goods: goods.map(({ product, variant }) => ({ product, variant })),
      ...(reservation !== null && { reservation }),
      seen: given.length,
    }
    setFault(undefined)
    const call = () => give(answer, isDone)
    if (canUndo) return hold({ key: answerTo(kind, question.id), message: text('answer.sent'), call })
    setIsBusy(true)
    try {
      await call()
      notify(text('answer.sent'), { type: 'success' })
      refresh()
    } catch {
      // Said beside the words, which stay.
    } finally {
      setIsBusy(false)
    }
  }

  async function reopen() {
    await setState('new')
    notify(text('answer.reopened'))
    refresh()
  }

  // What is being sent is not lost: it is sent all the same, and kept where it is refused.
  const isUnsent =
    (words.trim() !== '' || goods.length > 0 || reservation !== null) && !isHeld(answerTo(kind, question.id))
  const attached = { goods, setGoods, reservation, setReservation }
  return { given, isUnsent, words, setWords, attached, fault, isBusy, send, reopen }
}
