import EditLocation from '@mui/icons-material/EditLocation'
import { Alert, Button, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { isStillHere } from '#domain/orders/changed-lines.ts'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import type { OrderRecord } from './order-record.ts'
import { orderRefusal } from './order-refusal.ts'
import { PostalFields, typedPostal } from './postal-fields.tsx'
import { StepFrame } from './step-frame.tsx'
import { useFieldLabel } from './use-field-label.ts'

/** Corrects where an order goes, as long as nothing has been sent. */
export function AddressButton({ order, done }: { readonly order: OrderRecord; readonly done: () => void }) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  if (!isStillHere(order.state) || order.parcels?.length) return null
  return (
    <>
      <Button startIcon={<EditLocation />} onClick={() => setIsOpen(true)}>
        {text('orderWork.correct')}
      </Button>
      {isOpen && (
        <AddressDialog
          order={order}
          close={(isChanged) => {
            setIsOpen(false)
            if (isChanged) done()
          }}
        />
      )}
    </>
  )
}

function AddressDialog({
  order,
  close,
}: {
  readonly order: OrderRecord
  readonly close: (isChanged: boolean) => void
}) {
  const text = useText()
  const label = useFieldLabel()
  const notify = useNotify()
  const { gate, sdk } = useBackend()
  const [email, setEmail] = useState(order.customer_email)
  const [shipping, setShipping] = useState({ ...order.shipping_address })
  const [invoice, setInvoice] = useState(order.invoice_address ? { ...order.invoice_address } : undefined)
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    setIsBusy(true)
    try {
      const addresses = {
        customerEmail: email,
        shippingAddress: typedPostal(shipping),
        invoiceAddress: invoice ? typedPostal(invoice) : null,
      }
      await gate.guarded(() => sdk.staffOrders.changeAddresses(order.id, addresses))
      notify(text('orderWork.correctDone'), { type: 'success' })
      close(true)
    } catch (error) {
      setFault(orderRefusal(error, text, label))
      setIsBusy(false)
    }
  }

  return (
    <StepFrame
      title={text('orderWork.correct')}
      action={text('orderWork.correct')}
      maxWidth="md"
      fault={fault}
      isBusy={isBusy}
      submit={(event) => {
        event.preventDefault()
        void save()
      }}
      close={() => close(false)}
    >
      <TextField
        type="email"
        label={text('orderWork.email')}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        required
      />
      <PostalFields value={shipping} change={(value) => setShipping({ ...shipping, ...value })} />
      {!order.is_collection && (
        <FormControlLabel
          control={
            <Checkbox
              checked={invoice !== undefined}
              onChange={({ target }) => setInvoice(target.checked ? { ...order.shipping_address } : undefined)}
            />
          }
          label={text('orderWork.otherInvoice')}
        />
      )}
      {invoice && <PostalFields value={invoice} change={(value) => setInvoice({ ...invoice, ...value })} />}
      <Alert severity="info">{text('orderWork.correctHelp')}</Alert>
    </StepFrame>
  )
}
