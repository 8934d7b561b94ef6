import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// A long timeout only affects failing tests, and a busy machine loads the modules of a screen slowly.
configure({ asyncUtilTimeout: 15_000 })

// jsdom has no requestIdleCallback. Tests always count as idle.
globalThis.requestIdleCallback = (run) =>
  Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 0 })))
// jsdom has no performance.mark either.
performance.mark ??= () => ({}) as PerformanceMark
