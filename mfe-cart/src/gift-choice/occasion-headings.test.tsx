import { listOccasions } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { renderHook, waitFor } from '@testing-library/react'
import { rememberOccasion } from '../form-draft.state'
import { fakeCartApi } from '../testing/cart-screen'
import { useSuggestedHeading } from './occasion-headings'

const api = fakeCartApi()
const oseibo = {
  ...{ id: 1, key: 'oseibo', name: 'お歳暮', lead: '', image: null, words: [], season: null },
  ...{ is_in_season: false, budgets: [], recipients: [] },
  noshi: { title: '御歳暮', cord: '紅白の蝶結び', note: '' },
}
const suggest = (...ids: number[]) =>
  renderHook(() => useSuggestedHeading(ids.map((product_id) => ({ product_id })))).result

beforeEach(() => {
  sessionStorage.clear()
  configureHttp({ baseUrl: 'http://localhost' })
  api.answer(listOccasions, { data: [oseibo] })
  rememberOccasion(1, 'oseibo')
  rememberOccasion(2, 'oseibo')
})

test('suggests the heading of the list that all goods are from', async () => {
  const heading = suggest(1, 2)

  await waitFor(() => expect(heading.current).toBe('御歳暮'))
})

test('suggests no heading for goods from elsewhere', async () => {
  const both = suggest(1, 3)
  const heading = suggest(1)

  await waitFor(() => expect(heading.current).toBe('御歳暮'))
  expect(both.current).toBeUndefined()
})
