import { AsyncLocalStorage } from 'node:async_hooks'
import type { Trace } from '../traceparent'

/** What each line of the log says of the request that it belongs to; never a token or a shopper's name. */
export type LogFields = {
  remote?: string
  /** Of the remote. */
  version?: string
  /** The pattern, never the address: `/product/*`. */
  route?: string
}

type Step = { trace: Trace; fields: LogFields }

const steps = new AsyncLocalStorage<Step>()

/** Runs `work` as a step of a trace: what it logs and asks for bears the trace's id. */
export function withStep<T>(trace: Trace, fields: LogFields, work: () => T): T {
  return steps.run({ trace, fields }, work)
}

/** The trace of the request that is being answered. */
export const currentTrace = (): Trace | undefined => steps.getStore()?.trace

/** Adds what has become known of the request that is being answered. */
export function addLogFields(fields: LogFields): void {
  const step = steps.getStore()
  if (step) Object.assign(step.fields, fields)
}

/** What a line that is logged now says of its request: an object of its own. */
export function currentLogFields(): LogFields & { traceId?: string } {
  const step = steps.getStore()
  return step ? { traceId: step.trace.traceId, ...step.fields } : {}
}

/** What is known of the request that is being answered, shared by the steps below it. */
export const sharedFields = (): LogFields => steps.getStore()?.fields ?? {}
