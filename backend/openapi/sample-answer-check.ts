import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openApiDocument, operations } from './document.ts'
import type { Operation } from './parts/operation.ts'

interface Told {
  readonly operation: Operation
  readonly pattern: RegExp
}

/** `/items/page` before `/items/{collection}`: what names more is asked first. */
const byLiteral = (a: Told, b: Told) => parametersIn(a) - parametersIn(b)
const parametersIn = ({ operation }: Told) => operation.path.split('{').length

const patternOf = (path: string) => new RegExp(`^${path.replace(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

const pointer = (...parts: readonly (string | number)[]) =>
  `api#/${parts.map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

function createCheck() {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'api', ...openApiDocument('0') })
  const told = operations()
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }))
    .toSorted(byLiteral)
  const validators = new Map<string, ValidateFunction>()
  const isJson = ({ answer, alike }: Operation, status: number) =>
    (status >= 400 && status !== alike) || (answer.schema !== undefined && answer.type === undefined)
  const validatorOf = (ref: string) => {
    const known = validators.get(ref) ?? ajv.compile({ $ref: ref })
    validators.set(ref, known)
    return known
  }
  const schemaOf = ({ path, method, answer, alike, fails = 'Failure' }: Operation, status: number) =>
    status < 400 || status === alike
      ? pointer('paths', path, method, 'responses', answer.status ?? 200, 'content', 'application/json', 'schema')
      : pointer('components', 'schemas', fails)

  return {
    find: (method: string, path: string) =>
      told.find(({ operation, pattern }) => operation.method === method.toLowerCase() && pattern.test(path))?.operation,
    problemOf(operation: Operation, status: number, body: unknown): string | undefined {
      if (status < 300 && status !== (operation.answer.status ?? 200)) return `answers ${status}`
      if (!isJson(operation, status)) return 'answers JSON'
      const validate = validatorOf(schemaOf(operation, status))
      if (validate(body)) return undefined
      return ajv.errorsText(validate.errors?.slice(0, 3))
    },
    /** Why a body does not fit what the document says that the call takes. */
    bodyProblem({ path, method, body }: Operation, given: unknown): string | undefined {
      const type = body?.type ?? 'application/json'
      const validate = validatorOf(pointer('paths', path, method, 'requestBody', 'content', type, 'schema'))
      return validate(given) ? undefined : ajv.errorsText(validate.errors?.slice(0, 3))
    },
  }
}

let made: ReturnType<typeof createCheck> | undefined

/** The document as tests ask it, made once for a file of tests. */
export const documentCheck = () => {
  made ??= createCheck()
  return made
}

/**
 * What of an answer is not as the document tells it, for tests; undefined for calls that it does not tell. Answers that are no JSON
 * are not looked into.
 */
export async function answerProblem(request: Request, response: Response): Promise<string | undefined> {
  const { pathname } = new URL(request.url)
  const check = documentCheck()
  const operation = check.find(request.method, pathname)
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (!operation || !isJson || request.method === 'HEAD') return undefined
  const problem = check.problemOf(operation, response.status, await response.clone().json())
  return problem && `${request.method} ${pathname} ${response.status}: ${problem}`
}
