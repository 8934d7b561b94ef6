import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom'
import { headOf, type Head } from '@storefront/navigation'
import { dehydrate } from '../hydration'
import { statusOfError, withRootRoutes } from '../root-routes'
import { isBug, tellFailure } from './tell-failure'

/** One page of a remote, as the gateway puts it into the document. */
export type Fragment = {
  version: string
  status: number
  html: string
  /** Lazy screens in it, as `screens.json` of the release names them. */
  screens: string[]
  head: Head | null
  hydration: unknown
  /** Set instead of html when a loader redirects. */
  redirect?: string
  /**
   * How old it may be when another guest sees it: 0 for those alone who ask at the same moment, and without
   * it nobody else's.
   */
  sharedMaxAgeMs?: number
}

/** More is no page: what renders without end is given up. */
const longestHtml = 2_000_000

/** Renders a URL of a remote; aborts when the request's signal does. */
export async function renderFragment(
  name: string,
  routes: RouteObject[],
  request: Request,
): Promise<Fragment> {
  const handler = createStaticHandler(withRootRoutes(name, routes))
  const context = await handler.query(request)
  const version = __RELEASE_VERSION__
  if (context instanceof Response)
    return {
      version,
      status: context.status,
      redirect: context.headers.get('location') ?? '/',
      html: '',
      screens: [],
      head: null,
      hydration: null,
    }
  // The page says no more than its status.
  for (const error of Object.values(context.errors ?? {}))
    if (isBug(error)) tellFailure(name, 'loader failed', error, request)
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = await renderToText(
    name,
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    request,
  )
  const screens = context.matches.map(({ route }) => screenOf(route.id))
  return {
    version,
    status: statusOf(context),
    html,
    screens,
    head: headOfContext(context),
    hydration: dehydrate(context),
  }
}

/** Two routes of one screen differ after a slash in their ids: `static-page`, `static-page/section`. */
const screenOf = (routeId: string) => routeId.split('/')[0] ?? routeId

/** React Router answers 500 for every error that is no Response; a call's own status says more (§8). */
function statusOf({ errors, statusCode }: StaticHandlerContext): number {
  const [error] = Object.values(errors ?? {})
  return error === undefined ? statusCode : statusOfError(error)
}

function headOfContext(context: StaticHandlerContext): Head | null {
  if (context.errors)
    return { title: statusOf(context) === 404 ? '404 Not Found' : 'Error', robots: 'noindex' }
  return (
    headOf(
      context.matches.map(({ route }) => ({ handle: route.handle, data: context.loaderData[route.id] })),
    ) ?? null
  )
}

function renderToText(name: string, tree: React.ReactNode, request: Request): Promise<string> {
  const { signal } = request
  return new Promise((resolve, reject) => {
    let text = ''
    const sink = new Writable({
      write(chunk: Buffer, _, done) {
        text += chunk.toString()
        done(text.length > longestHtml ? new Error(`a page of more than ${longestHtml} characters`) : null)
      },
      final(done) {
        done()
        resolve(text)
      },
    })
    sink.on('error', (error) => {
      stream.abort(error)
      reject(error)
    })
    const stream = renderToPipeableStream(tree, {
      identifierPrefix: `${name}-`,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: (error) => tellFailure(name, 'render failed', error, request),
    })
    signal.addEventListener('abort', () => {
      stream.abort(signal.reason)
      reject(signal.reason instanceof Error ? signal.reason : new Error('render aborted'))
    })
  })
}
