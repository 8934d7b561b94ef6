import { brokenFields, type CallsSurface } from '@storefront/contracts/surface'
import written from '@storefront/contracts/surface.json'
import { logLine } from '@storefront/telemetry/server'
import { currentScope } from './request-scope'
import { withRequestScope } from './server-scope'

const surface: CallsSurface = written

/** The same field of the same call is told once in this time, with how often it was broken meanwhile. */
const tellEveryMs = 60_000
/** An API that is broken throughout fills no memory. */
const mostTold = 500

type Told = { at: number; unsaid: number }
const told = new Map<string, Told>()

type Asking = { remote: string; version: string }

/**
 * Renders a page and checks each answer of the API against the contracts that this release was built with,
 * after the answer has gone on its way. One that breaks them is logged with release, call and field, and
 * never with its values.
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

/** How often it was broken since it was last told; undefined while it was told just now. */
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
