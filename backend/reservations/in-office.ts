import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { projectById } from '../project/project.ts'
import { askedProduct } from '../requests/asked-product.ts'
import type { Reservation } from './reservation.ts'

/** A reservation with its goods and its branch as staff call them: it keeps the names that its visitor was told, in their language. */
export async function inOffice(db: Database, reservation: Reservation, language: Language): Promise<Reservation> {
  const { branch, branchName } = reservation
  const [row] = branch === null ? [] : await rowsOf(db, 'branch', 'id', [branch])
  const productName =
    reservation.language === language ? reservation.productName : await nameIn(db, reservation, language)
  return { ...reservation, productName, branchName: row ? String(row.display_name) : branchName }
}

/** The goods in the shop's language; as the visitor read them where they are gone. */
async function nameIn(
  db: Database,
  { goods, project: id, productName }: Reservation,
  language: Language,
): Promise<string> {
  const project = goods && (await projectById(db, id))
  const found = project && (await askedProduct(db, project, goods))
  return (found?.ok && found.product.name(language)) || productName
}
