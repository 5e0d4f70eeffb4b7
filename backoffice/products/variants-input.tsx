import { Box } from '@mui/material'
import { ArrayInput, BooleanInput, required, SimpleFormIterator, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useText } from '../i18n/use-text.ts'
import { AddRowButton } from '../inputs/add-row-button.tsx'
import type { FieldInputProps } from '../inputs/nested-field.tsx'
import { NumberInput } from '../inputs/number-input.tsx'
import { TranslationsInput } from '../inputs/translations-input.tsx'
import { useLabels } from '../labels/use-labels.ts'
import { defaultsOf } from '../record/defaults-of.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { VariantMatrix } from './variant-matrix.tsx'

const ROW = 'ecommerce_product_variant'

/** The variants of a product as a table: name, price, stock and number in one line, the rest below it. */
export function VariantsInput({ source, label }: FieldInputProps) {
  const text = useText()
  const labels = useLabels()
  const { model, languages } = useWorkplace()
  const isCounted = model.get(ROW)?.fields.stock?.readonly ?? false
  const { control } = useFormContext()
  const [first, second]: unknown[] = useWatch({ control, name: ['variant_display_name', 'second_variant_name'] })
  const secondName = typeof second === 'string' ? second.trim() : ''
  const firstName = (typeof first === 'string' && first.trim()) || labels.field(ROW, 'first_value')
  const at = (name: string) => ({ source: name, label: labels.field(ROW, name), helperText: false as const })
  return (
    <Box role="group" aria-label={label} sx={{ width: '100%' }}>
      {secondName && <VariantMatrix source={source} names={[firstName, secondName]} isCounted={isCounted} />}
      <ArrayInput source={source} label={label} helperText={text('product.variantsHelp')} defaultValue={[]}>
        <SimpleFormIterator
          addButton={<AddRowButton />}
          fullWidth
          disableClear
          getItemLabel={(index) => text('product.variant', { row: index + 1 })}
          getItemDefaults={() => defaultsOf(model, ROW, languages)}
        >
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))' }}>
            <TextInput {...at('display_name')} validate={required()} />
            {secondName && <TextInput {...at('first_value')} label={firstName} />}
            {secondName && <TextInput {...at('second_value')} label={secondName} />}
            <NumberInput {...at('price_brutto')} kind="money" min={0} />
            {model.get(ROW)?.fields.cost && <NumberInput {...at('cost')} kind="money" min={0} />}
            <NumberInput {...at('stock')} kind="integer" min={0} isRequired readOnly={isCounted} />
            <TextInput {...at('reference_number_suffix')} />
            <TextInput {...at('gtin')} />
            <TextInput {...at('shipping_time')} />
            <BooleanInput {...at('active')} />
            <BooleanInput {...at('reorder_possible')} />
          </Box>
          <TranslationsInput
            collection={`${ROW}_translation`}
            source="translations"
            only={['display_name', 'shipping_time']}
          />
        </SimpleFormIterator>
      </ArrayInput>
    </Box>
  )
}
