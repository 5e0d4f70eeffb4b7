import { Link as TextLink, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { FeedCheck } from '#contract/wire/feeds.ts'
import { defaultLanguage } from '#domain/texts/language.ts'
import { useText } from '../i18n/use-text.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { NoteCard } from './note-card.tsx'

const FILES = { google: 'google.%.xml', local: 'google-local.%.xml', comparison: 'comparison.%.csv' } as const

/** How many articles are named at once. */
const MOST_SHOWN = 20

/** The site's own feeds say what of them would be refused; nothing where nothing is sold. */
async function check(language: string): Promise<FeedCheck | null> {
  const answer = await fetch(`/feeds/problems.${language}.json`)
  return answer.ok ? answer.json() : null
}

/** The feeds for search engines and marketplaces: their addresses, and the articles that would be refused. */
export function FeedList() {
  const text = useText()
  const { languages } = useWorkplace()
  const language = languages[0] ?? defaultLanguage
  const { data } = useQuery({ queryKey: ['feeds', language], gcTime: 0, queryFn: () => check(language) })
  if (!data || data.articles === 0) return null
  const { articles, count, refused } = data
  return (
    <NoteCard
      title={text('feeds.title')}
      help={text(count === 0 ? 'feeds.fine' : 'feeds.help', { articles, count })}
      foot={<Addresses language={language} />}
    >
      {refused.slice(0, MOST_SHOWN).map(({ id, name, lacking }) => (
        <li key={id}>
          <TextLink component={Link} to={`/ecommerce_product/${id.split('-')[0]}`}>
            {name}
          </TextLink>
          {` – ${lacking.map((problem) => text(`feeds.${problem}`)).join(', ')}`}
        </li>
      ))}
    </NoteCard>
  )
}

function Addresses({ language }: { language: string }) {
  const text = useText()
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {text('feeds.addresses')}{' '}
      {(Object.keys(FILES) as (keyof typeof FILES)[]).map((file, index) => (
        <span key={file}>
          {index > 0 && ', '}
          <TextLink href={`/feeds/${FILES[file].replace('%', language)}`} target="_blank" rel="noopener">
            {text(`feeds.${file}`)}
          </TextLink>
        </span>
      ))}
    </Typography>
  )
}
