import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { type FoundGoods, findGoods } from './wanted-goods.ts'

interface Props {
  readonly choose: (goods: FoundGoods) => void
  readonly label?: string
}

/** Looks for goods by name or number; each that is chosen is told once. */
export function GoodsSearch({ choose, label }: Props) {
  const text = useText()
  const { gate, sdk } = useBackend()
  const [words, setWords] = useState('')
  const asked = useDeferredValue(words.trim())
  const { data = [], isFetching } = useQuery({
    queryKey: ['wanted-goods', asked],
    enabled: asked.length > 1,
    queryFn: () => gate.guarded(() => findGoods(sdk, asked)),
  })
  return (
    <Autocomplete
      options={asked.length > 1 ? data : []}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ product, variant }) => `${product}-${variant}`}
      filterOptions={(options) => options}
      loading={isFetching}
      loadingText={text('loading')}
      noOptionsText={text('orderWork.notFound')}
      clearText={text('orderWork.clear')}
      forcePopupIcon={false}
      value={null}
      inputValue={words}
      onInputChange={(_event, value, reason) => reason !== 'reset' && setWords(value)}
      onChange={(_event, goods) => {
        if (goods) choose(goods)
        setWords('')
      }}
      renderInput={(params) => <TextField {...params} label={label ?? text('orderWork.product')} />}
    />
  )
}
