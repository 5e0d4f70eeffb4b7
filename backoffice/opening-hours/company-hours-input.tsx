import { Alert, Link as TextLink } from '@mui/material'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import type { FieldInputProps } from '../inputs/nested-field.tsx'
import { OpeningPeriodsInput } from './opening-periods-input.tsx'
import { useHouses } from './use-houses.ts'

/** The hours of a company without branches; else where they are changed, for they are those of its main branch. */
export function CompanyHoursInput(props: FieldInputProps) {
  const text = useText()
  const { data } = useHouses()
  if (!data) return null
  const [main] = data.branches
  if (!main) return <OpeningPeriodsInput {...props} />
  return (
    <Alert severity="info" sx={{ my: 2 }}>
      {text((data.company?.opening_periods ?? []).length > 0 ? 'hours.ofMainHidden' : 'hours.ofMain')}{' '}
      <TextLink component={Link} to={`/branch/${main.id}`}>
        {main.display_name}
      </TextLink>
    </Alert>
  )
}
