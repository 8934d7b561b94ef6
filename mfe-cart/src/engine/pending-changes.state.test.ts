import { whenChangesSettled, whileSettling } from './pending-changes.state'

test('waits for pending tasks for at most five seconds (§9)', async () => {
  jest.useFakeTimers()
  const over: string[] = []
  let finish = () => undefined as void
  void whileSettling(new Promise<void>((resolve) => (finish = resolve)))

  void whenChangesSettled().then(() => over.push('ceiling'))
  await jest.advanceTimersByTimeAsync(4_900)
  expect(over).toEqual([])
  await jest.advanceTimersByTimeAsync(100)
  expect(over).toEqual(['ceiling'])

  void whenChangesSettled().then(() => over.push('done'))
  finish()
  await jest.advanceTimersByTimeAsync(0)
  expect(over).toEqual(['ceiling', 'done'])
  jest.useRealTimers()
})
