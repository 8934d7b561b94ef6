import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// Only affects failing tests: a busy machine may need a while to load a screen's modules.
configure({ asyncUtilTimeout: 15_000 })

// jsdom has no idle callback; a test counts as always idle.
globalThis.requestIdleCallback = (run) =>
  Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 0 })))
// jsdom has no performance marks either.
performance.mark ??= () => ({}) as PerformanceMark
