import { Box, Stack, Typography } from '@mui/material'
import { collectedAt } from '../branches/house-of.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { labelLines, type OrderRecord } from './order-record.ts'

/** Where an order goes, or in which branch it is collected, and where its invoice goes. */
export function OrderPlaces({ order }: { readonly order: OrderRecord }) {
  const text = useText()
  const language = useOfficeLanguage()
  const place = collectedAt(order, useBranches())
  const { shipping_address: shipping, invoice_address: invoice, branch } = order
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {order.is_collection ? (
        <>
          {place && <Place title={text('order.collectedAt')} lines={[place, branch?.address ?? '']} />}
          <Place title={text('order.invoiceAddress')} lines={labelLines(invoice ?? shipping, language)} />
        </>
      ) : (
        <>
          <Place title={text('order.shippingAddress')} lines={labelLines(shipping, language)} />
          {invoice && <Place title={text('order.invoiceAddress')} lines={labelLines(invoice, language)} />}
        </>
      )}
    </Stack>
  )
}

function Place({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <Box>
      <Typography variant="subtitle2" component="h2">
        {title}
      </Typography>
      {lines.filter(Boolean).map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
    </Box>
  )
}
