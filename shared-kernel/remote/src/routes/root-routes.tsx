import { useEffect } from 'react'
import { headOf, shell } from '@storefront/navigation'
import { Outlet, useMatches, type RouteObject } from 'react-router-dom'
import { catchAll, NothingYet } from './catch-all'
import { RootError, ScreenError } from './route-error'

/** The routes of a remote under one root, the same on server and browser. */
export function withRootRoutes(remote: string, routes: RouteObject[]): RouteObject[] {
  return [
    {
      id: `${remote}-root`,
      Component: Root,
      ErrorBoundary: RootError,
      HydrateFallback: NothingYet,
      children: [{ id: `${remote}-screens`, ErrorBoundary: ScreenError, children: routes }, catchAll(remote)],
    },
  ]
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
