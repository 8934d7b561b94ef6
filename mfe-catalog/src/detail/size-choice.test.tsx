import {
  getProduct,
  listProductAccessories,
  listProductReviews,
  listRecommendedProducts,
  recordProductView,
} from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { renderFragment } from '@storefront/remote/server'
import { emptySite, setSite } from '@storefront/site'
import { screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RouteObject } from 'react-router-dom'
import { actions } from '../actions'
import { routes } from '../routes'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { fakeCart } from '../testing/fake-cart'
import { aProduct } from '../testing/product-builders'
import './product-detail.route'

const api = fakeCatalogApi()
const cart = fakeCart()
const sizes = ['23cm', '24cm'].map((size, index) => ({
  ...aProduct(),
  id: index + 10,
  key: size === '23cm' ? 'shoes-23cm' : 'shoes',
  variant_value_1: size,
  variant_value_2: null,
}))
const shoes = (key: string) =>
  aProduct({
    key,
    product_model: {
      ...aProduct().product_model,
      variant_label_1: 'サイズ',
      size_table: {
        caption: '足の長さ',
        rows: [
          ['サイズ', '足の長さ'],
          ['23cm', '23.0'],
          ['24cm', '24.0'],
        ],
      },
      products: sizes,
    },
  })

beforeEach(() => {
  api.answerBy(getProduct, ({ params: { key = '' } }) => [shoes(key), 200])
  api.answer(listProductAccessories, { data: [] })
  api.answer(listRecommendedProducts, { data: [] })
  api.answer(listProductReviews, { data: [] }, paged(0))
  api.answer(recordProductView, {})
})

test.each(['カートに入れる', '今すぐ購入'])('%s asks for a size first', async (name) => {
  openScreen('/product/shoes')

  await userEvent.click((await screen.findAllByRole('button', { name }))[0]!)

  const size = within(screen.getByRole('group', { name: /^サイズ/ }))
  expect(size.getByText('サイズを選んでください')).toBeVisible()
  expect(size.getByRole('link', { name: '23cm' })).toHaveFocus()
  expect(size.getByRole('link', { name: '23cm' })).toHaveAccessibleDescription('サイズを選んでください')
  expect(cart.requests).toEqual([])
})

test('buys the listed size once it is chosen', async () => {
  openScreen('/product/shoes')

  await userEvent.click(await screen.findByRole('link', { name: '24cm' }))
  await waitFor(() => expect(screen.getByRole('link', { name: '24cm', current: true })).toBeVisible())
  await userEvent.click(screen.getAllByRole('button', { name: 'カートに入れる' })[0]!)

  await waitFor(() => expect(cart.requests).toMatchObject([{ product_key: 'shoes' }]))
})

test('takes a size in the URL for chosen', async () => {
  openScreen('/product/shoes-23cm')

  await shows(() => screen.getByRole('link', { name: '23cm', current: true }))
})

test('asks for a size without scripts', async () => {
  configureHttp({ baseUrl: 'http://localhost' })
  setSite({ ...emptySite('school'), name: 'つなぐ制服' })
  const served = routes.map((route) => ({ ...route, action: actions[route.id ?? ''] })) as RouteObject[]
  const request = new Request('http://localhost/product/shoes', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'intent=add&product_id=1&quantity=1',
  })

  const { status, html } = await renderFragment('catalog', served, request)
  document.body.innerHTML = html

  expect(status).toBe(422)
  expect(screen.getByRole('group', { name: /^サイズ/ })).toHaveTextContent('サイズを選んでください')
  expect(document.querySelector('#buy-form')).toHaveAttribute('action', '/product/shoes')
})
