import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom'
import { NetworkError, RequestCancelled, ResponseError, TimeoutError } from '@storefront/http'
import { headOf, type Head } from '@storefront/navigation'
import { addLogFields, logLine } from '@storefront/telemetry/server'
import { dehydrate } from '../hydration'
import { withRootRoutes } from '../routes/root-routes'
import { statusOfError } from '../routes/route-error'

/** One page of a remote, for the gateway's document. */
export type Fragment = {
  version: string
  status: number
  html: string
  /** Its lazy screens, by their names in `screens.json` of the release. */
  screens: string[]
  head: Head | null
  hydration: unknown
  /** Set instead of html when a loader or a posted form redirects. */
  redirect?: string
  /** Set-Cookie headers; a page that sets one is not shared. */
  setCookies?: string[]
  /**
   * Age in ms up to which other guests may see it: 0 for simultaneous requests only, undefined for no
   * sharing.
   */
  sharedMaxAgeMs?: number
  /** Cookies that it depends on, present or not: a guest with one of them gets another page. */
  cookiesRead?: string[]
  /** Errors of the release itself, neither of a call nor a missing page. */
  defects?: string[]
}

/** More characters are not a page: stops a render without end. */
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
  addLogFields({ route: patternOf(context) })
  const router = createStaticRouter(handler.dataRoutes, context)
  const errors = Object.values(context.errors ?? {}).filter(isDefect)
  const html = await renderToText(
    name,
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    request.signal,
    (error) => void errors.push(error),
  )
  for (const error of errors)
    logLine('error', 'render failed', {
      remote: name,
      version,
      path: pathOf(request),
      error: String(error),
      stack: error instanceof Error ? error.stack : undefined,
    })
  const screens = context.matches.map(({ route }) => screenOf(route.id))
  return {
    version,
    status: statusOf(context),
    html,
    screens,
    head: headOfContext(context),
    hydration: dehydrate(context),
    ...(errors.length > 0 ? { defects: errors.map(String) } : {}),
  }
}

/** Failed calls and missing pages are not defects of the code. */
const isDefect = (error: unknown) =>
  !isRouteErrorResponse(error) &&
  ![NetworkError, TimeoutError, RequestCancelled, ResponseError].some((kind) => error instanceof kind)

/** The page's address as its routes spell it: `/product/:key`. */
const patternOf = ({ matches }: StaticHandlerContext) =>
  `/${matches.flatMap(({ route }) => (route.path ? [route.path.replace(/^\/+|\/+$/g, '')] : [])).join('/')}`

/** Addresses may contain tokens of gifts and receipts. */
const pathOf = ({ url }: Request) => new URL(url).pathname.replaceAll(/[^/]{32,}/g, '…')

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

function renderToText(
  name: string,
  tree: React.ReactNode,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<string> {
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
      onError,
    })
    signal.addEventListener('abort', () => {
      stream.abort(signal.reason)
      reject(signal.reason instanceof Error ? signal.reason : new Error('render aborted'))
    })
  })
}
