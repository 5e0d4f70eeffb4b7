import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import type { Project } from '../project/project.ts'
import { askedProduct } from '../requests/asked-product.ts'
import type { Reservation } from './reservation.ts'

/** The page of the goods that a reservation is of, on which they can be reserved once more; undefined where they are not shown any more. */
export async function goodsPath(
  db: Database,
  project: Project,
  { goods }: Reservation,
  language: Language,
): Promise<string | undefined> {
  const found = goods && (await askedProduct(db, project, goods))
  return found?.ok ? found.product.path(language) : undefined
}
