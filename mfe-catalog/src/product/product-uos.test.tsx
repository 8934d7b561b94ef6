import { getProduct, listProductAccessories, listProductReviews, listRecommendedProducts, listTimeseries, recordProductView } from '@storefront/contracts'
import { on, type StorefrontEvents } from '@storefront/event-bus'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { aProduct } from '../testing/product-builders'
import './product-uos.route'

const api = fakeCatalogApi()

test('a uniform is ordered with measures and name embroidery', async () => {
  api.answer(getProduct, aProduct({ has_measurement: true, has_name_embroidery: true }))
  const requests: StorefrontEvents['catalog.purchase-requested'][] = []
  const subscription = on('catalog.purchase-requested').subscribe((request) => requests.push(request))
  openScreen('/product/blazer/uos')

  await userEvent.type(await screen.findByLabelText(/身長/), '１５０')
  await userEvent.type(screen.getByLabelText(/刺繍するお名前/), '田中')
  await userEvent.click(screen.getByRole('button', { name: 'カートに入れる' }))

  await waitFor(() => expect(requests[0]?.options).toEqual({ 'measurement.height': '150', name_embroidery: '田中' }))
  subscription.unsubscribe()
})

test('a member starts from the latest measures', async () => {
  api.answer(getProduct, aProduct({ has_measurement: true }))
  api.answer(listTimeseries, { data: [{ id: 1, purpose: 'measurement', data: { height: '148', shoe: '23' }, created_at: '2026-11-01T00:00:00+09:00' }] })
  openScreen('/product/blazer/uos', { isLogin: true })

  expect(await screen.findByLabelText(/身長/)).toHaveValue('148')
})

test('a product that is not made to order is bought on its own page', async () => {
  api.answer(getProduct, aProduct())
  api.answer(listProductAccessories, { data: [] })
  api.answer(listRecommendedProducts, { data: [] })
  api.answer(listProductReviews, { data: [] }, paged(0))
  api.answer(recordProductView, {})
  const { urlNow } = openScreen('/product/imabari-towel-set/uos')

  await waitFor(() => expect(urlNow()).toBe('/product/imabari-towel-set'))
  expect(await screen.findByText('この商品のレビューはまだありません。')).toBeVisible()
})
