import '@testing-library/jest-dom'

// jsdom does not tell when it is idle; in a test it always is.
globalThis.requestIdleCallback = (run) => Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 0 })))
// Nor does it measure.
performance.mark ??= () => ({}) as PerformanceMark
// A screen is typed into key by key; a busy machine needs its time for it.
jest.setTimeout(30_000)
