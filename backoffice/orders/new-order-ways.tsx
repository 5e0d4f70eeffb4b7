import { Box, Card, Checkbox, FormControlLabel, MenuItem, Stack, TextField, Typography } from '@mui/material'
import type { Quote } from '#contract/wire/order-types.ts'
import { isPaymentMethodId } from '#domain/money/payment-methods.ts'
import { languages } from '#domain/texts/language.ts'
import { useText } from '../i18n/use-text.ts'
import { useEuro } from './use-euro.ts'
import { chosenWays, type OrderDraft } from './use-new-order.ts'

interface Props {
  readonly order: OrderDraft
  readonly quote: Quote
  readonly change: (part: Partial<OrderDraft>) => void
}

/** How the order is sent or collected and paid, and what it comes to. */
export function NewOrderWays({ order, quote, change }: Props) {
  const text = useText()
  const euro = useEuro()
  const { shipping, payments, payment, branch } = chosenWays(order, quote)
  return (
    <Card variant="outlined" component="section" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {text('orderWork.delivery')}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)' } }}>
        <TextField
          select
          label={text('orderWork.shipping')}
          value={shipping?.id ?? ''}
          onChange={({ target }) => change({ shippingMethod: Number(target.value) })}
          required
        >
          {quote.shipping_methods.map(({ id, name, price_brutto }) => (
            <MenuItem key={id} value={id}>
              {name} ({euro(price_brutto)})
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text('orderWork.payment')}
          value={payment?.id ?? ''}
          onChange={({ target }) => {
            const id = Number(target.value)
            if (isPaymentMethodId(id)) change({ paymentMethod: id })
          }}
          required
        >
          {payments.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {shipping?.is_collection && (
          <TextField
            select
            label={text('orderWork.branch')}
            value={branch ?? ''}
            onChange={({ target }) => change({ branch: Number(target.value) })}
            required
          >
            {shipping.branches?.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          select
          label={text('orderWork.language')}
          value={order.language}
          onChange={({ target }) => {
            const language = languages.find((known) => known === target.value)
            if (language) change({ language })
          }}
        >
          {languages.map((language) => (
            <MenuItem key={language} value={language}>
              {text(`orderWork.languages.${language}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {quote.present_wrapping && (
        <FormControlLabel
          control={<Checkbox checked={order.wrap} onChange={({ target }) => change({ wrap: target.checked })} />}
          label={`${text('orderWork.wrap')} (${euro(quote.present_wrapping_price)})`}
        />
      )}
      <Sums quote={quote} />
    </Card>
  )
}

function Sums({ quote: { totals } }: Pick<Props, 'quote'>) {
  const text = useText()
  const euro = useEuro()
  return (
    <Stack direction="row" spacing={3} sx={{ mt: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      <Typography>
        {text('order.goods')}: {euro(totals.goods)}
      </Typography>
      <Typography>
        {text('order.shipping')}: {euro(totals.shipping)}
      </Typography>
      <Typography sx={{ fontWeight: 'bold' }}>
        {text('order.total')}: {euro(totals.total)}
      </Typography>
    </Stack>
  )
}
