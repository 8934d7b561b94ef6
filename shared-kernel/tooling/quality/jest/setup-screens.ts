import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// Only how long a failing test waits: a busy machine may need a while for a screen's modules.
configure({ asyncUtilTimeout: 15_000 })

// jsdom does not tell when it is idle; in a test it always is.
globalThis.requestIdleCallback = (run) =>
  Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 0 })))
// Nor does it measure.
performance.mark ??= () => ({}) as PerformanceMark
