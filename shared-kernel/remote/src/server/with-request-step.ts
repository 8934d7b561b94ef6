import { parseTraceparent } from '@storefront/telemetry'
import { beginStep, openSpan, withStep } from '@storefront/telemetry/server'

/** Renders as a step in the trace from the request's `traceparent`, or in a new trace if there is none. */
export async function withRequestStep<T>(
  request: Request,
  fields: { remote: string; version: string },
  render: () => Promise<T>,
): Promise<T> {
  const parent = parseTraceparent(request.headers.get('traceparent'))
  const name = `render ${fields.remote}`
  const span = parent
    ? openSpan(name, parent, { kind: 'SERVER' })
    : beginStep(name, undefined, { kind: 'SERVER' })
  try {
    const rendered = await withStep(span.trace, { ...fields }, render)
    span.end()
    return rendered
  } catch (error) {
    span.end(error)
    throw error
  }
}
