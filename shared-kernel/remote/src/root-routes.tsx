import { useEffect } from 'react'
import { ErrorPage } from '@storefront/ui'
import {
  isRouteErrorResponse,
  Outlet,
  useMatches,
  useRouteError,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom'
import { reportFailure } from '@storefront/event-bus'
import { headOf } from '@storefront/navigation'
import { shell } from '@storefront/navigation'

/**
 * The routes of a remote under one root, the same on server and browser. A URL of another remote (redirect,
 * useNavigate) ends in the foreign route, which hands it to the shell.
 */
export function withRootRoutes(remote: string, routes: RouteObject[]): RouteObject[] {
  const foreign: RouteObject = {
    id: `${remote}-foreign`,
    path: '*',
    element: null,
    HydrateFallback: NothingYet,
    ErrorBoundary: ScreenError,
    loader: ({ request }) => handOver(remote, request),
  }
  return [
    {
      id: `${remote}-root`,
      Component: Root,
      ErrorBoundary: RootError,
      HydrateFallback: NothingYet,
      children: [{ id: `${remote}-screens`, ErrorBoundary: ScreenError, children: routes }, foreign],
    },
  ]
}

function handOver(remote: string, request: LoaderFunctionArgs['request']) {
  const { pathname, search, hash } = new URL(request.url)
  if (shell().isOwnedBy(remote, pathname))
    throw new Response('This page could not be found', { status: 404, statusText: 'Not Found' })
  shell().navigateTo(pathname + search + hash)
  return new Promise<never>(() => undefined)
}

function Root() {
  return (
    <>
      <Outlet />
      <RouteShown />
    </>
  )
}

function RouteShown() {
  const matches = useMatches()
  useEffect(() => shell().showRoute(headOf(matches)), [matches])
  return null
}

function NothingYet() {
  return null
}

/** Status of a route error: its statusCode, status or response status, else 500 (§8). */
export function statusOfError(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  if (typeof error !== 'object' || error === null) return 500
  const { statusCode, status, response } = error as {
    statusCode?: number
    status?: number
    response?: { status?: number }
  }
  return statusCode ?? status ?? response?.status ?? 500
}

function ScreenError() {
  const error = useRouteError()
  const status = statusOfError(error)
  useEffect(() => {
    shell().showRoute({ title: status === 404 ? '404 Not Found' : 'Error', robots: 'noindex' })
    if (status >= 500) reportFailure('route-error', error instanceof Error ? error : status)
  }, [error, status])
  return <ErrorPage status={status} />
}

function RootError() {
  return <ErrorPage status={500} />
}
