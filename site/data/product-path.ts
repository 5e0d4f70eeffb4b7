import { storePath } from '#domain/paths/store-routes.ts'
import type { Language } from '#domain/texts/language.ts'
import { type SluggedRow, slugIn } from '#domain/texts/slug-in.ts'
import type { ProjectRow } from './rows.ts'
import { storeRoots } from './store-roots.ts'

/** Where a product's page is in a language; undefined where the project has no store in it. */
export const productPath = (
  product: SluggedRow,
  language: Language,
  project: Pick<ProjectRow, 'languages' | 'translations'>,
): string | undefined => storePath({ page: 'product', slug: slugIn(product, language) }, language, storeRoots(project))
