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
import type { BrokenAnswer } from '@storefront/http/server'
import { headOf, type Head } from '@storefront/navigation'
import { addLogFields, logLine } from '@storefront/telemetry/server'
import { dehydrate } from '../hydration'
import type { Validity } from './shared-max-age'
import { withRootRoutes } from '../routes/root-routes'
import { errorTitle, statusOfError } from '../routes/route-error'

/** One of a remote's pages, for the gateway's document. */
export type Fragment = {
  version: string
  status: number
  html: string
  /** The page's lazy screens, named as in the release's `screens.json`. */
  screens: string[]
  head: Head | null
  hydration: unknown
  /** Set instead of html if a loader or a posted form redirects. */
  redirect?: string
  /** Set-Cookie headers. A page that sets cookies isn't shared. */
  setCookies?: string[]
  /**
   * Max age in ms at which other guests may see the page. 0 shares the page only among concurrent requests;
   * undefined never shares it.
   */
  sharedMaxAgeMs?: number
  /** How long guests may see the page while what it shows stays. Absent if its responses don't all say so. */
  validity?: Validity
  /** Cookies that the page depends on, present or not. A guest who has one of them gets a different page. */
  cookiesRead?: string[]
  /** Cookies that only islands depend on. The browser fills islands in, if it runs scripts. */
  islandCookies?: string[]
  /** Errors in the release itself, as opposed to failed calls or missing pages. */
  defects?: string[]
  /** In a trial: fields of API responses that violate the release's contracts. Absent otherwise. */
  brokenAnswers?: BrokenAnswer[]
}

/** Max length of a page's HTML. No real page is longer, so this only stops a runaway render. */
const longestHtml = 2_000_000

/** Renders one of a remote's URLs. Aborts with the request's signal. */
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
  addLogFields({ route: toPattern(context) })
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
      path: maskPath(request),
      error: String(error),
      stack: error instanceof Error ? error.stack : undefined,
    })
  const screens = context.matches.map(({ route }) => toScreenName(route.id))
  return {
    version,
    status: computeStatus(context),
    html,
    screens,
    head: headOfContext(context),
    hydration: dehydrate(context),
    ...(errors.length > 0 ? { defects: errors.map(String) } : {}),
  }
}

/** Checks for a defect in the code. Failed calls and missing pages aren't defects. */
const isDefect = (error: unknown) =>
  !isRouteErrorResponse(error) &&
  ![NetworkError, TimeoutError, RequestCancelled, ResponseError].some((kind) => error instanceof kind)

/** Returns the page's route pattern, e.g. `/product/:key`. */
const toPattern = ({ matches }: StaticHandlerContext) =>
  `/${matches.flatMap(({ route }) => (route.path ? [route.path.replace(/^\/+|\/+$/g, '')] : [])).join('/')}`

/**
 * Returns the path with its long segments masked, because URLs may contain the tokens of gifts and receipts.
 */
const maskPath = ({ url }: Request) => new URL(url).pathname.replaceAll(/[^/]{32,}/g, '…')

/**
 * Returns a route's screen. Routes that share a screen have ids that differ only after a slash:
 * `static-page`, `static-page/section`.
 */
const toScreenName = (routeId: string) => routeId.split('/')[0] ?? routeId

/**
 * Returns the page's status. React Router uses 500 for every error that isn't a Response, but the status of a
 * failed call is more specific (§8).
 */
function computeStatus({ errors, statusCode }: StaticHandlerContext): number {
  const [error] = Object.values(errors ?? {})
  return error === undefined ? statusCode : statusOfError(error)
}

function headOfContext(context: StaticHandlerContext): Head | null {
  if (context.errors) return { title: errorTitle(computeStatus(context)), robots: 'noindex' }
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
