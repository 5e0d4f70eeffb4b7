import { Alert, Box, Button, Card, Stack, TextField, Link as TextLink, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import type { Customer } from '#contract/wire/customers.ts'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useEuro } from '../orders/use-euro.ts'
import { CustomerCard } from './customer-card.tsx'

/** Everybody who has ordered, asked or reserved; with an address, what there was with them. */
export function CustomersPage() {
  const text = useText()
  const [search] = useSearchParams()
  const email = search.get('email')
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: '70rem' }}>
      <Title title={text('customers.title')} />
      {email === null ? <CustomerList /> : <CustomerCard key={email} email={email} />}
    </Stack>
  )
}

function CustomerList() {
  const text = useText()
  const failureWords = useFailureWords()
  const { gate, sdk } = useBackend()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const { data, error, hasNextPage, fetchNextPage, isPending } = useInfiniteQuery({
    queryKey: ['customers', asked],
    gcTime: 0,
    initialPageParam: 1,
    queryFn: ({ pageParam }) => gate.guarded(() => sdk.customers.list({ q: asked, page: pageParam })),
    getNextPageParam: (last, pages) =>
      pages.reduce((sum, { customers }) => sum + customers.length, 0) < last.count && last.customers.length > 0
        ? pages.length + 1
        : undefined,
  })
  const customers = data?.pages.flatMap((page) => page.customers) ?? []
  return (
    <>
      <Typography component="h1" variant="h5">
        {text('customers.title')}
      </Typography>
      <Typography>{text('customers.help')}</Typography>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center' }}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(typed.trim())
        }}
      >
        <TextField
          label={text('customers.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ maxWidth: '24rem' }}
        />
        <Button type="submit" variant="outlined">
          {text('way.search')}
        </Button>
      </Stack>
      {error && <Alert severity="error">{failureWords(error)}</Alert>}
      <Typography role="status">
        {isPending
          ? ''
          : text(customers.length > 0 ? 'customers.count' : 'customers.none', { count: data?.pages[0]?.count ?? 0 })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {customers.map((customer) => (
          <CustomerRow key={customer.email} customer={customer} />
        ))}
      </Box>
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{text('customers.more')}</Button>}
    </>
  )
}

function CustomerRow({ customer: { email, name, orders, takings, questions, last_on } }: { customer: Customer }) {
  const text = useText()
  const euro = useEuro()
  const moment = useMoment()
  const facts = [
    `${text('customers.orders')}: ${orders} (${euro(takings)})`,
    `${text('customers.questions')}: ${questions}`,
    `${text('customers.last')}: ${moment(last_on)}`,
  ]
  return (
    <Card component="li" variant="outlined" sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <TextLink component={Link} to={`/customers?email=${encodeURIComponent(email)}`}>
        {name || email}
      </TextLink>
      <Typography variant="body2">{email}</Typography>
      <Typography variant="body2" color="text.secondary">
        {facts.join(' · ')}
      </Typography>
    </Card>
  )
}
