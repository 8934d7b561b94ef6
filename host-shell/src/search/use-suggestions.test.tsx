import { readSettings, setSite, emptySite } from '@storefront/site'
import { act, fireEvent, renderHook } from '@testing-library/react'
import { fetchSuggestionSources } from './suggestions.api'
import { useSuggestions } from './use-suggestions'

jest.mock('./suggestions.api', () => ({
  fetchSuggestionSources: jest.fn(async () => ({
    history: [],
    brands: [],
    products: [],
    found: { categories: [], brands: [], meant: undefined },
  })),
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

test('fetches suggestions 200 ms after the last keystroke (§9)', async () => {
  type('た')
  await pass(199)
  expect(asked()).toEqual([])
  type('たお')
  await pass(199)
  expect(asked()).toEqual([])

  await pass(1)

  expect(asked()).toEqual(['たお'])
})

test('aborts the previous term’s call when typing continues', async () => {
  type('た')
  await pass(200)
  type('たお')
  await pass(200)

  expect(asked()).toEqual(['た', 'たお'])
  const signals = jest.mocked(fetchSuggestionSources).mock.calls.map(([, { signal }]) => signal.aborted)
  expect(signals).toEqual([true, false])
})

test.each([
  [600, 2, 3],
  [601, 3, 5],
  [900, 3, 5],
  [901, 4, 6],
])('applies SITE.BREAKPOINT at %i px to offer %i categories', async (width, categories, products) => {
  const { innerWidth } = window
  const settings = readSettings({ 'SITE.BREAKPOINT.SCREEN-SM': 600, 'SITE.BREAKPOINT.SCREEN-MD': 900 })
  const named = ['茶器', '酒器', '食器', '花器', '漆器'].map((name, index) => ({
    key: `k${index}`,
    name,
    children: [],
  }))
  setSite({ ...emptySite('tsunagu'), settings, categories: named as never })
  const { result } = renderHook(() => useSuggestions(input, { isOpen: true }))

  window.innerWidth = width
  act(() => void dispatchEvent(new Event('resize')))
  type('器')
  await pass(200)

  expect(result.current.groups.map(({ suggestions }) => suggestions.length)).toEqual([categories])
  expect(jest.mocked(fetchSuggestionSources).mock.calls.at(-1)?.[1]).toMatchObject({
    mostProducts: products,
  })
  window.innerWidth = innerWidth
  setSite(emptySite('tsunagu'))
})
