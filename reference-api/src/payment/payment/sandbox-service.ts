import { setTimeout as wait } from 'node:timers/promises'
import { enums, integer, nullable, string, type, type Infer, type Struct } from 'superstruct'
import { merchantKey } from '../../platform/secret/secret.rules'
import type { Config } from '../../services'
import type { PaymentService } from './payment-service'
import { unreachable } from './service-away.rules'

/** Sends a request to the service. Tests replace it to avoid the network. */
export type SendToService = (request: {
  method: 'GET' | 'POST'
  path: string
  authorization: string
  body?: object
}) => Promise<{ status: number; body: unknown }>

const patienceMs = 10_000
const retryMs = 200
const Outcome = enums(['authorised', 'challenged', 'refused', 'expired_token', 'timed_out', 'cancelled'])
const Started = type({
  outcome: Outcome,
  transaction_id: nullable(string()),
  redirect_url: nullable(string()),
})
const Standing = type({ outcome: Outcome })
const Sums = type({ taken: integer(), refunded: integer() })
const Session = type({ session_id: string(), redirect_url: string() })
const Profile = type({
  last_name: string(),
  first_name: string(),
  last_name_kana: nullable(string()),
  first_name_kana: nullable(string()),
  email: string(),
  postal_code: string(),
  prefecture: string(),
  city: string(),
  address1: string(),
  address2: nullable(string()),
  phone_number: string(),
})
const Agreed = type({ consent: nullable(type({ profile: Profile, amount: integer() })) })
const Found = type({ transaction_id: nullable(string()) })

export function sandboxPaymentService(config: Pick<Config, 'secrets'>, send: SendToService): PaymentService {
  const authorization = `Bearer ${merchantKey(config.secrets.payment[0])}`
  const path = (...parts: string[]) => `/merchant/${parts.map(encodeURIComponent).join('/')}`

  async function ask<T>(answer: Struct<T>, method: 'GET' | 'POST', to: string, body?: object): Promise<T> {
    const response = await send({ method, path: to, authorization, ...(body ? { body } : {}) }).catch(
      (cause: unknown) => {
        throw unreachable(cause)
      },
    )
    if (response.status !== 200 || !answer.is(response.body)) throw unreachable(response)
    return response.body
  }
  const move = <T>(answer: Struct<T>, id: string, verb: string, body: object = {}) =>
    ask(answer, 'POST', path('transactions', id, verb), body)

  return {
    start: (request): Promise<Infer<typeof Started>> => ask(Started, 'POST', path('transactions'), request),
    openSession: (request) => ask(Session, 'POST', path('sessions'), request),
    readSession: async (id, consent) =>
      (await ask(Agreed, 'GET', `${path('sessions', id)}?consent=${encodeURIComponent(consent)}`)).consent,
    inquire: async (id) => (await ask(Standing, 'GET', path('transactions', id))).outcome,
    find: async (orderNo) => (await ask(Found, 'GET', path('orders', orderNo))).transaction_id,
    capture: (id) => move(Sums, id, 'capture'),
    cancel: async (id) => void (await move(Standing, id, 'cancel')),
    refund: (id, total) => move(Sums, id, 'refund', { total }),
  }
}

/**
 * Codes of errors raised before a connection was established. The service never saw the request, so retrying
 * is safe.
 */
const nobodyHeard = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const isUnheard = ({ cause }: Error) =>
  nobodyHeard.has((cause as NodeJS.ErrnoException | undefined)?.code ?? '')

/**
 * Returns a function that sends requests over the network to the service's origin. Retries while the service
 * restarts, so that an order placed during those seconds doesn't fail.
 */
export const sendOverNetwork =
  (origin: string): SendToService =>
  async ({ method, path, authorization, body }) => {
    const signal = AbortSignal.timeout(patienceMs)
    for (;;) {
      try {
        const response = await fetch(new URL(path, origin), {
          method,
          headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
          signal,
        })
        return { status: response.status, body: await response.json().catch(() => undefined) }
      } catch (error) {
        if (!isUnheard(error as Error)) throw error
      }
      await wait(retryMs, undefined, { signal })
    }
  }
