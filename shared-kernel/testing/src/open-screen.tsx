import type { Message } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { connectShell, shell } from '@storefront/navigation'
import { withRootRoutes } from '@storefront/remote'
import { changeSession } from '@storefront/session'
import { emptySite, setSite, type Site } from '@storefront/site'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'

export type ScreenOptions = {
  isLogin?: boolean
  isSelling?: boolean
  settings?: Partial<Site['settings']>
  messages?: Message[]
  deliveryAreas?: Site['deliveryAreas']
  occasions?: Site['occasions']
  emptyScreens?: Site['emptyScreens']
  /** Navigates within the remote in addition to recording the URL. */
  followsMoves?: boolean
}

/** Returns a list of the URLs that the shell is requested to navigate to from now on. */
export function watchNavigation(): string[] {
  const visited: string[] = []
  connectShell({ ...shell(), navigateTo: (target) => void visited.push(target) })
  return visited
}

/** Renders a URL with a remote's real routes, as a guest or a member. */
export function openRemoteScreen(
  remote: string,
  routes: RouteObject[],
  url: string,
  {
    isLogin = false,
    isSelling = true,
    settings = {},
    messages = [],
    followsMoves = false,
    deliveryAreas = [],
    occasions = [],
    emptyScreens = [],
  }: ScreenOptions = {},
) {
  const site = emptySite('tsunagu')
  setSite({
    ...site,
    name: 'つなぐ',
    messages,
    deliveryAreas,
    occasions,
    emptyScreens,
    settings: { ...site.settings, isSelling, ...settings },
  })
  changeSession({ isChecked: true, isLogin, userId: isLogin ? 1 : null })
  // Node's fetch can't resolve relative URLs.
  configureHttp({ baseUrl: 'http://localhost' })
  const visited = watchNavigation()
  const router = createMemoryRouter(withRootRoutes(remote, routes), { initialEntries: [url] })
  if (followsMoves) {
    const { navigateTo } = shell()
    connectShell({
      ...shell(),
      navigateTo: (target, options) => {
        navigateTo(target, options)
        void router.navigate(target, options)
      },
    })
  }
  render(<RouterProvider router={router} />)
  return { router, visited, urlNow: () => router.state.location.pathname + router.state.location.search }
}
