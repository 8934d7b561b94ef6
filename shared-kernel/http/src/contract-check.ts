import { brokenFields, type BrokenField, type CallsSurface } from '@storefront/contracts/surface'
import written from '@storefront/contracts/surface.json'
import { logLine } from '@storefront/telemetry/server'
import type { Answer } from './call'
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

/** A field of an API response that violates this release's contracts, e.g. `data[].title`. */
export type BrokenAnswer = BrokenField & { call: string }

/** Violations by response body. Guests share bodies, which are checked once. */
const brokenByBody = new WeakMap<object, BrokenAnswer[]>()

/**
 * Renders a page and checks each API response against this release's contracts, after the page has received
 * it. Logs a violation with release, call and field, but never with values. `render` may wait for the
 * violations of its own responses, shared ones included.
 */
export function withCheckedAnswers<T>(
  asking: Asking,
  render: (findBroken: () => Promise<BrokenAnswer[]>) => Promise<T>,
): Promise<T> {
  const scope = currentScope()
  const { cacheAnswer } = scope
  const bodies = new Set<object>()
  const note = (body: unknown) => typeof body === 'object' && body !== null && bodies.add(body)
  return withRequestScope(
    {
      ...scope,
      onBody(endpoint, body) {
        scope.onBody?.(endpoint, body)
        note(body)
        setImmediate(() => checkAnswer(asking, `${endpoint.method} ${endpoint.path}`, body))
      },
      ...(cacheAnswer && {
        async cacheAnswer<Response>(
          key: string,
          ask: () => Promise<Answer<Response>>,
          shopVersion: string | undefined,
        ) {
          const answer = await cacheAnswer(key, ask, shopVersion)
          note(answer.data)
          return answer
        },
      }),
    },
    () => render(findBroken),
  )

  async function findBroken() {
    // The checks of all responses until now run before this one.
    await new Promise(setImmediate)
    const found = [...bodies].flatMap((body) => brokenByBody.get(body) ?? [])
    return [...new Map(found.map((one) => [`${one.call} ${one.field}`, one])).values()]
  }
}

function checkAnswer(asking: Asking, call: string, body: unknown) {
  const answer = surface.calls[call]?.answer
  const [first, ...others] = answer === undefined ? [] : brokenFields(body, answer, surface.shapes)
  if (!first) return
  if (typeof body === 'object' && body !== null)
    brokenByBody.set(
      body,
      [first, ...others].map((one) => ({ ...one, call, field: withoutIndices(one.field) })),
    )
  const unsaid = unsaidSince(`${asking.remote} ${call} ${withoutIndices(first.field)}`)
  if (unsaid === undefined) return
  const more = { ...(others.length > 0 && { others }), ...(unsaid > 0 && { unsaid }) }
  logLine('error', 'contract broken', { ...asking, call, ...first, ...more })
}

const withoutIndices = (field: string) => field.replace(/\[\d+\]/g, '[]')

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
