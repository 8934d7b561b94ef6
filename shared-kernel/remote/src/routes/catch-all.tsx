import { shell } from '@storefront/navigation'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { ScreenError } from './route-error'

/**
 * Creates the route for unknown paths (§2). A redirect or useNavigate to another remote's URL goes to the
 * shell; any other path is a 404.
 */
export const catchAll = (remote: string): RouteObject => ({
  id: `${remote}-foreign`,
  path: '*',
  element: null,
  HydrateFallback: NothingYet,
  ErrorBoundary: ScreenError,
  loader: ({ request }) => handOver(remote, request),
})

function handOver(remote: string, request: LoaderFunctionArgs['request']) {
  const { pathname, search, hash } = new URL(request.url)
  if (shell().isOwnedBy(remote, pathname))
    throw new Response('This page could not be found', { status: 404, statusText: 'Not Found' })
  shell().navigateTo(pathname + search + hash)
  return new Promise<never>(() => undefined)
}

export function NothingYet() {
  return null
}
