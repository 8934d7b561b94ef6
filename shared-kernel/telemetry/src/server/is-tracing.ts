/** Global, because a release and the process that renders it each have their own copy of this module. */
const mark = Symbol.for('storefront.tracing')
export type Tracing = { wantedTraceId: string | undefined; shutdown(): Promise<void> }
type Marked = { [mark]?: Tracing }
const marked = globalThis as Marked

export const tracing = (): Tracing | undefined => marked[mark]

export function setTracing(tracing: Tracing | undefined): void {
  marked[mark] = tracing
}

/** Returns true once an exporter is configured. Without an exporter, spans cost nothing. */
export const isTracing = (): boolean => marked[mark] !== undefined

/** Uses this trace id for root spans started in `work`. */
export function withTraceId<T>(traceId: string, work: () => T): T {
  const now = tracing()
  if (now) now.wantedTraceId = traceId
  try {
    return work()
  } finally {
    if (now) now.wantedTraceId = undefined
  }
}
