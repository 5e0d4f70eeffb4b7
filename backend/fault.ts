/** Status and code of every expected failure, as Directus 8 numbers them. (SPEC 8) */
const FAULTS = {
  internal: [500, 0],
  busy: [503, 0],
  unavailable: [503, 0],
  badRequest: [400, 2],
  unauthorized: [401, 3],
  unknownEndpoint: [404, 7],
  method: [405, 8],
  tooMany: [429, 9],
  unknownProject: [404, 10],
  misdirected: [421, 10],
  invalid: [422, 114],
  tooLong: [414, 114],
  tooLarge: [413, 114],
  wrongCredentials: [404, 100],
  invalidToken: [401, 101],
  expiredToken: [401, 102],
  inactive: [401, 103],
  invalidResetToken: [401, 104],
  otpMissing: [404, 111],
  otpWrong: [404, 112],
  unknownCollection: [404, 200],
  brokenPath: [404, 202],
  unknownItem: [404, 203],
  duplicate: [409, 204],
  conflict: [409, 205],
  outdated: [412, 206],
  unknownField: [400, 209],
  unknownOperator: [422, 214],
  forbidden: [403, 300],
  forbiddenField: [403, 304],
  // Directus 8 knows no such code: the password has to be given once more.
  unconfirmed: [403, 305],
} as const satisfies Record<string, readonly [status: number, code: number]>

/** A caller's own words in a message must not make it endless. */
const LONGEST_MESSAGE = 500

export type FaultKind = keyof typeof FAULTS

/** An expected failure: answered as `{error: {code, message}}` with its status. The message names what is wrong. */
export class Fault extends Error {
  readonly status: number
  readonly code: number
  /** Seconds after which the call may go well. */
  readonly wait: number | undefined

  constructor(kind: FaultKind, message: string, wait?: number) {
    super(message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message)
    const [status, code] = FAULTS[kind]
    this.wait = wait
    this.status = status
    this.code = code
  }
}
