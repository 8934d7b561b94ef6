import { useEffect } from 'react'
import { reportFailure } from '@storefront/event-bus'
import { headOf, shell } from '@storefront/navigation'
import { Outlet, useMatches, type RouteObject } from 'react-router-dom'
import { catchAll, NothingYet } from './catch-all'
import { LastResort } from './last-resort'
import { ScreenError } from './route-error'

/** Wraps a remote's routes in one root, the same on the server and in the browser. */
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

/**
 * Reports the shown route to the shell. Catches errors in the route's head, so that a malformed response
 * doesn't take down the screen.
 */
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
