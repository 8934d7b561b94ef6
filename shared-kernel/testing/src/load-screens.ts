import { loadScreens } from '@storefront/remote'
import type { RouteObject } from 'react-router-dom'

/** Long enough to compile every lazy screen. */
const screensDeadlineMs = 60_000

/**
 * Loads every lazy screen before the first test, so that loading doesn't count towards the timeout of a test.
 */
export function loadScreensFirst(routes: RouteObject[]) {
  beforeAll(() => loadScreens(routes), screensDeadlineMs)
}
