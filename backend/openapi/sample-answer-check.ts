import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isPlainForm } from '../forms/form-body.ts'
import { openApiDocument, operations } from './document.ts'
import { isForPeople, type Operation } from './parts/operation.ts'

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
  const documented = operations()
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
      documented.find(({ operation, pattern }) => operation.method === method.toLowerCase() && pattern.test(path))
        ?.operation,
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

/** The kind of content that an answer says it has, without its letters' encoding; undefined for an answer without a body. */
const typeOf = (response: Response) => response.headers.get('content-type')?.split(';')[0]

const JSON_TYPE = 'application/json'

/**
 * Why an answer has not the status or the kind of content that the document tells. Forms that browsers send without any script are led
 * to pages, of which the document does not speak.
 */
function misfit(operation: Operation, request: Request, response: Response): string | undefined {
  const { answer, alike } = operation
  const { status } = response
  const isExpected = status === (answer.status ?? 200) || status === alike
  if (!isExpected && status < 400)
    return status === 304 || (status === 303 && isPlainForm(request)) ? undefined : `answers ${status}`
  const expected = isExpected ? (answer.type ?? (answer.schema && JSON_TYPE)) : JSON_TYPE
  const type = typeOf(response)
  const isPage = type === 'text/html' && (isPlainForm(request) || isForPeople(operation))
  if (isPage || type === expected || (type && expected === '*/*')) return undefined
  return `answers ${type ?? 'no content'} where ${expected ?? 'no content'} is told`
}

/**
 * What of an answer is not as the document tells it, for tests: status, kind of content, and what stands in JSON. Undefined for calls
 * that it does not tell.
 */
export async function answerProblem(request: Request, response: Response): Promise<string | undefined> {
  const { pathname } = new URL(request.url)
  const check = documentCheck()
  const operation = check.find(request.method, pathname)
  if (!operation || request.method === 'HEAD') return undefined
  const problem =
    misfit(operation, request, response) ??
    (typeOf(response) === JSON_TYPE
      ? check.problemOf(operation, response.status, await response.clone().json())
      : undefined)
  return problem && `${request.method} ${pathname} ${response.status}: ${problem}`
}
