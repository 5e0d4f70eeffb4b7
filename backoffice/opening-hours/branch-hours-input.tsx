import { Alert } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import type { FieldInputProps } from '../inputs/nested-field.tsx'
import { OpeningPeriodsInput } from './opening-periods-input.tsx'
import { useHouses } from './use-houses.ts'

/** The hours of a branch. Those of the main one are the company's: whoever enters them reads that its own are no longer shown. */
export function BranchHoursInput(props: FieldInputProps) {
  const text = useText()
  const id = useRecordContext()?.id
  const { data } = useHouses()
  const [main] = data?.branches ?? []
  const isMain = data !== undefined && (main === undefined || main.id === id)
  const isHiding = isMain && (data.company?.opening_periods ?? []).length > 0
  return (
    <>
      {isHiding && (
        <Alert severity="warning" sx={{ my: 2 }}>
          {text('hours.hidesCompany')}
        </Alert>
      )}
      <OpeningPeriodsInput {...props} />
    </>
  )
}
