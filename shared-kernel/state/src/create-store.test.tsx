import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createStore } from './create-store'

test('shows the latest value on screen', () => {
  const count = createStore(1)
  const Count = () => <output>{count.use()}</output>
  render(<Count />)

  act(() => count.set(2))

  expect(screen.getByRole('status')).toHaveTextContent('2')
})

test('renders the initial value on the server', () => {
  const count = createStore(1)
  count.set(2)
  const Count = () => <output>{count.use()}</output>

  expect(renderToString(<Count />)).toContain('1')
})

test('changes$ emits the current value and every later one', () => {
  const count = createStore(1)
  const heard: number[] = []
  const subscription = count.changes$.subscribe((value) => heard.push(value))

  count.set(2)
  subscription.unsubscribe()
  count.set(3)

  expect(heard).toEqual([1, 2])
})

describe('waiting for a value', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('resolves to the first match', async () => {
    const count = createStore(0)
    const awaited = count.when((value) => value > 1, 3_000)

    count.set(1)
    count.set(2)

    await expect(awaited).resolves.toBe(2)
    expect(jest.getTimerCount()).toBe(0)
  })

  test('resolves to the current value after the maximum wait', async () => {
    const count = createStore(0)
    const awaited = count.when((value) => value > 1, 3_000)

    await jest.advanceTimersByTimeAsync(3_000)

    await expect(awaited).resolves.toBe(0)
  })
})
