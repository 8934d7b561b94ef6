import type { PathParams } from '@storefront/contracts'
import type { Struct } from 'superstruct'
import { UnauthorisedError } from './errors'
import { currentScope } from './request-scope'
import type { CallableEndpoint, RequestDetails } from './transport'

/** The transport is not part of a page's first load: a served page makes no call before it is used. */
const loadTransport = () => import('./transport')

type PathOf<E> = E extends { path: infer Path extends string } ? Path : never
type QueryOf<E> = E extends { query?: Struct<infer Query, unknown> | undefined } ? Query : undefined
type BodyOf<E> = E extends { body?: Struct<infer Body, unknown> | undefined } ? Body : undefined
type ResponseOf<E> = E extends { response?: Struct<infer Response, unknown> | undefined } ? Response : undefined

type ParamsPart<Path extends string> = keyof PathParams<Path> extends never ? { params?: undefined } : { params: PathParams<Path> }
type BodyPart<Body> = [Body] extends [undefined] ? { body?: undefined } : { body: Body }

export type CallOptions<E> = ParamsPart<PathOf<E>> &
  BodyPart<BodyOf<E>> & {
    query?: QueryOf<E>
    /** Aborts the call; loaders pass their request's. */
    signal?: AbortSignal
    /** A read that outlives the screen that began it. */
    isKept?: boolean
    /** Sends no token: the refresh itself, which a token would wait for, and /public.json (§7). */
    isAnonymous?: boolean
  }

/** Header names are lower case. */
export type Answer<Response> = { data: Response; headers: Headers; status: number }

/**
 * Makes one call of a contract with the session's token.
 * @throws NetworkError, TimeoutError, RequestCancelled, or a ResponseError of the server's answer
 */
export async function call<E extends CallableEndpoint>(
  endpoint: E,
  ...[options]: Record<never, never> extends CallOptions<E> ? [CallOptions<E>?] : [CallOptions<E>]
): Promise<Answer<ResponseOf<E>>> {
  const scope = currentScope()
  const { send } = await loadTransport()
  const details = (options ?? {}) as RequestDetails
  const token = details.isAnonymous ? undefined : await scope.accessToken()
  try {
    return await send<ResponseOf<E>>(endpoint, details, scope, token)
  } catch (error) {
    const isWorthRenewing = error instanceof UnauthorisedError && token !== undefined
    if (!isWorthRenewing || !(await scope.renewAccess())) throw error
    return await send<ResponseOf<E>>(endpoint, details, scope, await scope.accessToken())
  }
}

/** Loads what calls need before the first one is made: on the shopper's first touch. */
export async function warmUp(): Promise<void> {
  await loadTransport()
}
