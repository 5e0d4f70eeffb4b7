import { FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useText } from '../i18n/use-text.ts'

/** Where the other system's contents come from. */
export type OldWay = 'server' | 'dump'

/** The field of the form by which that is chosen, which the call does not know. */
export const WAY = 'way'

/** Asks where another system's website lies and what it is called here; `problems` by the names of the fields. */
export function OldWebsiteFields({
  way,
  setWay,
  problems,
}: {
  way: OldWay
  setWay: (way: OldWay) => void
  problems: Readonly<Record<string, string>>
}) {
  const text = useText()
  const field = (name: string) => ({ name, error: problems[name] !== undefined, helperText: problems[name] })
  return (
    <>
      <div>
        <FormLabel id="old-website-way">{text('websites.old.way')}</FormLabel>
        <RadioGroup
          row
          name={WAY}
          aria-labelledby="old-website-way"
          value={way}
          onChange={(_event, value) => setWay(value === 'dump' ? 'dump' : 'server')}
        >
          <FormControlLabel value="server" control={<Radio />} label={text('websites.old.server')} />
          <FormControlLabel value="dump" control={<Radio />} label={text('websites.old.dump')} />
        </RadioGroup>
      </div>
      {way === 'server' ? (
        <>
          <TextField
            {...field('url')}
            label={text('websites.old.url')}
            type="url"
            placeholder="https://cms.example"
            required
          />
          <TextField {...field('project')} label={text('websites.old.project')} required />
          <TextField
            {...field('token')}
            label={text('websites.old.token')}
            type="password"
            autoComplete="off"
            required
            helperText={problems.token ?? text('websites.old.tokenHelp')}
          />
        </>
      ) : (
        <TextField
          {...field('file')}
          label={text('websites.old.file')}
          type="file"
          required
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: '.json,application/json' } }}
        />
      )}
      <TextField
        {...field('website')}
        label={text('websites.old.website')}
        helperText={problems.website ?? text('websites.old.websiteHelp')}
      />
      <TextField {...field('name')} label={text('websites.takeName')} />
      <TextField
        {...field('domain')}
        label={text('websites.takeDomain')}
        helperText={problems.domain ?? text('websites.moveDomainHelp')}
      />
    </>
  )
}
