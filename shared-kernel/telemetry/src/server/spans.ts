import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace as otel, type Attributes } from '@opentelemetry/api'
import { newSpanId, newTraceId, traceparentOf, type Trace } from '../traceparent'
import { currentTrace, sharedFields, withStep } from './step'
import { isTracing, withTraceId } from './is-tracing'

/** An open span, or only its trace if there is no exporter. */
export type OpenSpan = { trace: Trace; end(error?: unknown): void }

type SpanOptions = { kind: keyof typeof SpanKind; attributes?: Attributes; startTimeMs?: number }

const tracerName = 'storefront'

/** Opens a span under `parent`. The caller must end the span. */
export function openSpan(name: string, parent: Trace, options: SpanOptions): OpenSpan {
  if (!isTracing()) return { trace: parent, end: () => undefined }
  return opened(name, options, parent)
}

/**
 * Starts the root span for an incoming request, with the client's trace id if the client sent one. Decides
 * whether to export the span.
 */
export function beginStep(name: string, traceId: string | undefined, options: SpanOptions): OpenSpan {
  const wanted = traceId ?? newTraceId()
  if (!isTracing())
    return { trace: { traceId: wanted, spanId: newSpanId(), isSampled: false }, end: () => undefined }
  return withTraceId(wanted, () => opened(name, options, undefined))
}

function opened(name: string, { kind, attributes, startTimeMs }: SpanOptions, parent: Trace | undefined) {
  const context = parent
    ? otel.setSpanContext(ROOT_CONTEXT, {
        traceId: parent.traceId,
        spanId: parent.spanId,
        traceFlags: parent.isSampled ? 1 : 0,
        isRemote: true,
      })
    : ROOT_CONTEXT
  const span = otel
    .getTracer(tracerName)
    .startSpan(name, { kind: SpanKind[kind], attributes, startTime: startTimeMs }, context)
  const { traceId, spanId, traceFlags } = span.spanContext()
  return {
    trace: { traceId, spanId, isSampled: (traceFlags & 1) === 1 },
    end(error?: unknown) {
      if (error !== undefined)
        span.setStatus({
          code: SpanStatusCode.ERROR,
          message: error instanceof Error ? error.name : String(error),
        })
      span.end()
    },
  }
}

/** Runs `work` as a span of the current trace. Outside a trace, only runs `work`. */
export async function withSpan<T>(
  name: string,
  options: SpanOptions,
  work: (trace: Trace | undefined) => Promise<T>,
): Promise<T> {
  const parent = currentTrace()
  if (!parent || !isTracing()) return work(parent)
  const span = openSpan(name, parent, options)
  try {
    const answer = await withStep(span.trace, sharedFields(), () => work(span.trace))
    span.end()
    return answer
  } catch (error) {
    span.end(error)
    throw error
  }
}

/** Runs a call to another program as a span, and passes on its `traceparent`. */
export const passTrace = <T>(
  name: string,
  work: (traceparent: string | undefined) => Promise<T>,
): Promise<T> => withSpan(name, { kind: 'CLIENT' }, (trace) => work(trace && traceparentOf(trace)))
