import { pageTraceId } from '@storefront/telemetry'
import { releaseNamedIn, remoteOnScreen } from './remote-on-screen'

/** A page that fails again and again says so once for each failure, and no more than so many. */
const mostFailures = 10
const told = new Set<string>()

/** Tells the gateway of a failure: its kind, its words, and the release that it is of. */
export function sendFailure(kind: string, detail: string): void {
  const key = `${kind} ${detail}`
  if (told.has(key) || told.size >= mostFailures) return
  told.add(key)
  const release = releaseNamedIn(detail) ?? remoteOnScreen()
  send({ failures: [{ kind, detail: detail.slice(0, 1_000), ...release }] })
}

/** Leaves with the page: no answer is waited for. */
export function send(body: object): void {
  const text = JSON.stringify({ traceId: pageTraceId(), ...body })
  navigator.sendBeacon?.('/-/beacon', new Blob([text], { type: 'application/json' }))
}
