import { AsyncLocalStorage } from 'node:async_hooks'
import type { Trace } from '../traceparent'

/** Request fields added to every log line. Never includes tokens or shoppers' names. */
export type LogFields = {
  remote?: string
  version?: string
  /** The route's pattern, e.g. `/product/*`. Never the URL itself. */
  route?: string
}

type Step = { trace: Trace; fields: LogFields }

const steps = new AsyncLocalStorage<Step>()

/** Runs `work` as a step in a trace, whose id is added to its log lines and calls. */
export function withStep<T>(trace: Trace, fields: LogFields, work: () => T): T {
  return steps.run({ trace, fields }, work)
}

export const currentTrace = (): Trace | undefined => steps.getStore()?.trace

export function addLogFields(fields: LogFields): void {
  const step = steps.getStore()
  if (step) Object.assign(step.fields, fields)
}

/** Returns the current request's log fields and trace id, as a new object. */
export function currentLogFields(): LogFields & { traceId?: string } {
  const step = steps.getStore()
  return step ? { traceId: step.trace.traceId, ...step.fields } : {}
}

/** Returns the current request's log fields, shared with the steps below it. */
export const sharedFields = (): LogFields => steps.getStore()?.fields ?? {}
