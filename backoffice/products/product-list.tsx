import FileUpload from '@mui/icons-material/FileUpload'
import { Button, type Theme, Typography, useMediaQuery } from '@mui/material'
import { ColumnsButton, CreateButton, DataTable, List, TopToolbar, useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import type { DescribedField } from '#contract/wire/described-model.ts'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import type { AnyItem } from '#sdk/resource.ts'
import { useBranches } from '../branches/use-branches.ts'
import { FileThumb } from '../files/file-thumb.tsx'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { DataColumn } from '../lists/data-column.tsx'
import { EmptyList } from '../lists/empty-list.tsx'
import { FieldCell } from '../lists/field-cell.tsx'
import { listFilters } from '../lists/list-filters.tsx'
import { OnceChosen, SoonPagination } from '../lists/list-parts.tsx'
import { useTitle } from '../record/use-title.ts'
import { mayCount } from '../workplace/may-count.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { BranchPieces } from './branch-pieces.tsx'
import { BulkStatus } from './bulk-status.tsx'
import { ExportButton } from './export-button.tsx'
import { InlineNumber } from './inline-number.tsx'

interface Variant {
  readonly active: boolean
  readonly stock: number | null
}

const PRODUCT = 'ecommerce_product'
const FIELDS = ['id', 'display_name', 'reference_number', 'price_brutto', 'stock', 'status']
// Named with its product: read by a reference of its own, each line would ask for it and be drawn once more.
const CATEGORY = ['category.id', 'category.display_name']
const PLACES = ['places.branch', 'places.variant', 'places.pieces']
const VARIANTS = ['product_variants.id', 'product_variants.active', 'product_variants.stock']
const PICTURE = ['images.file.id', 'images.file.hash', 'images.file.type', 'images.file.filename', 'images.file.title']

function ProductActions() {
  const text = useText()
  const workplace = useWorkplace()
  return (
    <TopToolbar>
      <ColumnsButton />
      <ExportButton />
      {may(workplace, 'create', PRODUCT) && (
        <Button size="small" startIcon={<FileUpload />} component={Link} to="/import">
          {text('import.title')}
        </Button>
      )}
      {may(workplace, 'create', PRODUCT) && <CreateButton />}
    </TopToolbar>
  )
}

function Picture() {
  const record = useRecordContext<{ id: number; images?: { file: StoredFile | number | null }[] }>()
  const file = record?.images?.[0]?.file
  // A product that was just saved is listed as its form reads it, which knows its files by number, until the list has come anew.
  return typeof file === 'object' && file?.type ? <FileThumb file={file} size={40} /> : null
}

/** The category of a line. A product that was just saved knows it by its number alone, as its pictures. */
function CategoryName({ field }: { readonly field: DescribedField | undefined }) {
  const category = useRecordContext<{ id: number; category?: AnyItem | number | null }>()?.category
  const title = useTitle()
  if (!field || !category) return null
  return typeof category === 'object' ? title(category) : <FieldCell field={field} />
}

/** How many pieces there are: changed where it stands, or of all variants on sale together, for the count of their product then says nothing. */
function Stock({ label, readOnly }: { readonly label: string; readonly readOnly: boolean }) {
  const variants = useRecordContext<{ id: number; product_variants?: readonly Variant[] }>()?.product_variants ?? []
  if (variants.length === 0)
    return <InlineNumber resource={PRODUCT} source="stock" label={label} kind="integer" readOnly={readOnly} />
  const pieces = variants.reduce((sum, { active, stock }) => sum + (active ? Number(stock) : 0), 0)
  return <Typography variant="body2">{pieces}</Typography>
}

/** The products: price and stock are changed in the line. */
export function ProductsScreen() {
  const labels = useLabels()
  const workplace = useWorkplace()
  const { model } = workplace
  const fields = model.get(PRODUCT)?.fields ?? {}
  const label = (name: string) => labels.field(PRODUCT, name)
  const mayChange = may(workplace, 'update', PRODUCT)
  const branches = useBranches()
  // With a column for each branch an upright tablet has no room for reference, category and the sum of all stock.
  const hasPlaces = branches.length > 1
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const cell = (name: string) => (fields[name] ? <FieldCell field={fields[name]} /> : null)
  return (
    <List
      title={labels.collection(PRODUCT)}
      perPage={25}
      sort={{ field: 'display_name', order: 'ASC' }}
      filters={listFilters(model, PRODUCT, labels)}
      actions={<ProductActions />}
      exporter={false}
      pagination={<SoonPagination />}
      empty={<EmptyList />}
      queryOptions={{ meta: { fields: [...FIELDS, ...CATEGORY, ...PLACES, ...VARIANTS, ...PICTURE] } }}
    >
      <DataTable
        rowClick="edit"
        bulkActionButtons={
          mayChange ? (
            <OnceChosen>
              <BulkStatus />
            </OnceChosen>
          ) : (
            false
          )
        }
        size="small"
      >
        <DataColumn label={label('images')} disableSort is="picture">
          <Picture />
        </DataColumn>
        <DataColumn source="display_name" label={label('display_name')} is="name" />
        {!isNarrow && <DataColumn source="reference_number" label={label('reference_number')} />}
        {!isNarrow && (
          <DataColumn source="category" label={label('category')}>
            <CategoryName field={fields.category} />
          </DataColumn>
        )}
        <DataColumn source="price_brutto" label={label('price_brutto')}>
          <InlineNumber
            resource={PRODUCT}
            source="price_brutto"
            label={label('price_brutto')}
            kind="money"
            readOnly={!mayChange}
          />
        </DataColumn>
        {!(isNarrow && hasPlaces) && (
          <DataColumn source="stock" label={label('stock')}>
            <Stock label={label('stock')} readOnly={!mayCount(workplace, undefined)} />
          </DataColumn>
        )}
        {hasPlaces &&
          branches.map(({ id, display_name }) => (
            <DataColumn key={id} label={display_name} disableSort>
              <BranchPieces branch={id} name={display_name} readOnly={!mayCount(workplace, id)} />
            </DataColumn>
          ))}
        <DataColumn source="status" label={label('status')}>
          {cell('status')}
        </DataColumn>
      </DataTable>
    </List>
  )
}
