import type { CollectionName, Model } from '#contract/model/model.ts'
import type { CellOf } from '#contract/model/row-of.ts'
import type { Cell } from './database.ts'

type JsonColumn<Name extends CollectionName> = {
  [Key in keyof Model[Name]]: Model[Name][Key] extends { readonly type: 'json' } ? Key : never
}[keyof Model[Name]]

/**
 * Reads the JSON columns of a table as what the model says that they hold: `jsonOf<'ecommerce_order'>()(row, 'taxes')`. Null where a
 * column is empty. Throws a SyntaxError where it is damaged: nobody but the program writes them.
 */
export const jsonOf =
  <Name extends CollectionName>() =>
  <Key extends JsonColumn<Name>>(row: { readonly [Column in Key]?: Cell }, column: Key): CellOf<Name, Key> =>
    JSON.parse(String(row[column] ?? 'null'))
