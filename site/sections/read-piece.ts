import type { ReactElement } from 'react'
import type { PageRequest } from '../data/page-request.ts'
import type { WrittenSection } from '../data/rows.ts'
import type { SectionWords } from './section-view.ts'

type Piece = ReactElement | string | false | null

/** What a kind that is only read shows beside heading and text: an element, or HTML; nothing where there is nothing to show. */
export type ReadPiece = (request: PageRequest, words: SectionWords, row: WrittenSection) => Piece | Promise<Piece>
