/** @jest-environment node */
import { drain, isDraining } from './drain'

test('starts draining immediately and finishes after DRAIN_MS', async () => {
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
