import { Box, Button, Checkbox, Stack, TextField, Typography } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useText } from '../i18n/use-text.ts'
import { NumberInput } from '../inputs/number-input.tsx'
import { useLabels } from '../labels/use-labels.ts'
import { defaultsOf } from '../record/defaults-of.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { ValueWordings } from './value-wordings.tsx'
import { axisValuesOf, cellAt, type VariantValues, withCell, withoutCell } from './variant-rows.ts'

const ROW = 'ecommerce_product_variant'

interface MatrixProps {
  source: string
  /** What the two choices are called. */
  names: readonly [string, string]
  isCounted: boolean
}

/** The variants of two choices as a table: a row for each metal, a column for each size, a tick where it exists. */
export function VariantMatrix({ source, names, isCounted }: MatrixProps) {
  const text = useText()
  const { model, languages } = useWorkplace()
  const { control, setValue } = useFormContext()
  const watched: unknown = useWatch({ control, name: source })
  const rows = Array.isArray(watched) ? (watched as VariantValues[]) : []
  const [added, setAdded] = useState<readonly [string[], string[]]>([[], []])
  const firsts = [...new Set([...axisValuesOf(rows, 'first_value'), ...added[0]])]
  const seconds = [...new Set([...axisValuesOf(rows, 'second_value'), ...added[1]])]
  const change = (changed: readonly VariantValues[]) => setValue(source, changed, { shouldDirty: true })
  const defaults = () => defaultsOf(model, ROW, languages)

  function add(axis: 0 | 1, value: string) {
    setAdded([axis === 0 ? [...added[0], value] : added[0], axis === 1 ? [...added[1], value] : added[1]])
    const others = axis === 0 ? seconds : firsts
    change(
      others.reduce<VariantValues[]>(
        (all, other) => withCell(all, axis === 0 ? value : other, axis === 0 ? other : value, defaults()),
        rows,
      ),
    )
  }

  return (
    <Box role="group" aria-label={text('product.matrix')} sx={{ width: '100%', mb: 2 }}>
      <Typography variant="subtitle2" component="p">
        {text('product.matrix')}
      </Typography>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {text('product.matrixHelp', { first: names[0], second: names[1] })}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ my: 1 }}>
        <NewValue name={names[0]} known={firsts} add={(value) => add(0, value)} />
        <NewValue name={names[1]} known={seconds} add={(value) => add(1, value)} />
      </Stack>
      {firsts.length > 0 && seconds.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Box
            component="table"
            sx={{ borderCollapse: 'collapse', '& th, & td': { border: 1, borderColor: 'divider', p: 1 } }}
          >
            <thead>
              <tr>
                <th scope="col">
                  {names[0]} / {names[1]}
                </th>
                {seconds.map((second) => (
                  <th scope="col" key={second}>
                    {second}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {firsts.map((first) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {seconds.map((second) => (
                    <td key={second}>
                      <Cell
                        name={`${first}, ${second}`}
                        source={`${source}.${cellAt(rows, first, second)}`}
                        isThere={rows[cellAt(rows, first, second)]?.active === true}
                        isCounted={isCounted}
                        onToggle={(isThere) =>
                          change(isThere ? withCell(rows, first, second, defaults()) : withoutCell(rows, first, second))
                        }
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      {rows.length > 0 && <ValueWordings rows={rows} names={names} change={change} />}
    </Box>
  )
}

interface CellProps {
  name: string
  source: string
  isThere: boolean
  isCounted: boolean
  onToggle: (isThere: boolean) => void
}

function Cell({ name, source, isThere, isCounted, onToggle }: CellProps) {
  const text = useText()
  const labels = useLabels()
  return (
    <Box role="group" aria-label={name} sx={{ minWidth: 110 }}>
      <Checkbox
        size="small"
        checked={isThere}
        onChange={(_, checked) => onToggle(checked)}
        slotProps={{ input: { 'aria-label': text('product.exists', { name }) } }}
      />
      {isThere && (
        <>
          <NumberInput
            source={`${source}.price_brutto`}
            label={labels.field(ROW, 'price_brutto')}
            kind="money"
            min={0}
            helperText={false}
          />
          <NumberInput
            source={`${source}.stock`}
            label={labels.field(ROW, 'stock')}
            kind="integer"
            min={0}
            isRequired
            readOnly={isCounted}
            helperText={false}
          />
        </>
      )}
    </Box>
  )
}

/** Adds a value to a choice: `Roségold 750` to the metals. */
function NewValue({ name, known, add }: { name: string; known: readonly string[]; add: (value: string) => void }) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const value = typed.trim()
  const isKnown = known.includes(value)

  function submit() {
    if (value === '' || isKnown) return
    add(value)
    setTyped('')
  }

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <TextField
        size="small"
        label={text('product.newValue', { name })}
        value={typed}
        error={isKnown}
        helperText={isKnown ? text('product.knownValue') : ''}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          submit()
        }}
      />
      <Button onClick={submit} aria-label={text('product.addValueTo', { name })}>
        {text('product.addValue')}
      </Button>
    </Stack>
  )
}
