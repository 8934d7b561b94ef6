import { loadScreens } from '@storefront/remote'
import type { RouteObject } from 'react-router-dom'

/** Time for compiling every lazy screen. */
const screensDeadlineMs = 60_000

/** Loads every lazy screen before the first test, so that no test's own deadline pays for it. */
export function loadScreensFirst(routes: RouteObject[]) {
  beforeAll(() => loadScreens(routes), screensDeadlineMs)
}
