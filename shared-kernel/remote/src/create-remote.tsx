import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import { useSynchronousEffects } from '@storefront/ui'
import { createBrowserRouter, RouterProvider, type HydrationState, type RouteObject } from 'react-router-dom'
import type { AppProps } from 'single-spa'
import singleSpaReact from 'single-spa-react'
import { carryQueuedEvents, replayQueuedEvents } from './event-replay'
import { takeHydration } from './hydration'
import { loadLazyRoutes, prefetchRoute, prepareRoute, takePrepared } from './prepared-routes'
import { LastResort } from './routes/last-resort'
import { withRootRoutes } from './routes/root-routes'
import { routerWindow } from './router-window'
import { reportFailure } from '@storefront/event-bus'

type Router = ReturnType<typeof createBrowserRouter>
type Mounted = {
  router: Router
  element: HTMLElement
  isRenderedByServer: boolean
  replay: () => Promise<void>
}
/** The shell passes the outlet element as a single-spa custom prop. */
type RemoteProps = AppProps & { domElementGetter: () => HTMLElement }

/**
 * A remote's module `./app`: single-spa lifecycles, plus functions that let the shell navigate without blank
 * screens.
 */
export type RemoteApp = {
  bootstrap(props: RemoteProps): Promise<unknown>
  mount(props: RemoteProps): Promise<unknown>
  unmount(props: RemoteProps): Promise<unknown>
  /** Loads a screen's code but no data. */
  preload(pathname: string): Promise<void>
  /** Loads a screen's code, and its loader's data if the route is prefetchable. */
  prefetch(url: URL): Promise<void>
  prepare(url: URL, signal: AbortSignal): Promise<{ redirect?: string }>
  navigate(url: string, options?: { replace?: boolean }): Promise<void> | undefined
}

/**
 * Creates a remote's app from its routes. `version` is the remote's release. The router exists from mount to
 * unmount.
 */
export function createRemote({
  name,
  version,
  routes,
}: {
  name: string
  version: string
  routes: RouteObject[]
}): RemoteApp {
  let mounted: Mounted | undefined
  const rootRoutes = () => withRootRoutes(name, routes)
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: clientWithReports(name),
    rootComponent: () => (mounted ? <Root {...mounted} /> : null),
    renderType: () => (mounted?.isRenderedByServer ? 'hydrateRoot' : 'createRoot'),
    errorBoundary: () => <LastResort />,
  })

  return {
    bootstrap: (props) => lifecycles.bootstrap(props),
    async mount(props) {
      const element = props.domElementGetter()
      const tree = rootRoutes()
      const served = element.hasAttribute('data-ssr') ? takeHydration(name) : undefined
      const isComplete = await loadLazyRoutes(tree, location.pathname).then(
        () => true,
        (error: unknown) => reportLazyFailure(error),
      )
      const hydrationData: HydrationState | undefined = isComplete
        ? (served ?? takePrepared(location))
        : undefined
      const router = createBrowserRouter(tree, { window: routerWindow(), hydrationData })
      const isRenderedByServer = isComplete && served !== undefined
      const replay = isRenderedByServer ? () => replayQueuedEvents(element) : carryQueuedEvents(element)
      mounted = { router, element, isRenderedByServer, replay }
      if (isRenderedByServer) performance.mark(`${name}-hydrate`)
      else element.textContent = ''
      element.removeAttribute('data-ssr')
      element.dataset.release = version
      await lifecycles.mount(props)
    },
    async unmount(props) {
      await lifecycles.unmount(props)
      mounted?.router.dispose()
      mounted?.element.remove()
      mounted = undefined
    },
    preload: (pathname) => loadLazyRoutes(rootRoutes(), pathname),
    prefetch: (url) => prefetchRoute(rootRoutes(), url),
    prepare: (url, signal) => prepareRoute(rootRoutes(), url, signal),
    navigate: (url, options) => mounted?.router.navigate(url, options),
  }
}

/**
 * Replays queued events in an effect of the root, which runs after the screen's own effects. By then forms
 * have adopted earlier input. useSynchronousEffects leaves no time for a click between hydration and replay.
 */
function Root({ router, replay }: Mounted) {
  useSynchronousEffects()
  React.useEffect(() => void replay(), [replay])
  return <RouterProvider router={router} />
}

/**
 * Reports that a screen's code failed to load. `mount` must never reject, because single-spa would then skip
 * the remote for good. The router's error boundary shows the failure instead.
 */
function reportLazyFailure(error: unknown): false {
  reportFailure('chunk-failed', error)
  return false
}

function clientWithReports(name: string) {
  const report = (kind: string) => (error: unknown, info: React.ErrorInfo) => {
    reportFailure(kind, `${name}: ${String(error)}`)
    if (process.env.NODE_ENV === 'development') console.error(error, info.componentStack)
  }
  const options = {
    identifierPrefix: `${name}-`,
    onRecoverableError: report('hydration-recovered'),
    onUncaughtError: report('uncaught'),
  }
  return {
    createRoot: (element: HTMLElement) => ReactDOMClient.createRoot(element, options),
    hydrateRoot(element: HTMLElement, tree: React.ReactNode) {
      let root: ReactDOMClient.Root | undefined
      // A transition hydrates in slices, so a click doesn't wait for the whole page.
      React.startTransition(() => {
        root = ReactDOMClient.hydrateRoot(element, tree, options)
      })
      return root
    },
  }
}
