import { restartProgram } from './restart-program.mjs'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('starts a program again with growing pauses until it is ready', async () => {
  const begunAt = Date.now()
  const starts: number[] = []
  const told: string[] = []
  let isMended = false
  const start = async () => {
    starts.push((Date.now() - begunAt) / 1_000)
    if (!isMended) throw new Error('Cannot find module')
  }

  const restarted = restartProgram('cart', start, (line) => told.push(line))
  await jest.advanceTimersByTimeAsync(130_000)
  isMended = true
  await jest.advanceTimersByTimeAsync(60_000)
  await restarted

  expect(starts).toEqual([1, 3, 7, 15, 31, 63, 123, 183])
  expect(told[0]).toBe('cart does not start: Cannot find module\nNext attempt in 2 s.')
})
