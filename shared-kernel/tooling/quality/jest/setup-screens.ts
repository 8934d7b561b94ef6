import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// Generous because it only affects failing tests, and a busy machine loads a screen's modules slowly.
configure({ asyncUtilTimeout: 15_000 })

// jsdom has no requestIdleCallback. Tests count as always idle.
globalThis.requestIdleCallback = (run) =>
  Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 0 })))
// jsdom has no performance.mark either.
performance.mark ??= () => ({}) as PerformanceMark
