import type { Fragment } from './render-fragment'

/** Result of rendering each of a release's routes once. */
export type Trial = {
  tried: string[]
  /** Defects in the release itself. */
  problems: string[]
  /** Routes that exceeded the deadline, possibly only because the machine was slow. */
  late: string[]
  /** Rendered pages, which the gateway hydrates once, and how long each took. */
  pages: { path: string; fragment: Fragment; ms?: number }[]
}
