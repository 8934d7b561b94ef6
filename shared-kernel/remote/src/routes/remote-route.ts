import type { IndexRouteObject, NonIndexRouteObject } from 'react-router-dom'

/** React Router ignores the field. docs/status.md and its test read it from the sources. */
type BeyondSpec = {
  /** The decision in `docs/adr` that adds the screen, e.g. `ADR 0059`. Absent for a screen of §2. */
  beyondSpec?: `ADR ${number}`
}

/** A route of a remote's `routes.ts`: React Router's route, and the decision that adds its screen. */
export type RemoteRoute =
  | (IndexRouteObject & BeyondSpec)
  | (Omit<NonIndexRouteObject, 'children'> & BeyondSpec & { children?: RemoteRoute[] })
