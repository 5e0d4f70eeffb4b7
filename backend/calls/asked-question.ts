import { collectionOf } from '#contract/model/model.ts'
import { type Answerable, answerable } from '#contract/wire/answers.ts'
import { Fault } from '../fault.ts'
import type { FormsOptions } from '../forms/services.ts'
import { admitted, type Caller } from '../http/context.ts'
import { requestedProject } from '../http/requested-project.ts'

const partOf: Record<Answerable, 'contact_request' | 'product_request'> = {
  contact_request: 'contact_request',
  ecommerce_request: 'product_request',
}

/** Lets in who works on questions of a kind. Throws the Fault for everybody else. */
export const mayAnswer = (options: FormsOptions) => async (request: Request, caller: Caller, kind: string) => {
  const { account } = await admitted(caller)
  const access = await caller.access()
  const name = answerable.find((known) => known === kind)
  if (!name) throw new Fault('unknownEndpoint', 'There is nothing of that kind to answer')
  if (!access.write(collectionOf(name), 'update')) throw new Fault('forbidden', `${name}: update is not allowed`)
  const project = await requestedProject(options, request)
  if (project.id !== access.project) throw new Fault('unknownItem', `There is no ${name} here`)
  return { account, access, project, name, part: partOf[name] }
}

/** The question that a call names, for staff who work on it; `part` is the column by which rows belong to it. Throws the Fault. */
export const askedQuestion =
  (options: FormsOptions) => async (request: Request, caller: Caller, kind: string, id: string) => {
    const { account, access, project, name, part } = await mayAnswer(options)(request, caller, kind)
    const row = /^\d{1,9}$/.test(id)
      ? await options.db.selectFrom(name).selectAll().where('id', '=', Number(id)).executeTakeFirst()
      : undefined
    const isOfBranch = access.branch === undefined || row?.branch === access.branch
    if (!row || row.project !== access.project || !isOfBranch)
      throw new Fault('unknownItem', `There is no ${name} ${id}`)
    return { account, access, project, row, name, part }
  }
