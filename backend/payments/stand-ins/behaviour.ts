/** How a stand-in misbehaves, to see that nobody suffers: switched on and off by tests. */
export interface Behaviour {
  /** Milliseconds before each answer. */
  delay?: number
  /** Says no to these calls, with the provider's own words. */
  refuse?: readonly string[]
  /** Answers 503 to these calls and does nothing. */
  down?: readonly string[]
  /** Answers 200 to these calls, with an object that says nothing, and does nothing. */
  empty?: readonly string[]
  /** Does what these calls ask, and loses the answer. */
  loseAnswer?: readonly string[]
  /** Sends every message twice. */
  doubleWebhooks?: boolean
  /** Charges and reports these cents instead of what was asked. */
  wrongCents?: number
  /** Charges and reports this currency. */
  wrongCurrency?: string
  /** Reports its payments as belonging to this order. */
  wrongOrder?: string
  /** Does not tell of payments by itself. */
  silent?: boolean
  /** What becomes of the money that it is asked to give back. */
  refundStatus?: 'PENDING' | 'FAILED'
  /** Says that it must look at the payment first. */
  pending?: boolean
}

/** Waits, refuses or loses the answer as the behaviour says. */
export async function misbehaved(
  behaviour: Behaviour,
  call: string,
  refusal: () => Response,
  work: () => Response | Promise<Response>,
): Promise<Response> {
  if (behaviour.delay) await new Promise((resolve) => setTimeout(resolve, behaviour.delay))
  if (behaviour.down?.includes(call)) return new Response('Service Unavailable', { status: 503 })
  if (behaviour.empty?.includes(call)) return Response.json({})
  if (behaviour.refuse?.includes(call)) return refusal()
  const answer = await work()
  if (behaviour.loseAnswer?.includes(call)) throw new TypeError('fetch failed')
  return answer
}
