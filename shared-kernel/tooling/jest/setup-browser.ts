import '@testing-library/jest-dom'

// jsdom does not tell when it is idle; in a test it always is.
globalThis.requestIdleCallback = (run) => Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 0 })))
// Nor does it measure.
performance.mark ??= () => ({}) as PerformanceMark
