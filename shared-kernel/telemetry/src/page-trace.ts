import { newSpanId, newTraceId, traceparentOf } from './traceparent'

type ServerTimed = { serverTiming?: readonly { name: string; description: string }[] }

let shown: { path: string; traceId: string } | undefined

/**
 * Returns the current screen's trace id: first that of the document's request, then a new one for each path.
 */
export function pageTraceId(): string {
  const { pathname: path } = location
  shown ??= { path, traceId: traceIdOfDocument() ?? newTraceId() }
  if (shown.path !== path) shown = { path, traceId: newTraceId() }
  return shown.traceId
}

/** Returns the `traceparent` of a call from the page. The server decides whether to export the trace. */
export const pageTraceparent = (): string =>
  traceparentOf({ traceId: pageTraceId(), spanId: newSpanId(), isSampled: false })

function traceIdOfDocument(): string | undefined {
  const [document] = performance.getEntriesByType?.('navigation') ?? []
  return (document as ServerTimed | undefined)?.serverTiming?.find(({ name }) => name === 'trace')
    ?.description
}
