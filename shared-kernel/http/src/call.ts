import type { BodyOf, PathParams } from '@storefront/contracts'
import type { Struct } from 'superstruct'
import { sendWithLogin } from './call-with-login'
import { loadTransport } from './transport/load-transport'
import { prefetch, clearPrefetched, isPrefetch, takePrefetched } from './cache/prefetch-cache'
import { currentScope, type RequestScope } from './request-scope'
import { fillPath, queryString } from './transport/request-url'
import type { CallableEndpoint, RequestDetails } from './transport/send'

type PathOf<E> = E extends { path: infer Path extends string } ? Path : never
type QueryOf<E> = E extends { query?: Struct<infer Query, unknown> | undefined } ? Query : undefined
type ResponseOf<E> = E extends { response?: Struct<infer Response, unknown> | undefined }
  ? Response
  : undefined

type ParamsPart<Path extends string> = keyof PathParams<Path> extends never
  ? { params?: undefined }
  : { params: PathParams<Path> }
type BodyPart<Body> = undefined extends Body ? { body?: Body } : { body: Body }

export type CallOptions<E> = ParamsPart<PathOf<E>> &
  BodyPart<BodyOf<E>> & {
    query?: QueryOf<E>
    /** Aborts the call. Loaders pass their request's signal. */
    signal?: AbortSignal
    /** True for a read that should continue after leaving the screen that started it. */
    outlivesRoute?: boolean
    /** True if all guests get the same response, so a server may share it (stale-while-revalidate). */
    isCacheable?: boolean
    /**
     * Sends no token. Used for /public.json (§7) and for the refresh itself, which would otherwise wait for a
     * new token.
     */
    isAnonymous?: boolean
    /** Upload progress from 0 to 1. Browser only. */
    onProgress?: (part: number) => void
  }

/** A response. Header names are lower case. */
export type Answer<Response> = { data: Response; headers: Headers; status: number }

/**
 * Makes one call to the API with the session's token.
 * @throws NetworkError, TimeoutError, RequestCancelled, or a ResponseError for an error response
 */
export async function call<E extends CallableEndpoint>(
  endpoint: E,
  ...[options]: Record<never, never> extends CallOptions<E> ? [CallOptions<E>?] : [CallOptions<E>]
): Promise<Answer<ResponseOf<E>>> {
  const scope = currentScope()
  try {
    const details = (options ?? {}) as RequestDetails
    const answer = await answerTo<ResponseOf<E>>(endpoint, details, scope)
    if (details.isCacheable) scope.onSharedAnswer?.(answer.headers)
    else scope.onAnswer?.(answer.headers)
    return answer
  } catch (error) {
    if (!isPrefetch(options?.signal)) scope.onFailure?.(error)
    throw error
  }
}

/** Returns the response from the guests' cache, a prefetch or the server. */
async function answerTo<Response>(
  endpoint: CallableEndpoint,
  details: RequestDetails,
  scope: RequestScope,
): Promise<Answer<Response>> {
  const { send } = await loadTransport()
  const token = details.isAnonymous ? undefined : await readToken(endpoint, scope)
  const key = buildKey(endpoint, details, scope)
  if (details.isCacheable && scope.cacheAnswer && token === undefined)
    return scope.cacheAnswer(
      key,
      () =>
        send<Response>(
          endpoint,
          { ...details, signal: undefined },
          { ...scope, cookie: undefined },
          undefined,
        ),
      scope.shopVersion,
    )
  if (endpoint.method !== 'GET')
    return sendWithLogin<Response>(endpoint, details, scope, token).finally(clearPrefetched)
  const keyOfMember = `${token ?? ''} ${key}`
  // A prefetch continues after the pointer moves away, and leaves the handling of a 401 to the real call.
  if (isPrefetch(details.signal))
    return prefetch(keyOfMember, () =>
      send<Response>(endpoint, { ...details, signal: undefined, outlivesRoute: true }, scope, token),
    )
  return (
    (await takePrefetched<Response>(keyOfMember)) ?? sendWithLogin<Response>(endpoint, details, scope, token)
  )
}

/** Reads the login. Of a public call's answer, the browser loads the member's part again (ADR 0107). */
const readToken = ({ access }: CallableEndpoint, scope: RequestScope) =>
  access === 'public' && scope.asIsland
    ? scope.asIsland(async () => scope.accessToken())
    : scope.accessToken()

const buildKey = (
  { method, path }: CallableEndpoint,
  { params, query }: RequestDetails,
  { channel }: RequestScope,
) => `${channel} ${method} ${fillPath(path, params)}${queryString(query)}`

/**
 * Loads the transport before the first call.
 * @throws if loading fails; the next call tries again
 */
export async function warmUp(): Promise<void> {
  await loadTransport()
}
