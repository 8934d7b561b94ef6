import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// Only how long a failing test waits: a busy machine may need a while for a screen's modules.
jest.setTimeout(60_000)
configure({ asyncUtilTimeout: 15_000 })

// jsdom does not tell when it is idle; in a test it always is.
globalThis.requestIdleCallback = (run) =>
  Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 0 })))
// Nor does it measure.
performance.mark ??= () => ({}) as PerformanceMark

// React and its router print what a boundary has caught, with all that hangs on it: a line says as much.
const print = console.error
console.error = (...words: unknown[]) => {
  const error = words.find((word) => word instanceof Error)
  if (error) process.stderr.write(`console.error: ${error.name}: ${error.message}\n`)
  else print(...words)
}
