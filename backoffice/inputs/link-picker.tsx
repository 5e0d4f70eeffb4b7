import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { LinkTarget } from '#contract/wire/duties.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useLabels } from '../labels/use-labels.ts'

interface Props {
  label: string
  value: string
  onChange: (path: string) => void
  onBlur?: () => void
  helperText?: ReactNode
  isWrong?: boolean
}

/** An address of the website, chosen by the name of what is there; what is in no list, like a piece of goods, is typed. */
export function LinkPicker({ label, value, onChange, onBlur, helperText, isWrong = false }: Props) {
  const translate = useTranslate()
  const labels = useLabels()
  const { data = [] } = useQuery({
    queryKey: ['link-targets'],
    staleTime: 30_000,
    queryFn: () => gate.guarded(() => sdk.linkTargets()),
  })
  const present = data.find(({ path }) => path === value)
  return (
    <Autocomplete<LinkTarget, false, false, true>
      freeSolo
      fullWidth
      // Named in English else.
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      options={data}
      groupBy={({ kind }) => labels.collection(kind)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : `${option.name} (${option.path})`)}
      filterOptions={(options, { inputValue }) => matching(options, inputValue)}
      isOptionEqualToValue={(option, one) => typeof one !== 'string' && option.path === one.path}
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.kind} ${option.path}`)}
      inputValue={value}
      value={present ?? value}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'reset' && reason !== 'selectOption' && reason !== 'blur') onChange(typed)
      }}
      onChange={(_, chosen) => onChange(typeof chosen === 'string' ? chosen : (chosen?.path ?? ''))}
      onBlur={onBlur}
      renderInput={(params) => <TextField {...params} label={label} helperText={helperText} error={isWrong} />}
      sx={{ mb: 1 }}
    />
  )
}

/** What is offered for what was typed: a part of the name or of the address. */
export function matching(options: readonly LinkTarget[], typed: string): LinkTarget[] {
  const words = typed.trim().toLowerCase()
  const isChosen = options.some(({ path }) => path === typed)
  if (words === '' || isChosen) return [...options]
  return options.filter(({ name, path }) => `${name} ${path}`.toLowerCase().includes(words))
}
