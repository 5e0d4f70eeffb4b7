import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { blueprints } from '#contract/wire/websites.ts'
import { languages } from '#domain/texts/language.ts'
import { slugOf } from '#domain/texts/slug-of.ts'
import { useText } from '../i18n/use-text.ts'
import { proposedDomain } from './proposed-domain.ts'

type Problems = { problems: Readonly<Record<string, string>> }

/** What the website is called, where it lies, and what it begins with. */
export function WebsiteFields({ problems }: Problems) {
  const text = useText()
  return (
    <>
      <AddressFields problems={problems} />
      <TextField
        select
        name="blueprint"
        label={text('websites.blueprint')}
        defaultValue={blueprints[0]}
        error={problems.blueprint !== undefined}
        helperText={problems.blueprint}
      >
        {blueprints.map((name) => (
          <MenuItem key={name} value={name}>
            {text(`websites.blueprints.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <FormControl component="fieldset" error={problems.languages !== undefined}>
        <FormLabel component="legend">{text('websites.languages')}</FormLabel>
        <FormGroup row>
          {languages.map((language) => (
            <FormControlLabel
              key={language}
              control={<Checkbox name="languages" value={language} defaultChecked />}
              label={text(`websites.languageNames.${language}`)}
            />
          ))}
        </FormGroup>
        <FormHelperText>{problems.languages}</FormHelperText>
      </FormControl>
      <FormControl component="fieldset">
        <FormLabel component="legend">{text('websites.sells')}</FormLabel>
        <RadioGroup name="sells" defaultValue="yes">
          <FormControlLabel value="yes" control={<Radio />} label={text('websites.sellsYes')} />
          <FormControlLabel value="no" control={<Radio />} label={text('websites.sellsNo')} />
        </RadioGroup>
        <FormHelperText>{text('websites.sellsHelp')}</FormHelperText>
      </FormControl>
    </>
  )
}

/** Name, short name and address, each of which follows from the one before until somebody types another. */
function AddressFields({ problems }: Problems) {
  const text = useText()
  const [name, setName] = useState('')
  const [typedSlug, setTypedSlug] = useState<string>()
  const [typedDomain, setTypedDomain] = useState<string>()
  const slug = typedSlug ?? slugOf(name)
  return (
    <>
      <TextField
        name="name"
        label={text('websites.name')}
        required
        autoFocus
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={problems.name !== undefined}
        helperText={problems.name ?? text('websites.nameHelp')}
      />
      <TextField
        label={text('websites.slug')}
        value={slug}
        onChange={({ target }) => setTypedSlug(target.value)}
        onBlur={() => setTypedSlug((typed) => (typed === undefined ? undefined : slugOf(typed)))}
        helperText={text('websites.slugHelp')}
      />
      <TextField
        name="domain"
        label={text('websites.domain')}
        required
        value={typedDomain ?? proposedDomain(slug, location.hostname)}
        onChange={({ target }) => setTypedDomain(target.value)}
        error={problems.domain !== undefined}
        helperText={problems.domain ?? text('websites.domainHelp')}
      />
    </>
  )
}
