import type { HttpMethod } from '@storefront/contracts'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { OpenCalls } from './open-calls'
import { stopRecording } from '../record-events'

type Answering = [body: object, status: number, headers?: Record<string, string>]
type Answered = { status?: number; headers?: Record<string, string> }
type AnswerableEndpoint = { method: HttpMethod; path: string; response?: { assert(value: unknown): void } }
export type Seen = { url: URL; body: unknown; params: Record<string, string>; headers: Headers }

const formatEndpoint = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

const isMultipart = ({ headers }: Request) =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false

/** Removes the wildcard that matches the origin. */
const pathParams = ({ 0: _origin, ...named }: Record<string, unknown>) => named as Record<string, string>

/**
 * Starts a fake API at the HTTP level, based on the contracts. Records every call by method and path, and
 * fails unexpected calls.
 * @param forget resets a remote's state after each test
 */
export function fakeApi(forget: () => void = () => undefined) {
  const server = setupServer()
  const seen = new Map<string, Seen[]>()
  const stalled: (() => void)[] = []
  const calls = new OpenCalls()

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(async () => {
    stalled.splice(0).forEach((release) => release())
    await calls.settle()
    forget()
    stopRecording()
    sessionStorage.clear()
    localStorage.clear()
    server.resetHandlers()
    seen.clear()
  })
  afterAll(() => server.close())

  function handle(
    endpoint: AnswerableEndpoint,
    respond: (one: Seen) => HttpResponse<object> | Promise<HttpResponse<object>>,
  ) {
    const method = endpoint.method.toLowerCase() as 'get'
    server.use(
      http[method](`*${endpoint.path}`, async ({ request, params }) => {
        const text = await request.text()
        const one: Seen = {
          url: new URL(request.url),
          body: isMultipart(request) ? text : text ? JSON.parse(text) : undefined,
          params: pathParams(params),
          headers: request.headers,
        }
        seen.set(formatEndpoint(endpoint), [...(seen.get(formatEndpoint(endpoint)) ?? []), one])
        return calls.add(Promise.resolve(respond(one)))
      }),
    )
  }

  return {
    /**
     * Responds to all further calls of an endpoint with a body that its contract accepts, or with an error
     * body.
     */
    answer(endpoint: AnswerableEndpoint, body: object, { status = 200, headers = {} }: Answered = {}) {
      if (status < 400) endpoint.response?.assert(body)
      handle(endpoint, () => HttpResponse.json(body, { status, headers }))
    },
    /** Responds to all further calls of an endpoint depending on each call. */
    answerBy(endpoint: AnswerableEndpoint, respond: (one: Seen) => Answering | Promise<Answering>) {
      handle(endpoint, async (one) => {
        const [body, status, headers] = await respond(one)
        return HttpResponse.json(body, { status, headers })
      })
    },
    /** Breaks the connection for all further calls of an endpoint. */
    lose({ method, path }: Pick<AnswerableEndpoint, 'method' | 'path'>) {
      server.use(http[method.toLowerCase() as 'get'](`*${path}`, () => HttpResponse.error()))
    },
    /** Leaves the calls of an endpoint pending until the test ends. */
    stall({ method, path }: Pick<AnswerableEndpoint, 'method' | 'path'>) {
      server.use(
        http[method.toLowerCase() as 'get'](`*${path}`, async () => {
          await calls.add(new Promise<void>((release) => void stalled.push(release)))
          return HttpResponse.error()
        }),
      )
    },
    /** Resolves when every call has its response and the page has reacted to it. */
    answered: () => calls.settle(),
    callsOf: (endpoint: { method: string; path: string }): readonly Seen[] =>
      seen.get(formatEndpoint(endpoint)) ?? [],
  }
}

/** Returns the paging headers of a list response. */
export const paged = (total: number, current = 1, per = 15) => ({
  headers: {
    'x-total': String(total),
    'x-per-page': String(per),
    'x-last-page': String(Math.max(1, Math.ceil(total / per))),
    'x-current-page': String(current),
  },
})
