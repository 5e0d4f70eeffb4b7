import type { Answerable, AssignedQuestions, Assignment, GivenAnswer, NewAnswer } from '#contract/wire/answers.ts'
import type { Id } from '#contract/wire/items.ts'
import type { Transport } from './transport.ts'

/** The calls with which staff answer questions by mail. All reject with an ApiError whose message says why not. */
export function createAnswers(transport: Transport) {
  const at = (to: Answerable, id: Id) => `/ecom/answers/${to}/${encodeURIComponent(id)}`
  return {
    /** What was written back, the oldest first. */
    of: async (to: Answerable, id: Id) => (await transport<{ data: GivenAnswer[] }>('GET', at(to, id))).data,
    /** Sends an answer by mail, with links to at most five goods and to a reservation; answers with all of them. */
    give: async (to: Answerable, id: Id, answer: NewAnswer) =>
      (await transport<{ data: GivenAnswer[] }>('POST', at(to, id), { body: answer })).data,
    /** Who looks after a question, and who could. */
    assignment: async (to: Answerable, id: Id) =>
      (await transport<{ data: Assignment }>('GET', `${at(to, id)}/assignment`)).data,
    /** Has somebody look after it, or nobody any more. */
    assign: async (to: Answerable, id: Id, user: number | null) =>
      (await transport<{ data: Assignment }>('POST', `${at(to, id)}/assignment`, { body: { user } })).data,
    /** The open questions of a kind that somebody looks after. */
    assigned: async (to: Answerable) =>
      (await transport<{ data: AssignedQuestions }>('GET', `/ecom/assignments/${to}`)).data,
  }
}
