import type { HttpMethod } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { connectShell, shell, withRootRoutes } from '@storefront/navigation'
import { emptySite, setSite } from '@storefront/site'
import { changeSession } from '@storefront/session'
import { configure, render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { routes } from '../routes'

// A busy machine may need a while for the first screen's modules.
configure({ asyncUtilTimeout: 5_000 })

type Answered = { status?: number; headers?: Record<string, string> }
type AnswerableEndpoint = { method: HttpMethod; path: string; response?: { assert(value: unknown): void } }
export type Seen = { url: URL; body: unknown; params: Record<string, string> }

/** The API at the HTTP edge, spelled by the contracts; every call is recorded by method and path. */
export function fakeContentApi() {
  const server = setupServer()
  const seen = new Map<string, Seen[]>()
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    seen.clear()
  })
  afterAll(() => server.close())

  return {
    /** Answers an endpoint from now on, with what its contract promises or with an error body. */
    answer(endpoint: AnswerableEndpoint, body: object, { status = 200, headers = {} }: Answered = {}) {
      if (status < 400) endpoint.response?.assert(body)
      const method = endpoint.method.toLowerCase() as 'get'
      server.use(
        http[method](`*${endpoint.path}`, async ({ request, params }) => {
          const text = await request.text()
          const one: Seen = { url: new URL(request.url), body: text ? JSON.parse(text) : undefined, params: pathParams(params) }
          seen.set(nameOf(endpoint), [...(seen.get(nameOf(endpoint)) ?? []), one])
          return HttpResponse.json(body, { status, headers })
        }),
      )
    },
    callsOf: (endpoint: { method: string; path: string }): readonly Seen[] => seen.get(nameOf(endpoint)) ?? [],
  }
}

/** The named parts alone; the wildcard of the origin is none. */
const pathParams = ({ 0: _origin, ...named }: Record<string, unknown>) => named as Record<string, string>

/** Opens a URL of this remote as a guest; moves inside the remote are followed. */
export function openScreen(url: string) {
  setSite({ ...emptySite('tsunagu'), name: 'つなぐ' })
  changeSession({ isChecked: true, isLogin: false })
  // Node's fetch knows no page to be relative to.
  configureHttp({ baseUrl: 'http://localhost' })
  const tree = withRootRoutes('content', routes).map((root) => ({ ...root, HydrateFallback: () => null }) as RouteObject)
  const router = createMemoryRouter(tree, { initialEntries: [url] })
  connectShell({ ...shell(), navigateTo: (target, options) => void router.navigate(target, options) })
  render(<RouterProvider router={router} />)
  return { router, urlNow: () => router.state.location.pathname + router.state.location.search }
}
