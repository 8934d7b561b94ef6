import { brokenFields, type CallsSurface } from '@storefront/contracts/surface'
import written from '@storefront/contracts/surface.json'
import { logLine } from '@storefront/telemetry/server'
import { currentScope } from './request-scope'
import { withRequestScope } from './server-scope'

const surface: CallsSurface = written

/** Each field of a call is logged at most once in this time, with the number of violations in between. */
const tellEveryMs = 60_000
/** Cap for memory, in case every API response is broken. */
const mostTold = 500

type Told = { at: number; unsaid: number }
const told = new Map<string, Told>()

type Asking = { remote: string; version: string }

/**
 * Renders a page and checks each API response against this release's contracts, after the page has received
 * it. Logs a violation with release, call and field, but never with values.
 */
export function withCheckedAnswers<T>(asking: Asking, render: () => Promise<T>): Promise<T> {
  const scope = currentScope()
  return withRequestScope(
    {
      ...scope,
      onBody(endpoint, body) {
        scope.onBody?.(endpoint, body)
        setImmediate(() => checkAnswer(asking, `${endpoint.method} ${endpoint.path}`, body))
      },
    },
    render,
  )
}

function checkAnswer(asking: Asking, call: string, body: unknown) {
  const answer = surface.calls[call]?.answer
  const [first, ...others] = answer === undefined ? [] : brokenFields(body, answer, surface.shapes)
  if (!first) return
  const unsaid = unsaidSince(`${asking.remote} ${call} ${first.field.replace(/\[\d+\]/g, '[]')}`)
  if (unsaid === undefined) return
  const more = { ...(others.length > 0 && { others }), ...(unsaid > 0 && { unsaid }) }
  logLine('error', 'contract broken', { ...asking, call, ...first, ...more })
}

/**
 * Returns how many violations were not logged since the last log line. Undefined if that line is younger than
 * `tellEveryMs`; the violation is then only counted.
 */
function unsaidSince(key: string): number | undefined {
  const last = told.get(key)
  if (last && Date.now() - last.at < tellEveryMs) {
    last.unsaid += 1
    return undefined
  }
  if (told.size >= mostTold) told.clear()
  told.set(key, { at: Date.now(), unsaid: 0 })
  return last?.unsaid ?? 0
}
