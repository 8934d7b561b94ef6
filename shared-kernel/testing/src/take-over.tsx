import { loadLazyRoutes, withRootRoutes } from '@storefront/remote'
import type { renderFragment } from '@storefront/remote/server'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, type HydrationState, type RouteObject } from 'react-router-dom'

/** React logs this warning because server and browser share a single process here. */
const twoRenderers = 'Detected multiple renderers'

type Fragment = Awaited<ReturnType<typeof renderFragment>>

/**
 * Hydrates the server's markup for a URL, as the browser would. Returns the markup before and after
 * hydration, and the mismatches and warnings that React reported.
 */
export async function takeOver(remote: string, routes: RouteObject[], url: string, fragment: Fragment) {
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = fragment.html
  const served = element.innerHTML
  const findings: string[] = []
  const said = jest.spyOn(console, 'error').mockImplementation((text) => void findings.push(String(text)))

  const tree = withRootRoutes(remote, routes)
  await loadLazyRoutes(tree, new URL(url, 'http://localhost').pathname)
  const router = createMemoryRouter(tree, {
    initialEntries: [url],
    hydrationData: fragment.hydration as HydrationState,
  })
  const root = await act(async () =>
    hydrateRoot(element, <RouterProvider router={router} />, {
      identifierPrefix: `${remote}-`,
      onRecoverableError: (error) => findings.push(String(error)),
    }),
  )

  said.mockRestore()
  const takenOver = element.innerHTML
  act(() => root.unmount())
  return { served, takenOver, findings: findings.filter((text) => !text.includes(twoRenderers)) }
}
