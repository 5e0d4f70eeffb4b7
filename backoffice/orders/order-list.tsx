import Add from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { ColumnsButton, DataTable, List, TopToolbar } from 'react-admin'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { dayFilters } from '../lists/day-filters.tsx'
import { EmptyList } from '../lists/empty-list.tsx'
import { fieldColumns } from '../lists/field-columns.tsx'
import { listFilters } from '../lists/list-filters.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { BulkOrders } from './bulk-orders.tsx'
import { MonthExport } from './month-export.tsx'
import { OrderExport } from './order-export.tsx'
import { PaymentCell } from './payment-cell.tsx'
import { ShippingCell } from './shipping-cell.tsx'
import { StateCell } from './state-cell.tsx'

const ORDER = 'ecommerce_order'
const COLUMNS = ['number', 'created_on', 'state', 'customer_name', 'payment_name', 'shipping_name', 'total']

/** The orders, the newest first. */
export function OrderList() {
  const labels = useLabels()
  const text = useText()
  const { model } = useWorkplace()
  const fields = model.get(ORDER)?.fields ?? {}
  return (
    <List
      title={labels.collection(ORDER)}
      perPage={25}
      sort={{ field: 'created_on', order: 'DESC' }}
      filters={[
        ...listFilters(model, ORDER, labels),
        ...dayFilters('created_on', { from: text('order.from'), until: text('order.until') }),
      ]}
      actions={
        <TopToolbar>
          <Button component={Link} to="/new-order" variant="contained" size="small" startIcon={<Add />}>
            {text('orderWork.fresh')}
          </Button>
          <ColumnsButton />
          <MonthExport />
          <OrderExport />
        </TopToolbar>
      }
      exporter={false}
      empty={<EmptyList />}
      queryOptions={{ meta: { fields: ['id', ...COLUMNS, 'payment_method', 'shipping_method', 'credited', 'paid'] } }}
    >
      <DataTable rowClick="edit" bulkActionButtons={<BulkOrders />}>
        {fieldColumns(fields, COLUMNS, (name) => labels.field(ORDER, name), {
          state: StateCell,
          payment_name: PaymentCell,
          shipping_name: ShippingCell,
        })}
      </DataTable>
    </List>
  )
}
