import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { DirectusLogin } from '#contract/wire/product-imports.ts'
import { useText } from '../i18n/use-text.ts'

const EMPTY: DirectusLogin = { url: '', project: '', token: '' }

/** Asks where a Directus 8 lies whose goods are to come over; its token is sent once and kept nowhere. */
export function DirectusForm({ disabled, take }: { disabled: boolean; take: (place: DirectusLogin) => void }) {
  const text = useText()
  const translate = useTranslate()
  const title = useId()
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState(EMPTY)
  const field = (name: keyof DirectusLogin) => ({
    label: text(`moving.directus.${name}`),
    value: place[name],
    required: true,
    fullWidth: true,
    onChange: ({ target }: { target: { value: string } }) => setPlace({ ...place, [name]: target.value }),
  })
  function send(event: FormEvent) {
    event.preventDefault()
    setOpen(false)
    take(place)
    setPlace({ ...place, token: '' })
  }
  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={() => setOpen(true)}>
        {text('moving.directus.open')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="sm">
        <form onSubmit={send}>
          <DialogTitle id={title}>{text('moving.directus.title')}</DialogTitle>
          <DialogContent>
            <Stack spacing={2} sx={{ pt: 1 }}>
              <Typography>{text('moving.directus.help')}</Typography>
              <TextField {...field('url')} type="url" placeholder="https://cms.example" />
              <TextField {...field('project')} />
              <TextField {...field('token')} type="password" autoComplete="off" />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained">
              {text('moving.directus.read')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
