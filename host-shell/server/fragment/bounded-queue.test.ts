/** @jest-environment node */
import { BoundedQueue } from './bounded-queue'

/** Creates work that ends when the test says so. */
function aWork<T>(answer: T) {
  const work = { isBegun: false, end: () => undefined as void, fail: () => undefined as void }
  const run = () => {
    work.isBegun = true
    return new Promise<T>((resolve, reject) => {
      work.end = () => resolve(answer)
      work.fail = () => reject(new Error('broken'))
    })
  }
  return Object.assign(work, { run })
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('runs at most `concurrency` tasks and queues the others in order', async () => {
  const queue = new BoundedQueue({ concurrency: 1, waiting: 2, longestWaitMs: 1_000 })
  const [first, second, third] = [aWork(1), aWork(2), aWork(3)]
  const answers = [first, second, third].map(({ run }) => queue.run(run))

  await jest.advanceTimersByTimeAsync(0)
  expect([first.isBegun, second.isBegun, third.isBegun]).toEqual([true, false, false])

  first.end()
  await jest.advanceTimersByTimeAsync(0)
  expect([second.isBegun, third.isBegun]).toEqual([true, false])

  second.end()
  await jest.advanceTimersByTimeAsync(0)
  third.end()
  expect(await Promise.all(answers)).toEqual([1, 2, 3])
})

test('rejects a task immediately when the queue is full', async () => {
  const queue = new BoundedQueue({ concurrency: 1, waiting: 1, longestWaitMs: 1_000 })
  const [running, waiting, shed] = [aWork(1), aWork(2), aWork(3)]
  void queue.run(running.run)
  void queue.run(waiting.run)

  expect(await queue.run(shed.run)).toBeUndefined()

  expect(shed.isBegun).toBe(false)
})

test('drops a task that waits too long', async () => {
  const queue = new BoundedQueue({ concurrency: 1, waiting: 1, longestWaitMs: 1_000 })
  const [running, tired, next] = [aWork(1), aWork(2), aWork(3)]
  void queue.run(running.run)
  const given = queue.run(tired.run)

  await jest.advanceTimersByTimeAsync(1_000)
  expect(await given).toBeUndefined()
  expect(tired.isBegun).toBe(false)

  const later = queue.run(next.run)
  running.end()
  await jest.advanceTimersByTimeAsync(0)
  next.end()
  expect(await later).toBe(3)
})

test('frees the slot of a task that throws', async () => {
  const queue = new BoundedQueue({ concurrency: 1, waiting: 0, longestWaitMs: 1_000 })
  const [broken, next] = [aWork(1), aWork(2)]
  const failure = queue.run(broken.run).catch((error: Error) => error.message)
  await jest.advanceTimersByTimeAsync(0)

  broken.fail()
  expect(await failure).toBe('broken')

  const answer = queue.run(next.run)
  await jest.advanceTimersByTimeAsync(0)
  next.end()
  expect(await answer).toBe(2)
})
