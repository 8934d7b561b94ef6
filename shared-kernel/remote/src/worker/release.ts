import type { Fragment } from '../server/render-fragment'

/** A release's server bundle. */
export type RemoteRelease = {
  renderFragment(request: Request): Promise<Fragment>
  warmUp(): Promise<void>
  /** Lists the release's route patterns, e.g. `/news/:id`. Absent in older builds. */
  routePatterns?(): string[]
}
