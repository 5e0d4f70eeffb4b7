import { useState } from 'react'
import { type NewAddress, oldPaths, type ProposedRedirect, proposeRedirects } from '#domain/imports/old-addresses.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { inTurn, type Progress } from '../work/long-work.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** An old path, where it shall lead, and with which status it was answered when it was tried. */
export interface OldAddress extends ProposedRedirect {
  readonly status?: number | undefined
}

/** Old addresses on their way to new ones: proposed, made, and tried on the website itself. */
export function useOldAddresses(fetchStatus: (path: string) => Promise<number> = statusOf) {
  const failureWords = useFailureWords()
  const { sdk, gate } = useBackend()
  const { languages, roots } = useWorkplace()
  const [rows, setRows] = useState<OldAddress[]>()
  const [progress, setProgress] = useState<Progress>()
  const [fault, setFault] = useState<string>()
  const [language = 'de'] = languages

  async function run(work: () => Promise<void>) {
    setFault(undefined)
    try {
      await gate.guarded(work)
    } catch (error) {
      setFault(failureWords(error))
    } finally {
      setProgress(undefined)
    }
  }

  const propose = (text: string) =>
    run(async () => {
      const { data: products } = await sdk.items('ecommerce_product').read({
        fields: ['slug', 'display_name', 'reference_number', 'status'],
        filter: { status: { in: ['published', 'draft'] } },
        limit: -1,
      })
      const { data: redirects } = await sdk.items('redirect').read({ fields: ['from_path'], limit: -1 })
      const known = products.flatMap((product): NewAddress[] => {
        const { slug, display_name: name, reference_number: reference, status } = product
        const path = storePath({ page: 'product', slug }, language, roots)
        return path === undefined ? [] : [{ path, slug, name, reference, isDraft: status === 'draft' }]
      })
      const pages = (await sdk.linkTargets()).map(({ path }) => decodeURI(path))
      const there = new Set(['/', ...pages, ...redirects.map(({ from_path }) => from_path)])
      setRows(proposeRedirects(oldPaths(text), known, there))
    })

  const make = () =>
    run(async () => {
      const wanted = (rows ?? []).filter(({ to }) => to !== undefined)
      await inTurn(
        wanted,
        async ({ from, to = '/' }) => {
          await sdk.items('redirect').create({ from_path: from, to_path: to, permanent: true })
          setRows((all) => all?.map((row) => (row.from === from ? { ...row, to: undefined, by: 'there' } : row)))
        },
        { tell: setProgress, signal: new AbortController().signal },
      )
    })

  const tryAll = () =>
    run(async () => {
      await inTurn(
        rows ?? [],
        async ({ from }) => {
          const status = await fetchStatus(from)
          setRows((all) => all?.map((row) => (row.from === from ? { ...row, status } : row)))
        },
        { tell: setProgress, signal: new AbortController().signal },
      )
    })

  return { rows, progress, fault, propose, make, tryAll }
}

const statusOf = async (path: string): Promise<number> => (await fetch(encodeURI(path))).status
