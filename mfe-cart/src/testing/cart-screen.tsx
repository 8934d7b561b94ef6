import type { HttpMethod, Message } from '@storefront/contracts'
import { on, type StorefrontEvents } from '@storefront/event-bus'
import { configureHttp } from '@storefront/http'
import { connectShell, shell, withRootRoutes } from '@storefront/navigation'
import { emptySite, setSite } from '@storefront/site'
import { changeSession } from '@storefront/session'
import { configure, render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { leaveCart } from '../cart.state'
import { routes } from '../routes'

// A busy machine may need a while for the first screen's modules.
configure({ asyncUtilTimeout: 5_000 })

type Answered = { status?: number; headers?: Record<string, string> }
type AnswerableEndpoint = { method: HttpMethod; path: string; response?: { assert(value: unknown): void } }
export type Seen = { url: URL; body: unknown; params: Record<string, string> }

/** The API at the HTTP edge, spelled by the contracts; every call is recorded by method and path. */
export function fakeCartApi() {
  const server = setupServer()
  const seen = new Map<string, Seen[]>()
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    leaveCart('expired')
    sessionStorage.clear()
    localStorage.clear()
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
          const one: Seen = {
            url: new URL(request.url),
            body: text ? JSON.parse(text) : undefined,
            params: params as Record<string, string>,
          }
          seen.set(nameOf(endpoint), [...(seen.get(nameOf(endpoint)) ?? []), one])
          return HttpResponse.json(body, { status, headers })
        }),
      )
    },
    callsOf: (endpoint: { method: string; path: string }): readonly Seen[] => seen.get(nameOf(endpoint)) ?? [],
  }
}

/** Opens a URL of this remote in the shop, as a guest or a member. */
export function openScreen(
  url: string,
  { isLogin = false, isSelling = true, messages = [] }: { isLogin?: boolean; isSelling?: boolean; messages?: Message[] } = {},
) {
  const site = emptySite('tsunagu')
  setSite({ ...site, name: 'つなぐ', messages, settings: { ...site.settings, isSelling } })
  changeSession({ isChecked: true, isLogin })
  // Node's fetch knows no page to be relative to.
  configureHttp({ baseUrl: 'http://localhost' })
  const visited: string[] = []
  connectShell({ ...shell(), navigateTo: (target) => void visited.push(target) })
  const tree = withRootRoutes('cart', routes).map((root) => ({ ...root, HydrateFallback: () => null }) as RouteObject)
  const router = createMemoryRouter(tree, { initialEntries: [url] })
  render(<RouterProvider router={router} />)
  return { router, visited, urlNow: () => router.state.location.pathname + router.state.location.search }
}

/** The facts of one name from now on, until the test is over. */
export function factsOf<N extends keyof StorefrontEvents>(name: N): StorefrontEvents[N][] {
  const facts: StorefrontEvents[N][] = []
  on(name).subscribe((fact) => facts.push(fact))
  return facts
}

/** Where the shell is asked to go. */
export function watchNavigation(): string[] {
  const visited: string[] = []
  connectShell({ ...shell(), navigateTo: (target) => void visited.push(target) })
  return visited
}
