import { AsyncLocalStorage } from 'node:async_hooks'
import type { Trace } from '../traceparent'

/** Request fields of each log line; never a token or a shopper's name. */
export type LogFields = {
  remote?: string
  /** Version of the remote. */
  version?: string
  /** The pattern, never the address: `/product/*`. */
  route?: string
}

type Step = { trace: Trace; fields: LogFields }

const steps = new AsyncLocalStorage<Step>()

/** Runs `work` as a step of a trace: its log lines and calls carry the trace's id. */
export function withStep<T>(trace: Trace, fields: LogFields, work: () => T): T {
  return steps.run({ trace, fields }, work)
}

export const currentTrace = (): Trace | undefined => steps.getStore()?.trace

export function addLogFields(fields: LogFields): void {
  const step = steps.getStore()
  if (step) Object.assign(step.fields, fields)
}

/** Log fields of the current request, as a new object. */
export function currentLogFields(): LogFields & { traceId?: string } {
  const step = steps.getStore()
  return step ? { traceId: step.trace.traceId, ...step.fields } : {}
}

/** Log fields of the current request, shared by the steps below it. */
export const sharedFields = (): LogFields => steps.getStore()?.fields ?? {}
