import { Box, FormHelperText, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { addressOf, type Encryption, type MailServer, mailServerOf, usualPort } from './mail-server.ts'

interface Props {
  /** The address that is kept, without its password. */
  kept: string | null
  isChanged: boolean
  problem: string | undefined
  note: string
  change: (address: string) => void
}

/** A mail server in fields. Its password is never shown; who changes anything gives it anew. */
export function MailServerInput({ kept, isChanged, problem, note, change }: Props) {
  const text = useText()
  const [typed, setTyped] = useState<MailServer>()
  const server = (isChanged && typed) || mailServerOf(kept)
  function set(part: Partial<MailServer>) {
    const next = { ...server, ...part }
    setTyped(next)
    change(addressOf(next))
  }
  const field = (name: 'host' | 'port' | 'user' | 'password', placeholder?: string) => (
    <TextField
      label={text(`connections.server.${name}`)}
      value={server[name]}
      type={name === 'password' ? 'password' : 'text'}
      autoComplete={name === 'password' ? 'new-password' : 'off'}
      placeholder={placeholder}
      error={problem !== undefined && name === 'host'}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  return (
    <Box>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr 2fr' } }}>
        {field('host', 'mail.beispiel.de')}
        {field('port')}
        <TextField
          select
          label={text('connections.server.encryption')}
          value={server.encryption}
          onChange={({ target }) => {
            const encryption: Encryption = target.value === 'tls' ? 'tls' : 'starttls'
            set({ encryption, port: usualPort[encryption] })
          }}
        >
          <MenuItem value="starttls">{text('connections.server.starttls')}</MenuItem>
          <MenuItem value="tls">{text('connections.server.tls')}</MenuItem>
        </TextField>
      </Box>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {field('user')}
        {field('password')}
      </Box>
      <FormHelperText error={problem !== undefined}>
        {problem ??
          [note, isChanged && server.user && !server.password && text('connections.server.again')]
            .filter(Boolean)
            .join(' ')}
      </FormHelperText>
    </Box>
  )
}
