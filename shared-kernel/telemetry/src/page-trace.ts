import { newSpanId, newTraceId, traceparentOf } from './traceparent'

type ServerTimed = { serverTiming?: readonly { name: string; description: string }[] }

let shown: { path: string; traceId: string } | undefined

/** The current screen's trace: first the document's own from its server, then a new one for each path. */
export function pageTraceId(): string {
  const { pathname: path } = location
  shown ??= { path, traceId: traceIdOfDocument() ?? newTraceId() }
  if (shown.path !== path) shown = { path, traceId: newTraceId() }
  return shown.traceId
}

/** The `traceparent` of a call from the page. The server decides whether to export it. */
export const pageTraceparent = (): string =>
  traceparentOf({ traceId: pageTraceId(), spanId: newSpanId(), isSampled: false })

function traceIdOfDocument(): string | undefined {
  const [document] = performance.getEntriesByType?.('navigation') ?? []
  return (document as ServerTimed | undefined)?.serverTiming?.find(({ name }) => name === 'trace')
    ?.description
}
