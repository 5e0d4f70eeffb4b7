import type { CollectionName } from '#contract/model/model.ts'
import type { KnownPath, RowOf } from '#contract/model/row-of.ts'
import type { ImportOrder, ImportResult } from '#contract/wire/imports.ts'
import type { Id, ItemAnswer, ListAnswer } from '#contract/wire/items.ts'
import type { ItemQuery } from './item-query.ts'
import type { AnyItem, CallOptions, Resource, UpdateOptions } from './resource.ts'

/** Paths that all lead to fields of the collection; any other is a compile error. */
export type Fields<Name extends CollectionName, Paths extends readonly string[]> = Paths &
  readonly KnownPath<Name, Paths[number]>[]

type Asked<Name extends CollectionName, Paths extends readonly string[]> = { fields?: Fields<Name, Paths> }

type ListQuery<Name extends CollectionName, Paths extends readonly string[]> = Omit<ItemQuery, 'fields'> &
  Asked<Name, Paths>

type ItemOnlyQuery<Name extends CollectionName, Paths extends readonly string[]> = Pick<ItemQuery, 'meta'> &
  Asked<Name, Paths>

/** The calls about a collection of the model. Rows have the fields that were asked for, without any all plain ones. (SPEC 7) */
export type Items<Name extends CollectionName> = {
  /** A list, with `meta` when the query asks for it. */
  read<const Paths extends readonly string[] = ['*']>(
    query?: ListQuery<Name, Paths>,
    options?: CallOptions,
  ): Promise<ListAnswer<RowOf<Name, Paths>>>
  /** The first match as one object (`single=1`); code '203' "Item not found" without a match. */
  single<const Paths extends readonly string[] = ['*']>(
    query?: ListQuery<Name, Paths>,
    options?: CallOptions,
  ): Promise<ItemAnswer<RowOf<Name, Paths>>>
  /** The first match, or null without one. */
  first<const Paths extends readonly string[] = ['*']>(
    query?: ListQuery<Name, Paths>,
    options?: CallOptions,
  ): Promise<RowOf<Name, Paths> | null>
  byId<const Paths extends readonly string[] = ['*']>(
    id: Id,
    query?: ItemOnlyQuery<Name, Paths>,
    options?: CallOptions,
  ): Promise<ItemAnswer<RowOf<Name, Paths>>>
  create(item: AnyItem): Promise<ItemAnswer<RowOf<Name, ['*']>>>
  /** Changes an item. With the `revision` that it was read with, code '206' (status 412) when somebody has changed it since. */
  update<const Paths extends readonly string[] = ['*']>(
    id: Id,
    changes: AnyItem,
    options?: Omit<UpdateOptions, 'fields'> & Asked<Name, Paths>,
  ): Promise<ItemAnswer<RowOf<Name, Paths>>>
  delete(id: Id): Promise<void>
  /** Tries or writes the lines of a file; refused lines are part of the answer. */
  import(order: ImportOrder, options?: CallOptions): Promise<{ data: ImportResult }>
}

/** The calls about a collection: typed by the model where the name is known as it is written, of unknown rows otherwise. */
export type ItemsCall = {
  <Name extends CollectionName>(collection: Name): Items<Name>
  (collection: string): Resource<AnyItem>
}

/**
 * The calls as the model types them. Here, and nowhere else, an answer is taken at its word: that the backend sends what the model
 * says is for the backend's tests.
 */
export const typedByModel = (items: (collection: string) => Resource<AnyItem>): ItemsCall => items as ItemsCall
