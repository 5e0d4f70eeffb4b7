import Print from '@mui/icons-material/Print'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { ProgressBar } from '../work/progress-bar.tsx'
import { BulkQuestion } from './bulk-question.tsx'
import { owedOf } from './owed-of.ts'
import { useBulkWork } from './use-bulk-work.ts'
import { useEuro } from './use-euro.ts'
import { useWithdrawnNumbers } from './use-withdrawn-numbers.ts'

const MONEY = ['total', 'credited', 'paid', 'refunded'] as const

/** The packing slips of one file. */
const SLIPS = 100

const slipFilesOf = (ids: readonly (string | number)[]) =>
  Array.from({ length: Math.ceil(ids.length / SLIPS) }, (_, index) => ids.slice(index * SLIPS, (index + 1) * SLIPS))

/** What ticked orders still cost, in euro, by their ids. */
type Owed = ReadonlyMap<string | number, number>

type Step = 'in_preparation' | 'shipped'

/** A step that is asked about first, and the numbers of the orders that were withdrawn from. */
interface AskedStep {
  readonly state: Step
  readonly withdrawn: readonly string[]
}

const isStep = (asked: AskedStep | Owed): asked is AskedStep => 'state' in asked

/** What is done with several orders at once: their packing slips in one file, their money that has come, and the next step of each. */
export function BulkOrders() {
  const text = useText()
  const euro = useEuro()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const { gate, sdk } = useBackend()
  const { work, progress, stop, selectedIds } = useBulkWork()
  const [asked, setAsked] = useState<AskedStep | Owed>()
  const withdrawnNumbers = useWithdrawnNumbers()
  const close = () => setAsked(undefined)
  const move = (state: Step) => {
    close()
    return work((id) => sdk.staffOrders.move(id, { state }))
  }

  const failed = (error: unknown) => notify(failureWords(error), { type: 'error' })

  /** Each customer is told that it is sent; what is only prepared is asked about where somebody has withdrawn from it. */
  async function askToMove(state: Step) {
    try {
      const withdrawn = await withdrawnNumbers(selectedIds)
      if (state === 'shipped' || withdrawn.length > 0) setAsked({ state, withdrawn })
      else await move(state)
    } catch (error) {
      failed(error)
    }
  }

  async function askForMoney() {
    try {
      const filter = { id: { in: [...selectedIds] } }
      const read = () => sdk.items('ecommerce_order').read({ filter, fields: ['id', ...MONEY], limit: -1 })
      const { data } = await gate.guarded(read)
      setAsked(new Map(data.map((order) => [order.id, Math.max(0, owedOf(order))])))
    } catch (error) {
      failed(error)
    }
  }

  const takeMoney = (owed: Owed) => {
    close()
    return work((id) => sdk.staffOrders.takePayment(id, { amount: owed.get(id) ?? 0 }))
  }

  if (progress) return <ProgressBar progress={progress} stop={stop} />
  return (
    <>
      {slipFilesOf(selectedIds).map((ids, index, { length }) => (
        <Button
          key={ids[0]}
          startIcon={<Print />}
          href={sdk.staffOrders.packingSlipsPath(ids)}
          target="_blank"
          rel="noopener"
        >
          {length === 1
            ? text('orderWork.slips')
            : text('orderWork.slipsPart', { from: index * SLIPS + 1, until: index * SLIPS + ids.length })}
        </Button>
      ))}
      <Button onClick={askForMoney}>{text('orderWork.paid')}</Button>
      <Button onClick={() => askToMove('in_preparation')}>{text('orderWork.prepare')}</Button>
      <Button onClick={() => askToMove('shipped')}>{text('orderWork.ship')}</Button>
      {asked && isStep(asked) && (
        <StepQuestion asked={asked} count={selectedIds.length} close={close} go={() => move(asked.state)} />
      )}
      {asked && !isStep(asked) && (
        <BulkQuestion
          title={text('orderWork.paidTitle', { count: selectedIds.length, sum: euro(sumOf(asked)) })}
          help={text('orderWork.paidHelp')}
          doIt={text('orderWork.paid')}
          close={close}
          go={() => takeMoney(asked)}
        />
      )}
    </>
  )
}

const sumOf = (owed: Owed) => [...owed.values()].reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100

interface StepQuestionProps {
  readonly asked: AskedStep
  readonly count: number
  readonly close: () => void
  readonly go: () => void
}

/** Asks before orders are prepared or sent, with those that were withdrawn from. */
function StepQuestion({ asked: { state, withdrawn }, count, close, go }: StepQuestionProps) {
  const text = useText()
  const isSent = state === 'shipped'
  return (
    <BulkQuestion
      title={text(isSent ? 'orderWork.shipTitle' : 'orderWork.prepareTitle', { count })}
      help={isSent ? text('orderWork.shipHelp') : undefined}
      warning={
        withdrawn.length > 0
          ? text('orderWork.withdrawn', { count: withdrawn.length, numbers: withdrawn.join(', ') })
          : undefined
      }
      doIt={text(isSent ? 'orderWork.ship' : 'orderWork.prepare')}
      close={close}
      go={go}
    />
  )
}
