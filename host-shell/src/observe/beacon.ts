import { pageTraceId } from '@storefront/telemetry'
import { releaseNamedIn, remoteOnScreen } from './remote-on-screen'

/** Max failures reported per page. Each distinct failure is reported once. */
const mostFailures = 10
const told = new Set<string>()

export function sendFailure(kind: string, detail: string): void {
  const key = `${kind} ${detail}`
  if (told.has(key) || told.size >= mostFailures) return
  told.add(key)
  const release = releaseNamedIn(detail) ?? remoteOnScreen()
  send({ failures: [{ kind, detail: detail.slice(0, 1_000), ...release }] })
}

/** Sends a beacon, which survives leaving the page. Nothing waits for the response. */
export function send(body: object): void {
  const text = JSON.stringify({ traceId: pageTraceId(), ...body })
  navigator.sendBeacon?.('/-/beacon', new Blob([text], { type: 'application/json' }))
}
