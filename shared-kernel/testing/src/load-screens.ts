import type { RouteObject } from 'react-router-dom'

/** Compiling every lazy screen for the first time may take this long. */
const screensDeadlineMs = 60_000

async function load(routes: RouteObject[]): Promise<void> {
  await Promise.all(routes.flatMap(({ lazy, children }) => [typeof lazy === 'function' ? lazy() : undefined, children && load(children)]))
}

/** Loads every lazy screen before the first test, so that no test's own deadline pays for it. */
export function loadScreensFirst(routes: RouteObject[]) {
  beforeAll(() => load(routes), screensDeadlineMs)
}
