import type { Fragment } from '../server/render-fragment'

/** A release's server bundle. */
export type RemoteRelease = {
  renderFragment(request: Request): Promise<Fragment>
  warmUp(): Promise<void>
  /** Its routes as patterns, e.g. `/news/:id`; absent in older builds. */
  routePatterns?(): string[]
}
