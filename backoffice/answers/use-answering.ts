import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh, useUpdate } from 'react-admin'
import type { RowOf } from '#contract/model/row-of.ts'
import type { Answerable } from '#contract/wire/answers.ts'
import { useBackend } from '../api/backend-context.ts'
import { failureText } from '../api/failure.ts'
import { useText } from '../i18n/use-text.ts'
import type { FoundGoods } from '../orders/wanted-goods.ts'
import { placeholderIn } from './standard-answers.ts'

type AskedRow = RowOf<'ecommerce_request', readonly ['*']>

/** What visitors asked, of a product or of nothing in particular. */
export type Question = Pick<AskedRow, 'id' | 'state' | 'name' | 'email' | 'language'> &
  Partial<Pick<AskedRow, 'product_name' | 'reference_number'>>

/** The answers to a question, and the words of the next one while they are written. */
export function useAnswering(kind: Answerable, question: Question) {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const client = useQueryClient()
  const { gate, sdk } = useBackend()
  const [update] = useUpdate()
  const [words, setWords] = useState('')
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

  async function send(isDone: boolean) {
    const left = placeholderIn(words)
    if (left) return setFault(text('answer.placeholder', { name: left }))
    const answer = {
      message: words,
      goods: goods.map(({ product, variant }) => ({ product, variant })),
      ...(reservation !== null && { reservation }),
    }
    setIsBusy(true)
    setFault(undefined)
    try {
      client.setQueryData(queryKey, await gate.guarded(() => sdk.answers.give(kind, question.id, answer)))
      setWords('')
      setGoods([])
      setReservation(null)
      if (isDone && question.state !== 'done') await setState('done')
      notify(text('answer.sent'), { type: 'success' })
      refresh()
    } catch (error) {
      setFault(failureText(error))
    } finally {
      setIsBusy(false)
    }
  }

  async function reopen() {
    await setState('new')
    notify(text('answer.reopened'))
    refresh()
  }

  const attached = { goods, setGoods, reservation, setReservation }
  return { given, words, setWords, attached, fault, isBusy, send, reopen }
}
