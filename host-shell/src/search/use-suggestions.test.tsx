import { act, fireEvent, renderHook } from '@testing-library/react'
import { fetchSuggestionSources } from './suggestions.api'
import { useSuggestions } from './use-suggestions'

jest.mock('./suggestions.api', () => ({
  fetchSuggestionSources: jest.fn(async () => ({ history: [], brands: [], products: [] })),
}))

const input = document.createElement('input')
const asked = () => jest.mocked(fetchSuggestionSources).mock.calls.map(([word]) => word)
const type = (value: string) => act(() => void fireEvent.input(input, { target: { value } }))
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(async () => {
  jest.useFakeTimers()
  input.value = ''
  renderHook(() => useSuggestions(input, { isOpen: true }))
  await pass(0)
  jest.mocked(fetchSuggestionSources).mockClear()
})
afterEach(() => jest.useRealTimers())

test('nothing is fetched until 200 ms have passed since the last letter (§9)', async () => {
  type('た')
  await pass(199)
  expect(asked()).toEqual([])
  type('たお')
  await pass(199)
  expect(asked()).toEqual([])

  await pass(1)

  expect(asked()).toEqual(['たお'])
})

test('who goes on typing has no use for the answer to the earlier word: its call is given up', async () => {
  type('た')
  await pass(200)
  type('たお')
  await pass(200)

  expect(asked()).toEqual(['た', 'たお'])
  const signals = jest.mocked(fetchSuggestionSources).mock.calls.map(([, { signal }]) => signal.aborted)
  expect(signals).toEqual([true, false])
})
