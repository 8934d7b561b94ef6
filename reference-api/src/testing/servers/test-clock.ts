import { readClock } from '../../configuration'

/** A Thursday morning, well away from closed days, cut-off times and season ends. */
export const firstInstant = '2026-11-12T10:00:00+09:00'

/** Environment for programs started by tests, in sync with each other and with `testClock`. */
export const shopTime = { SHOP_NOW: firstInstant, SHOP_NOW_SINCE: new Date().toISOString() }

export const testClock = readClock(shopTime)
