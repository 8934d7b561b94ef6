import type { HttpMethod, Message } from '@storefront/contracts'
import { on } from '@storefront/event-bus'
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

/** Compiling every lazy screen for the first time may take this long. */
const screensDeadlineMs = 60_000

/** jsdom has the element but not its methods. */
function knowDialogs() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}

async function loadScreens(tree: RouteObject[]): Promise<void> {
  await Promise.all(tree.flatMap(({ lazy, children }) => [typeof lazy === 'function' ? lazy() : undefined, children && loadScreens(children)]))
}

/** The API at the HTTP edge, spelled by the contracts; every call is recorded by method and path. */
export function fakeMemberApi() {
  const server = setupServer()
  const seen = new Map<string, Seen[]>()
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' })
    await loadScreens(routes)
    knowDialogs()
  }, screensDeadlineMs)
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

/** Paging headers of a list answer. */
export const paged = (total: number, current = 1, per = 10) => ({
  headers: { 'x-total': String(total), 'x-per-page': String(per), 'x-last-page': String(Math.max(1, Math.ceil(total / per))), 'x-current-page': String(current) },
})

/** Opens a URL of this remote in the shop, as a member or a guest. */
export function openScreen(url: string, { isLogin = true, messages = [] }: { isLogin?: boolean; messages?: Message[] } = {}) {
  setSite({ ...emptySite('tsunagu'), name: 'つなぐ', messages })
  changeSession({ isChecked: true, isLogin, userId: isLogin ? 1 : null })
  // Node's fetch knows no page to be relative to.
  configureHttp({ baseUrl: 'http://localhost' })
  const visited: string[] = []
  connectShell({ ...shell(), navigateTo: (target) => void visited.push(target), isOwnedBy: (_, pathname) => !pathname.startsWith('/ec') })
  const tree = withRootRoutes('mypage', routes).map((root) => ({ ...root, HydrateFallback: () => null }) as RouteObject)
  const router = createMemoryRouter(tree, { initialEntries: [url] })
  render(<RouterProvider router={router} />)
  return { router, visited, urlNow: () => router.state.location.pathname + router.state.location.search }
}

/** Notices that the shell would show, from the call on. */
export function heardNotices(): string[] {
  const heard: string[] = []
  on('notice.raised').subscribe(({ message }) => heard.push(message))
  return heard
}
