import axios, { type AxiosProgressEvent, type AxiosResponse } from 'axios'
import type { Endpoint } from '@storefront/contracts'
import { pageTraceparent } from '@storefront/telemetry'
import type { Answer } from '../call'
import { classifyError } from './classify-error'
import { cacheRecentAnswer } from './recent-answers'
import { RequestCancelled } from '../errors'
import { signalOfRoute } from './pending-reads'
import type { RequestScope } from '../request-scope'
import { fillPath, queryString } from './request-url'

/** Response timeouts in ms. An upload gets more time, because it depends on the shopper's connection. */
const timeoutMs = 10_000
const uploadTimeoutMs = 120_000

const http = axios.create({
  timeout: timeoutMs,
  adapter: 'fetch',
  headers: { common: { Accept: 'application/json, text/plain, */*', 'X-Requested-With': 'XMLHttpRequest' } },
})

export { takeRecentAnswers } from './recent-answers'

/** The parts of a contract that a request needs. */
export type CallableEndpoint = Pick<Endpoint, 'method' | 'path' | 'access' | 'payload' | 'multipart'>

export type RequestDetails = {
  params?: Record<string, string | number>
  query?: unknown
  body?: unknown
  signal?: AbortSignal
  outlivesRoute?: boolean
  isCacheable?: boolean
  isAnonymous?: boolean
  onProgress?: (part: number) => void
}

export async function send<Response>(
  endpoint: CallableEndpoint,
  details: RequestDetails,
  scope: RequestScope,
  token: string | undefined,
): Promise<Answer<Response>> {
  try {
    const response = await asStep(scope, `${endpoint.method} ${endpoint.path}`, (traceparent) =>
      http.request<Response>({
        baseURL: scope.baseUrl,
        method: endpoint.method,
        url: fillPath(endpoint.path, details.params) + queryString(details.query),
        data: endpoint.multipart ? formData(details.body) : details.body,
        signal: signalFor(endpoint, details),
        ...(endpoint.multipart ? { timeout: uploadTimeoutMs } : {}),
        ...asUpload(details),
        responseType: endpoint.payload === 'file' ? 'blob' : 'json',
        headers: {
          'X-Ecd-Channel-Id': scope.channel,
          // Otherwise axios would send a POST without a body as a form.
          ...(endpoint.multipart ? {} : { 'Content-Type': 'application/json' }),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(traceparent ? { traceparent } : {}),
          ...(scope.cookie ? { Cookie: scope.cookie } : {}),
          ...(scope.forwardedFor ? { 'X-Forwarded-For': scope.forwardedFor } : {}),
          ...(scope.userAgent ? { 'User-Agent': scope.userAgent } : {}),
        },
      }),
    )
    if (scope.isPosted) for (const cookie of readSetCookies(response)) scope.setCookie?.(cookie)
    if (endpoint.payload === 'json') {
      scope.onBody?.(endpoint, response.data)
      cacheRecentAnswer(endpoint, response.data)
    }
    return { data: response.data, headers: toHeaders(response), status: response.status }
  } catch (cause) {
    const error = await classifyError(cause)
    const isOfLeftRoute = error instanceof RequestCancelled && !details.signal?.aborted
    // If the shopper has left the screen, the promise never settles, so that the cancelled read stays silent
    // (§8).
    if (isOfLeftRoute) return new Promise<never>(() => undefined)
    throw error
  }
}

/**
 * Returns the request options for upload progress. Fetch reports progress only over HTTP/2, XMLHttpRequest
 * over any version.
 */
const asUpload = ({ onProgress }: RequestDetails) =>
  onProgress && {
    adapter: 'xhr' as const,
    onUploadProgress: ({ progress = 0 }: AxiosProgressEvent) => onProgress(progress),
  }

/**
 * Runs a request as a step of a trace: that of the page request on a server, or that of the screen in a
 * browser.
 */
const asStep = <T>(
  { passTrace }: RequestScope,
  name: string,
  ask: (traceparent: string | undefined) => Promise<T>,
): Promise<T> =>
  passTrace ? passTrace(name, ask) : ask(typeof document === 'undefined' ? undefined : pageTraceparent())

function signalFor(
  endpoint: { method: string },
  { signal, outlivesRoute }: RequestDetails,
): AbortSignal | undefined {
  // A server never leaves a screen, so a shared signal would only accumulate listeners.
  if (typeof document === 'undefined') return signal && AbortSignal.any([signal])
  if (endpoint.method !== 'GET' || outlivesRoute) return signal
  return signal ? AbortSignal.any([signal, signalOfRoute()]) : signalOfRoute()
}

function formData(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** Reads the response's cookies. axios returns a single cookie as a string and several as a list. */
const readSetCookies = ({ headers }: AxiosResponse): string[] =>
  [(headers['set-cookie'] as string | string[] | undefined) ?? []].flat()

function toHeaders(response: AxiosResponse): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(response.headers))
    if (typeof value === 'string') headers.set(name, value)
  return headers
}
