import { Box, useMediaQuery } from '@mui/material'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useResourceContext, useStore } from 'react-admin'
import { isPreviewed } from './preview-paths.ts'

/** From this width on a form and its page stand beside each other. */
const WIDE = '(min-width: 1280px)'

/** Forms of what is written rather than counted begin with their page beside them. */
const WRITTEN: readonly string[] = ['page', 'news', 'event', 'brand', 'ecommerce_category']

interface Beside {
  /** Whether there is room and something to be shown at all. */
  readonly canShow: boolean
  readonly isShown: boolean
  toggle(): void
  /** Where the page is to stand; null until it is there. */
  readonly place: HTMLElement | null
}

const BesideContext = createContext<Beside>({ canShow: false, isShown: false, toggle: () => {}, place: null })

export const useBeside = (): Beside => use(BesideContext)

/** A form with room for its page beside it, on screens that have it. Whether it stands there is remembered for each kind of record. */
export function BesideForm({ children }: { children: ReactNode }) {
  const collection = useResourceContext() ?? ''
  const canShow = useMediaQuery(WIDE, { noSsr: true }) && isPreviewed(collection)
  const [isWanted, setIsWanted] = useStore(`preview.beside.${collection}`, WRITTEN.includes(collection))
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isShown = canShow && isWanted
  const beside = useMemo(
    () => ({ canShow, isShown, toggle: () => setIsWanted(!isWanted), place }),
    [canShow, isShown, isWanted, setIsWanted, place],
  )
  return (
    <BesideContext value={beside}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: isShown ? 'minmax(0, 1fr) minmax(0, 0.8fr)' : 'minmax(0, 1fr)',
          alignItems: 'start',
        }}
      >
        {/* Always the same element: a form that were made anew would forget what was typed. */}
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        {isShown && (
          <Box
            ref={setPlace}
            sx={{
              position: 'sticky',
              top: 56,
              height: 'calc(100dvh - 112px)',
              minWidth: 0,
              borderLeft: 1,
              borderColor: 'divider',
            }}
          />
        )}
      </Box>
    </BesideContext>
  )
}
