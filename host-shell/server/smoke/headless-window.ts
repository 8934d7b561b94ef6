import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { JSDOM, ResourceLoader, VirtualConsole, type AbortablePromise, type DOMWindow } from 'jsdom'
import { findForeignOrigin, formatForeign, guardApis, isAllowed } from './guarded-apis'
import type { SmokeTask } from './smoke-messages'

/** Failures that the page itself reports (`failure.reported`) and that are the release's own fault. */
const reportedDefects =
  /^\[(chunk-failed|event-refused|hydration-recovered|remote-failed|route-error|uncaught)\]$/

/** Errors of failed calls. They are not the release's fault, because the window has no network. */
export const absentNetwork = /NetworkError|TimeoutError|RequestCancelled|AbortError/

type WindowTask = Pick<SmokeTask, 'shellReleases' | 'remotes' | 'origins'>

/** Opens a page in a headless window. `onDefect` is called for each failure, including later ones. */
export function openWindow(
  html: string,
  url: string,
  task: WindowTask,
  onDefect: (words: string) => void,
): JSDOM {
  const report = (words: string) => !absentNetwork.test(words) && onDefect(words)
  const virtualConsole = new VirtualConsole()
  virtualConsole.on('jsdomError', (error: Error & { type?: string; detail?: unknown }) => {
    if (error.type === 'unhandled exception') report(formatError(error.detail ?? error))
    // Ignore missing files: the page itself reports the consequences.
  })
  virtualConsole.on('warn', (kind: unknown, detail: unknown) => {
    if (reportedDefects.test(String(kind))) report(`${String(kind)} ${formatError(detail)}`)
  })
  return new JSDOM(html, {
    url,
    runScripts: 'dangerously',
    resources: new ReleaseFiles(task, new URL(url).origin, report),
    pretendToBeVisual: true,
    virtualConsole,
    beforeParse: (window) => {
      addMissingApis(window)
      guardApis(window, task.origins ?? [], report)
    },
  })
}

/** Serves the scripts of the shell and the remotes from the same places as the gateway does. */
class ReleaseFiles extends ResourceLoader {
  constructor(
    private readonly task: WindowTask,
    private readonly origin: string,
    private readonly report: (words: string) => void,
  ) {
    super()
  }

  override fetch(url: string): AbortablePromise<Buffer> | null {
    const foreign = findForeignOrigin(url, this.origin)
    if (foreign) {
      if (!isAllowed(foreign, this.task.origins ?? [])) this.report(formatForeign(foreign))
      return null
    }
    const { pathname } = new URL(url)
    const [, area, ...rest] = pathname.split('/')
    if (area === 'shell') return abortable(readFile(shellFile(this.task.shellReleases, rest)))
    const [name = '', ...file] = rest
    const origin = area === 'remotes' ? this.task.remotes[name] : undefined
    return origin === undefined ? null : abortable(read(`${origin}/${file.join('/')}`))
  }
}

const shellFile = (folder: string, [version = '', ...file]: string[]) =>
  path.join(folder, version, 'client', ...file)

async function read(url: string): Promise<Buffer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

const abortable = (work: Promise<Buffer>) => Object.assign(work, { abort: () => undefined })

/** Adds browser APIs that jsdom lacks. APIs that need a screen do nothing. */
function addMissingApis(window: DOMWindow) {
  const target = window as unknown as Record<string, unknown>
  const fromNode = {
    Request,
    Response,
    Headers,
    TextEncoder,
    TextDecoder,
    structuredClone,
    MessageChannel,
    BroadcastChannel,
    ReadableStream,
    TransformStream,
    WritableStream,
  }
  for (const [name, value] of Object.entries(fromNode)) target[name] ??= value
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver'])
    target[name] ??= Observer
  target.XMLHttpRequest = undefined
  target.scrollTo = () => undefined
  target.matchMedia ??= () => ({ matches: false, addEventListener: noop, removeEventListener: noop })
  target.requestIdleCallback ??= (run: (deadline: object) => void) =>
    window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 0 }))
  target.cancelIdleCallback ??= (id: number) => window.clearTimeout(id)
  target.CSS ??= {
    escape: (value: unknown) => String(value).replace(/[^\w-]/g, '\\$&'),
    supports: () => false,
  }
  const measures = {
    mark: () => ({}),
    measure: () => ({}),
    getEntriesByType: () => [],
    getEntriesByName: () => [],
  }
  for (const [name, measure] of Object.entries(measures))
    (window.performance as unknown as Record<string, unknown>)[name] ??= measure
  const signals = target.AbortSignal as Record<string, unknown>
  signals.any ??= AbortSignal.any.bind(AbortSignal)
  signals.timeout ??= AbortSignal.timeout.bind(AbortSignal)
}

const noop = () => undefined

class Observer {
  observe = noop
  unobserve = noop
  disconnect = noop
  takeRecords = () => []
}

const formatError = (error: unknown) =>
  error !== null && typeof error === 'object' && 'message' in error
    ? `${'name' in error ? String(error.name) : 'Error'}: ${String(error.message)}`
    : String(error)
