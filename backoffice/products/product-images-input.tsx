import ArrowBack from '@mui/icons-material/ArrowBack'
import ArrowForward from '@mui/icons-material/ArrowForward'
import DeleteIcon from '@mui/icons-material/Delete'
import EditIcon from '@mui/icons-material/Edit'
import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material'
import { type DragEvent, useState } from 'react'
import { useGetMany, useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import type { AnyItem } from '#sdk/resource.ts'
import { FileDialog } from '../files/file-dialog.tsx'
import { FileThumb } from '../files/file-thumb.tsx'
import { UploadButton } from '../files/upload-button.tsx'
import { useText } from '../i18n/use-text.ts'
import type { FieldInputProps } from '../inputs/nested-field.tsx'
import { useLabels } from '../labels/use-labels.ts'
import { axisValuesOf, type VariantValues } from './variant-rows.ts'

/** A list with one entry moved to another place. */
export const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}

/** The pictures of a product: the first is shown in lists. Put in order by dragging, or with the arrows. */
export function ProductImagesInput({ source, label }: FieldInputProps) {
  const text = useText()
  const { field } = useInput({ source, defaultValue: [] })
  const rows = (Array.isArray(field.value) ? field.value : []) as AnyItem[]
  const shown = useShownVariants()
  const [isChoosing, setIsChoosing] = useState(false)
  const [dragged, setDragged] = useState<number>()
  const { data: files = [] } = useGetMany<StoredFile>(
    'files',
    { ids: rows.map(({ file }) => String(file)) },
    { enabled: rows.length > 0 },
  )
  const add = (added: readonly StoredFile[]) => field.onChange([...rows, ...added.map(({ id }) => ({ file: id }))])
  const replace = (index: number, row: AnyItem) => field.onChange(rows.with(index, row))
  const move = (from: number, to: number) => field.onChange(moved(rows, from, to))

  function drop(event: DragEvent, to: number) {
    event.preventDefault()
    if (dragged !== undefined) move(dragged, to)
    setDragged(undefined)
  }

  return (
    <Box role="group" aria-label={label} sx={{ width: '100%', mb: 2 }}>
      <Typography variant="subtitle2" component="p">
        {label}
      </Typography>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {text('product.imagesHelp')}
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 0, m: 0, listStyle: 'none' }}>
        {rows.map((row, index) => {
          const file = files.find((found) => found?.id === row.file)
          return (
            <Box
              component="li"
              key={String(row.id ?? row.file)}
              draggable
              onDragStart={() => setDragged(index)}
              onDragOver={(event: DragEvent) => event.preventDefault()}
              onDrop={(event: DragEvent) => drop(event, index)}
              sx={{
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                p: 1,
                cursor: 'grab',
                opacity: dragged === index ? 0.5 : 1,
              }}
            >
              {file && <FileThumb file={file} size={128} />}
              <ShownVariant choices={shown} value={row.shows} onChange={(shows) => replace(index, { ...row, shows })} />
              <ImageButtons
                name={file?.title ?? file?.filename ?? ''}
                path={`/files/${row.file}`}
                earlier={index > 0 ? () => move(index, index - 1) : undefined}
                later={index < rows.length - 1 ? () => move(index, index + 1) : undefined}
                remove={() => field.onChange(rows.toSpliced(index, 1))}
              />
            </Box>
          )
        })}
      </Box>
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
        <UploadButton done={add} />
        <Button onClick={() => setIsChoosing(true)}>{text('file.choose')}</Button>
      </Stack>
      {isChoosing && (
        <FileDialog
          close={(chosen) => {
            setIsChoosing(false)
            if (chosen) add([chosen])
          }}
        />
      )}
    </Box>
  )
}

/** What a picture can be said to show: the values of two choices, else the names of the variants. */
function useShownVariants(): string[] {
  const { control } = useFormContext()
  const [variants, second]: unknown[] = useWatch({ control, name: ['product_variants', 'second_variant_name'] })
  const rows = Array.isArray(variants) ? (variants as VariantValues[]) : []
  const names = rows.flatMap(({ display_name }) => (typeof display_name === 'string' && display_name) || [])
  return second ? [...axisValuesOf(rows, 'first_value'), ...axisValuesOf(rows, 'second_value')] : names
}

interface ShownProps {
  value: unknown
  choices: readonly string[]
  onChange: (value: string | null) => void
}

function ShownVariant({ value, choices, onChange }: ShownProps) {
  const text = useText()
  const labels = useLabels()
  if (choices.length < 2) return null
  const chosen = typeof value === 'string' ? value : ''
  const all = chosen && !choices.includes(chosen) ? [...choices, chosen] : choices
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={labels.field('ecommerce_product_image', 'shows')}
      value={chosen}
      onChange={(event) => onChange(event.target.value || null)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ display: 'flex', my: 1, maxWidth: 180 }}
    >
      <option value="">{text('product.showsAll')}</option>
      {all.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </TextField>
  )
}

interface ButtonsProps {
  name: string
  path: string
  /** Undefined for the first. */
  earlier: (() => void) | undefined
  /** Undefined for the last. */
  later: (() => void) | undefined
  remove: () => void
}

function ImageButtons({ name, path, earlier, later, remove }: ButtonsProps) {
  const text = useText()
  return (
    <Stack direction="row" sx={{ justifyContent: 'center' }}>
      <IconButton size="small" aria-label={text('product.earlier', { name })} disabled={!earlier} onClick={earlier}>
        <ArrowBack fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={text('product.later', { name })} disabled={!later} onClick={later}>
        <ArrowForward fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={text('product.editImage', { name })} component={Link} to={path}>
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={text('product.removeImage', { name })} onClick={remove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Stack>
  )
}
