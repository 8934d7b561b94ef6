import type { Fragment } from '../server/render-fragment'
import { untilAborted } from './until-aborted'

/** What came of rendering each route of a release once. */
export type Trial = {
  /** Paths that were rendered. */
  tried: string[]
  /** What is wrong with the release itself. */
  problems: string[]
  /** What may be the fault of a slow moment. */
  late: string[]
  /** What was rendered: the gateway brings it to life once. */
  pages: { path: string; fragment: Fragment }[]
}

type Render = (path: string, signal: AbortSignal) => Promise<Fragment>

/** So many routes are rendered at a time. */
const lanes = 3

/** Feeds and files of the API are linked to as well, and are no pages. */
const pageLink = / href="(\/(?!v1\/)[^"?#]*)/g

/** Stands for a parameter that no page links to. */
const anyParameter = '1'

/**
 * Renders each route once, those with parameters by a link that another page of the release has. An API that
 * is away, and a page that is not found, are no fault of a release.
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
    try {
      const fragment = await untilAborted(render(path, signal), signal)
      const { defects = [], html, redirect } = fragment
      if (redirect === undefined) trial.pages.push({ path, fragment })
      trial.problems.push(...defects.map((defect) => `${path}: ${defect}`))
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
    (pattern) => renderOnce([...links].find((link) => expressionOf(pattern).test(link)) ?? fill(pattern)),
    () => trial.late.length > 0,
  )
  return trial
}

/** A few at a time, until that is enough. */
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

/** `/news/:id` takes `/news/12`. */
function expressionOf(pattern: string): RegExp {
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
