import { readClock } from '../../configuration'

/** A Thursday morning, far from closed days, cut-off hours and ends of seasons. */
export const firstInstant = '2026-11-12T10:00:00+09:00'

/** Environment of programs that tests start, consistent with each other and with `testClock`. */
export const shopTime = { SHOP_NOW: firstInstant, SHOP_NOW_SINCE: new Date().toISOString() }

export const testClock = readClock(shopTime)
