import Download from '@mui/icons-material/Download'
import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin'
import { writeCsv } from '#domain/texts/csv.ts'
import type { AnyItem } from '#sdk/resource.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { inTurn, type Progress } from './long-work.ts'
import { ProgressBar } from './progress-bar.tsx'
import { saveFile } from './save-file.ts'

const PER_PAGE = 250

interface Props<Item> {
  label: string
  filename: string
  head: readonly string[]
  fields: readonly string[]
  /** The cells of a record, which has the fields that are named. */
  row: (record: Item) => string[]
}

/** Saves the records of a list, as it is narrowed and sorted, page by page into one file; shows how far it is and can be stopped. */
export function CsvButton<Item extends object = AnyItem>({ label, filename, head, fields, row }: Props<Item>) {
  const { resource, filterValues, sort, total = 0 } = useListContext()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const [progress, setProgress] = useState<Progress>()
  const stop = useRef(new AbortController())

  async function save() {
    stop.current = new AbortController()
    const rows: string[][] = [[...head]]
    const pages = Array.from({ length: Math.ceil(total / PER_PAGE) }, (_, index) => index + 1)
    const read = async (page: number) => {
      const { data } = await dataProvider.getList<Item & RaRecord>(resource, {
        filter: filterValues,
        sort,
        pagination: { page, perPage: PER_PAGE },
        meta: { fields },
      })
      rows.push(...data.map(row))
    }
    const tell = ({ done }: Progress) => setProgress({ done: Math.min(done * PER_PAGE, total), all: total })
    try {
      if (await inTurn(pages, read, { tell, signal: stop.current.signal }))
        saveFile(filename, writeCsv(rows), 'text/csv')
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    } finally {
      setProgress(undefined)
    }
  }

  if (progress) return <ProgressBar progress={progress} stop={() => stop.current.abort()} />
  return (
    <Button size="small" startIcon={<Download />} onClick={save}>
      {label}
    </Button>
  )
}
