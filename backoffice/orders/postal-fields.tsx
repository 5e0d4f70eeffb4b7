import { Box, MenuItem, TextField } from '@mui/material'
import { type Address, type AddressField, addressFields } from '#domain/orders/address.ts'
import { regionName } from '#domain/texts/region-name.ts'
import { useText } from '../i18n/use-text.ts'
import type { OfficeLanguage } from '../labels/labels.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'

/** An address while it is typed. */
export type TypedAddress = Partial<Record<AddressField, string>>

const FIELDS = Object.keys(addressFields) as AddressField[]
/** Of six columns, so that what belongs together stands in one line. */
const WIDTHS: Partial<Record<AddressField, number>> = {
  company: 4,
  first_name: 3,
  last_name: 3,
  street: 4,
  addition: 6,
  city: 4,
  country_code: 3,
  phone: 3,
}
const HIDDEN: readonly AddressField[] = ['salutation']

interface Props {
  readonly value: TypedAddress
  readonly change: (value: TypedAddress) => void
  /** Countries to choose from; without any the country stays as it is. */
  readonly countries?: readonly { code: string; name: string }[]
  /** The fields that cannot stay as they are. */
  readonly wrong?: readonly string[]
}

/** Asks for an address, with what the checkout asks for. */
export function PostalFields({ value, change, countries, wrong = [] }: Props) {
  const text = useText()
  const language = useOfficeLanguage()
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(6, 1fr)' } }}>
      {FIELDS.filter((field) => !HIDDEN.includes(field) && (countries || field !== 'country_code')).map((field) => (
        <TextField
          key={field}
          select={field === 'country_code'}
          label={text(`orderWork.field.${field}`)}
          value={value[field] ?? ''}
          required={addressFields[field].required}
          error={wrong.includes(field)}
          onChange={({ target }) => change({ ...value, [field]: target.value })}
          slotProps={{ htmlInput: { maxLength: addressFields[field].maxLength, autoComplete: 'off' } }}
          sx={{ gridColumn: { sm: `span ${WIDTHS[field] ?? 2}` } }}
        >
          {field === 'country_code' &&
            offered(countries, value.country_code, language).map(({ code, name }) => (
              <MenuItem key={code} value={code}>
                {name}
              </MenuItem>
            ))}
        </TextField>
      ))}
    </Box>
  )
}

/** The countries to choose from; the chosen one is among them before the server has said which there are. */
function offered(countries: Props['countries'] = [], chosen: string | undefined, language: OfficeLanguage) {
  if (!chosen || countries.some(({ code }) => code === chosen)) return countries
  return [...countries, { code: chosen, name: regionName(chosen, language) ?? chosen }]
}

const BLANK: Address = {
  first_name: '',
  last_name: '',
  street: '',
  number: '',
  zip_code: '',
  city: '',
  country_code: '',
}

/** What was typed as an address; the server says what is wrong with it. */
export const typedPostal = (typed: TypedAddress): Address => ({
  ...BLANK,
  ...Object.fromEntries(FIELDS.flatMap((field) => (typed[field]?.trim() ? [[field, typed[field].trim()]] : []))),
})
