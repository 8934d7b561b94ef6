import { brokenFields, type CallsSurface } from '@storefront/contracts/surface'
import written from '@storefront/contracts/surface.json'
import { logLine } from '@storefront/telemetry/server'
import { currentScope } from './request-scope'
import { withRequestScope } from './server-scope'

const surface: CallsSurface = written

/** Each field of a call is logged once in this time, with the number of breaks in between. */
const tellEveryMs = 60_000
/** Bounds memory when an API breaks everywhere. */
const mostTold = 500

type Told = { at: number; unsaid: number }
const told = new Map<string, Told>()

type Asking = { remote: string; version: string }

/**
 * Renders a page and checks each answer of the API against the contracts of this release, after the page has
 * received it. Logs a broken answer with release, call and field, and never with its values.
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

/** Breaks since the last log line; undefined when the last line is younger than `tellEveryMs`. */
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
