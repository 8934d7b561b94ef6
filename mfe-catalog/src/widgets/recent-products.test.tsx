import {
  getUserList,
  listGuestProductHistories,
  listProductHistories,
  type ProductSummary,
} from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { configureHttp } from '@storefront/http'
import { changeSession } from '@storefront/session'
import { act, render, screen, waitFor } from '@testing-library/react'
import { fakeCatalogApi } from '../testing/catalog-screen'
import { aProductSummary } from '../testing/product-builders'
import { RecentProducts } from './recent-products'

const api = fakeCatalogApi()
const [towel, tea] = [aProductSummary(), aProductSummary({ id: 2, key: 'tea', name: '煎茶' })]
const histories = (...products: ProductSummary[]) => ({
  data: products.map((product) => ({
    id: product.id,
    product_id: product.id,
    viewed_at: '2026-11-20T10:00:00+09:00',
    product,
  })),
})
const shownNames = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

function open({ isLogin = false, exceptId }: { isLogin?: boolean; exceptId?: number } = {}) {
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin })
  render(<RecentProducts exceptId={exceptId} />)
}

beforeEach(() => {
  api.answer(listGuestProductHistories, histories(towel, tea))
  api.answer(listProductHistories, histories(tea))
  api.answer(getUserList, { key: 'favorites', name: 'お気に入り', count: 0, data: [] })
  publish('session.ended', { reason: 'signed-out' })
})

test('moves a product to the front when viewed again', async () => {
  open()
  await waitFor(() => expect(shownNames()).toEqual(['今治タオル 四枚セット', '煎茶']))

  act(() => publish('product.viewed', { product_id: 2 }))

  expect(shownNames()).toEqual(['煎茶', '今治タオル 四枚セット'])
  expect(api.callsOf(listGuestProductHistories)).toHaveLength(1)
})

test('refetches the list for a product that isn’t in it', async () => {
  open()
  await waitFor(() => expect(shownNames()).toHaveLength(2))
  api.answer(
    listGuestProductHistories,
    histories(aProductSummary({ id: 3, key: 'yokan', name: '羊羹' }), towel, tea),
  )

  act(() => publish('product.viewed', { product_id: 3 }))

  await waitFor(() => expect(shownNames()).toEqual(['羊羹', '今治タオル 四枚セット', '煎茶']))
})

test('replaces the guest’s history with the member’s after login', async () => {
  open()
  await waitFor(() => expect(shownNames()).toHaveLength(2))

  act(() => {
    changeSession({ isLogin: true })
    publish('session.started', { user_id: 1 })
  })

  await waitFor(() => expect(shownNames()).toEqual(['煎茶']))
})

test('omits the product of the current page', async () => {
  open({ exceptId: 1 })

  await waitFor(() => expect(shownNames()).toEqual(['煎茶']))
})
