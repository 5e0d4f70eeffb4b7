import { HttpError } from 'react-admin'
import { ApiError } from '#sdk/api-error.ts'
import type { Places } from '../record/new-record.ts'

/** Somebody has changed the record since the form was filled. */
export const OUTDATED = 412

export interface FieldProblem {
  readonly field: string
  readonly message: string
}

/** A failed call as react-admin takes it: the problems of single fields at these fields. Other errors stay what they are. */
export function failureOf(error: unknown, places: Places = new Map()): unknown {
  if (!(error instanceof ApiError)) return error
  const { error: told } = (error.body ?? {}) as { error?: { fields?: FieldProblem[] } }
  const errors = told?.fields && errorTree(told.fields, places)
  return new HttpError(error.message, error.status, { code: error.code, ...(errors && { errors }) })
}

/** The problems as a tree of the form's fields. */
export function errorTree(problems: readonly FieldProblem[], places: Places): Record<string, unknown> {
  const tree: Record<string, unknown> = {}
  for (const { field, message } of problems) {
    const names = inForm(field, places).split('.')
    const last = names.pop() ?? field
    let branch = tree
    for (const name of names) {
      branch[name] = typeof branch[name] === 'object' ? branch[name] : {}
      branch = branch[name] as Record<string, unknown>
    }
    branch[last] ??= message
  }
  return tree
}

function inForm(field: string, places: Places): string {
  const known = [...places.keys()].filter((place) => field === place || field.startsWith(`${place}.`))
  const longest = known.toSorted((a, b) => b.length - a.length)[0]
  return longest === undefined ? field : `${places.get(longest)}${field.slice(longest.length)}`
}
