/** @jest-environment node */
import { drain, isDraining } from './drain'

test('a program that is told to end is draining at once, and closes once DRAIN_MS have passed', async () => {
  jest.useFakeTimers()
  expect(isDraining()).toBe(false)
  let isDone = false

  void drain(3_000).then(() => (isDone = true))
  expect(isDraining()).toBe(true)
  await jest.advanceTimersByTimeAsync(2_999)
  expect(isDone).toBe(false)
  await jest.advanceTimersByTimeAsync(1)

  expect(isDone).toBe(true)
})
