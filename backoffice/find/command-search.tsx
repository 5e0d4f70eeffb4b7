import { Autocomplete, Box, Dialog, ListSubheader, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { type Finding, fieldsFor, recordsFor, screensFor } from './findings.ts'
import { useFindable } from './use-findable.ts'

/** Milliseconds of quiet before the backend is asked. */
const PAUSE = 200

function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

/** The search over screens, settings and records; whatever is chosen opens. */
export function CommandSearch({ close }: { readonly close: () => void }) {
  const text = useText()
  const labels = useLabels()
  const ways = useFindable()
  const workplace = useWorkplace()
  const navigate = useNavigate()
  const { gate, sdk } = useBackend()
  const [typed, setTyped] = useState('')
  const asked = useSettled(typed)
  const { data: records = [] } = useQuery({
    queryKey: ['find', asked],
    gcTime: 0,
    queryFn: () => gate.guarded(() => recordsFor(asked, { sdk, workplace, labels })),
  })
  const shown = useDeferredValue(typed)
  const findings = [...screensFor(shown, ways), ...fieldsFor(shown, workplace, labels), ...records]
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': text('way.searchTitle') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Autocomplete<Finding>
        open={typed.trim() !== ''}
        forcePopupIcon={false}
        clearText={text('orderWork.clear')}
        // The list is open as long as there are words: to leave it is to leave the search.
        onClose={(_, reason) => reason === 'escape' && close()}
        noOptionsText={text('way.nothing')}
        autoHighlight
        disablePortal
        options={findings}
        filterOptions={(options) => options}
        groupBy={({ kind }) => text(`way.${kind}`)}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ path, field, name }) => `${path} ${field ?? name}`}
        inputValue={typed}
        onInputChange={(_, value, reason) => reason !== 'reset' && setTyped(value)}
        value={null}
        onChange={(_, chosen) => {
          if (chosen === null) return
          close()
          void navigate(chosen.path, chosen.field ? { state: { field: chosen.field } } : {})
        }}
        // The library's own groups are lists within a list of choices, which readers of screens cannot tell apart.
        renderGroup={({ key, group, children }) => (
          <Box key={key} role="group" aria-label={group}>
            <ListSubheader component="div" aria-hidden>
              {group}
            </ListSubheader>
            <Box component="ul" role="none" sx={{ p: 0 }}>
              {children}
            </Box>
          </Box>
        )}
        renderOption={({ key, ...props }, { name, of }) => (
          <Box component="li" key={key} {...props}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
              <Typography variant="body2" color="text.secondary">
                {of}
              </Typography>
            </Box>
          </Box>
        )}
        slotProps={{
          listbox: { sx: { maxHeight: '60vh' } },
          popper: { sx: { position: 'static !important', transform: 'none !important', width: '100% !important' } },
        }}
        renderInput={(params) => (
          <TextField {...params} autoFocus label={text('way.searchTitle')} placeholder={text('way.searchHelp')} />
        )}
        sx={{ p: 2 }}
      />
    </Dialog>
  )
}
