import { Box, TextField } from '@mui/material'
import type { TextKey } from '../i18n/use-text.ts'
import { useText } from '../i18n/use-text.ts'

const FIELDS: readonly { name: string; label: TextKey; autoComplete: string; isOptional?: true }[] = [
  { name: 'company_name', label: 'websites.companyName', autoComplete: 'organization' },
  { name: 'executive', label: 'websites.executive', autoComplete: 'name' },
  { name: 'street', label: 'websites.street', autoComplete: 'off' },
  { name: 'number', label: 'websites.number', autoComplete: 'off' },
  { name: 'zip_code', label: 'websites.zip', autoComplete: 'postal-code' },
  { name: 'city', label: 'websites.city', autoComplete: 'address-level2' },
  { name: 'phone', label: 'websites.phone', autoComplete: 'tel' },
  { name: 'email', label: 'websites.email', autoComplete: 'email' },
  { name: 'ust_id', label: 'websites.ustId', autoComplete: 'off', isOptional: true },
]

/** The facts of the company that its imprint needs. */
export function CompanyFields({ problems }: { problems: Readonly<Record<string, string>> }) {
  const text = useText()
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))' }}>
      {FIELDS.map(({ name, label, autoComplete, isOptional }) => (
        <TextField
          key={name}
          name={`company.${name}`}
          label={text(label)}
          autoComplete={autoComplete}
          required={!isOptional}
          error={problems[`company.${name}`] !== undefined}
          helperText={problems[`company.${name}`]}
        />
      ))}
    </Box>
  )
}
