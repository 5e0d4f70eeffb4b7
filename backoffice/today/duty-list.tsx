import { Link as TextLink } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { listPath } from '../lists/list-path.ts'
import { NoteCard } from './note-card.tsx'

/** Goods for sale and languages that lack what the law asks for, each with the way to its form. */
export function DutyList() {
  const text = useText()
  const labels = useLabels()
  const { data } = useQuery({ queryKey: ['duties'], gcTime: 0, queryFn: () => gate.guarded(() => sdk.duties()) })
  if (!data || data.products.length + data.languages.length === 0) return null
  const nameOf = (duty: string) => {
    const [field = '', part] = duty.split('.')
    const own = labels.field('ecommerce_product', field)
    if (!part) return own
    return `${own} (${field === 'manufacturer' ? labels.field('ecommerce_manufacturer', part) : part})`
  }
  return (
    <NoteCard title={text('duties.title')} help={text('duties.help')}>
      {data.languages.map((key) => {
        const [language = '', name = ''] = key.split(' ')
        return (
          <li key={key}>
            <TextLink component={Link} to={name === 'privacy' ? listPath('page', { name }) : '/ecommerce_settings'}>
              {text('duties.language', {
                language: labels.choice('language', language),
                name: labels.choice('type', name),
              })}
            </TextLink>
          </li>
        )
      })}
      {data.products.map(({ id, name, missing }) => (
        <li key={id}>
          <TextLink component={Link} to={`/ecommerce_product/${id}`}>
            {name}
          </TextLink>
          {' – '}
          {text('duties.product', { missing: missing.map(nameOf).join(', ') })}
        </li>
      ))}
    </NoteCard>
  )
}
