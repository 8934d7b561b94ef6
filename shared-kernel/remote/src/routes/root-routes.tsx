import { useEffect } from 'react'
import { reportFailure } from '@storefront/event-bus'
import { headOf, shell } from '@storefront/navigation'
import { Outlet, useMatches, type RouteObject } from 'react-router-dom'
import { catchAll, NothingYet } from './catch-all'
import { LastResort } from './last-resort'
import { ScreenError } from './route-error'

/** The routes of a remote under one root, the same on server and browser. */
export function withRootRoutes(remote: string, routes: RouteObject[]): RouteObject[] {
  return [
    {
      id: `${remote}-root`,
      Component: Root,
      ErrorBoundary: LastResort,
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

/** Catches errors of a route's head, so that a broken answer does not take the screen with it. */
function RouteShown() {
  const matches = useMatches()
  useEffect(() => {
    try {
      shell().showRoute(headOf(matches))
    } catch (error) {
      reportFailure('head-failed', error)
    }
  }, [matches])
  return null
}
