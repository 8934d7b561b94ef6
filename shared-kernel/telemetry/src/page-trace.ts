import { newSpanId, newTraceId, traceparentOf } from './traceparent'

type ServerTimed = { serverTiming?: readonly { name: string; description: string }[] }

let shown: { path: string; traceId: string } | undefined

/** The trace of the current screen: the document's own from its server, then a new one on each path. */
export function pageTraceId(): string {
  const { pathname: path } = location
  shown ??= { path, traceId: traceIdOfDocument() ?? newTraceId() }
  if (shown.path !== path) shown = { path, traceId: newTraceId() }
  return shown.traceId
}

/** The `traceparent` of a page's call. A server decides about the export. */
export const pageTraceparent = (): string =>
  traceparentOf({ traceId: pageTraceId(), spanId: newSpanId(), isSampled: false })

function traceIdOfDocument(): string | undefined {
  const [document] = performance.getEntriesByType?.('navigation') ?? []
  return (document as ServerTimed | undefined)?.serverTiming?.find(({ name }) => name === 'trace')
    ?.description
}
