import { Box, MenuItem, TextField } from '@mui/material'
import { type Address, type AddressField, addressFields } from '#domain/orders/address.ts'
import { useText } from '../i18n/use-text.ts'

/** An address while it is typed. */
export type TypedAddress = Partial<Record<AddressField, string>>

const FIELDS = Object.keys(addressFields) as AddressField[]
const WIDE: readonly AddressField[] = ['street', 'city', 'first_name', 'last_name']
const HIDDEN: readonly AddressField[] = ['salutation']

interface Props {
  readonly value: TypedAddress
  readonly change: (value: TypedAddress) => void
  /** Countries to choose from; without any the country stays as it is. */
  readonly countries?: readonly { code: string; name: string }[]
}

/** Asks for an address, with what the checkout asks for. */
export function PostalFields({ value, change, countries }: Props) {
  const text = useText()
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(4, 1fr)' } }}>
      {FIELDS.filter((field) => !HIDDEN.includes(field) && (countries || field !== 'country_code')).map((field) => (
        <TextField
          key={field}
          select={field === 'country_code'}
          label={text(`orderWork.field.${field}`)}
          value={value[field] ?? ''}
          required={addressFields[field].required}
          onChange={({ target }) => change({ ...value, [field]: target.value })}
          slotProps={{ htmlInput: { maxLength: addressFields[field].maxLength, autoComplete: 'off' } }}
          sx={{ gridColumn: { sm: WIDE.includes(field) ? 'span 2' : 'span 1' } }}
        >
          {field === 'country_code' &&
            countries?.map(({ code, name }) => (
              <MenuItem key={code} value={code}>
                {name}
              </MenuItem>
            ))}
        </TextField>
      ))}
    </Box>
  )
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
