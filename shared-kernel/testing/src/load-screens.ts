import { loadScreens } from '@storefront/remote'
import type { RouteObject } from 'react-router-dom'

/** Enough to compile every lazy screen. */
const screensDeadlineMs = 60_000

/** Loads every lazy screen before the first test, so that it doesn't count towards any test's timeout. */
export function loadScreensFirst(routes: RouteObject[]) {
  beforeAll(() => loadScreens(routes), screensDeadlineMs)
}
