import { Alert, Table, TableBody } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import { GoodsSearch } from './goods-search.tsx'
import { LineRow } from './line-row.tsx'
import { LineSums } from './line-sums.tsx'
import type { OrderRecord } from './order-record.ts'
import { orderRefusal } from './order-refusal.ts'
import { StepFrame } from './step-frame.tsx'
import { useFieldLabel } from './use-field-label.ts'
import { useGoodsNames } from './use-goods-names.ts'
import { useLines } from './use-lines.ts'
import { withGoods } from './wanted-goods.ts'

interface Props {
  readonly order: OrderRecord
  readonly close: (isChanged: boolean) => void
}

/** Asks what an order shall have instead: pieces, prices, other goods, and what that comes to. */
export function LinesDialog({ order, close }: Props) {
  const text = useText()
  const label = useFieldLabel()
  const notify = useNotify()
  const { lines, added, quote, quoteError, setAdded, set, save, isChanged } = useLines(order)
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(total: number) {
    setIsBusy(true)
    try {
      await save(total)
      notify(text('orderWork.lines.done'), { type: 'success' })
      close(true)
    } catch (error) {
      setFault(orderRefusal(error, text, label))
      setIsBusy(false)
    }
  }

  const quoted = (line: number) => quote?.lines.find((one) => one.line === line)
  const wanted = { language: order.language, lines: quote?.lines.filter(({ line }) => line === null) ?? [] }
  const { lines: fresh } = useGoodsNames([wanted])(wanted)
  const nameOf = (one: { display_name: string; variant_name: string | null } | undefined) =>
    one ? [one.display_name, one.variant_name].filter(Boolean).join(', ') : ''
  return (
    <StepFrame
      title={text('orderWork.lines.change')}
      action={text('orderWork.lines.save')}
      maxWidth="md"
      fault={fault ?? (quoteError ? orderRefusal(quoteError, text, label) : undefined)}
      isBusy={isBusy || !quote || !isChanged}
      submit={(event) => {
        event.preventDefault()
        if (quote) void submit(quote.totals.total)
      }}
      close={() => close(false)}
    >
      <Table size="small" aria-label={text('orderWork.goods')}>
        <TableBody>
          {lines.map(({ line, count, today }) => (
            <LineRow
              key={line}
              name={nameOf(order.lines.find(({ id }) => id === line))}
              count={count}
              priced={quoted(line)}
              change={(next) => set(line, { count: next })}
              today={today}
              agreed={order.lines.find(({ id }) => id === line)?.price_brutto}
              choose={(isToday) => set(line, { today: isToday })}
            />
          ))}
          {added.map((line, index) => (
            <LineRow
              key={`${line.product}-${line.variant}`}
              name={nameOf(fresh[index])}
              count={line.count}
              priced={fresh[index]}
              change={(next) =>
                setAdded(added.flatMap((one, at) => (at !== index ? [one] : next > 0 ? [{ ...one, count: next }] : [])))
              }
            />
          ))}
          {quote && <LineSums order={order} quote={quote} />}
        </TableBody>
      </Table>
      <GoodsSearch choose={(goods) => setAdded(withGoods(added, goods))} />
      <Alert severity="info" sx={{ mt: 2 }}>
        {text('orderWork.lines.help')}
      </Alert>
    </StepFrame>
  )
}
