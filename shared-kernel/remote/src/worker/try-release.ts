import type { BrokenAnswer } from '@storefront/http/server'
import type { Fragment } from '../server/render-fragment'
import type { Trial } from '../server/trial'
import { untilAborted } from './until-aborted'

type Render = (path: string, signal: AbortSignal) => Promise<Fragment>

/** Number of routes rendered concurrently. */
const lanes = 3

/** Links to pages. Excludes feeds and files served by the API. */
const pageLink = / href="(\/(?!v1\/)[^"?#]*)/g

/** Value for a parameter if no page links to such a route. */
const anyParameter = '1'

/**
 * Renders each route once. Fills parameters from links on the release's other pages. An unavailable API or a
 * missing page isn't a defect in the release.
 */
export async function tryRelease(
  patterns: string[],
  render: Render,
  { deadlineMs }: { deadlineMs: number },
): Promise<Trial> {
  const trial: Trial = { tried: [], problems: [], late: [], pages: [] }
  const links = new Set<string>()
  const renderOnce = async (path: string) => {
    trial.tried.push(path)
    const signal = AbortSignal.timeout(deadlineMs)
    const beganAt = performance.now()
    try {
      const fragment = await untilAborted(render(path, signal), signal)
      const { defects = [], brokenAnswers = [], html, redirect } = fragment
      if (redirect === undefined)
        trial.pages.push({ path, fragment, ms: Math.round(performance.now() - beganAt) })
      const cause = defects.length > 0 ? brokenAnswers.map(formatBroken).join('; ') : ''
      trial.problems.push(...defects.map((defect) => `${path}: ${defect}${cause && ` (${cause})`}`))
      for (const [, href = ''] of html.matchAll(pageLink)) links.add(href)
    } catch (error) {
      if (signal.aborted) trial.late.push(`${path} was not rendered within ${deadlineMs} ms`)
      else trial.problems.push(`${path}: ${String(error)}`)
    }
  }
  const isPlain = (pattern: string) => !/[:*]/.test(pattern)
  await inLanes(patterns.filter(isPlain), renderOnce, () => trial.late.length > 0)
  await inLanes(
    patterns.filter((one) => !isPlain(one)),
    (pattern) => renderOnce([...links].find((link) => toExpression(pattern).test(link)) ?? fill(pattern)),
    () => trial.late.length > 0,
  )
  return trial
}

const formatBroken = ({ call, field, expected, found }: BrokenAnswer) =>
  `its contract has ${field} of ${call} as ${expected}, the API answers ${found}`

/** Runs up to `lanes` at a time, until `isEnough` returns true. */
async function inLanes(
  patterns: string[],
  work: (pattern: string) => Promise<void>,
  isEnough: () => boolean,
): Promise<void> {
  const left = [...patterns]
  const next = async (): Promise<void> => {
    const pattern = isEnough() ? undefined : left.shift()
    if (pattern === undefined) return
    await work(pattern)
    return next()
  }
  await Promise.all(Array.from({ length: lanes }, next))
}

/** Converts a route pattern to an expression, e.g. `/news/:id` matches `/news/12`. */
function toExpression(pattern: string): RegExp {
  const segments = pattern
    .split('/')
    .slice(1)
    .map((segment) => {
      if (segment === '*') return '/.+'
      if (!segment.startsWith(':')) return `/${segment.replaceAll(/[^\w-]/g, String.raw`\$&`)}`
      return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    })
  return new RegExp(`^${segments.join('')}/?$`)
}

const fill = (pattern: string) => pattern.replaceAll(/\/:[^/]+\?/g, '').replaceAll(/:[^/]+|\*/g, anyParameter)
