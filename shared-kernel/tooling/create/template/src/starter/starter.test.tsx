import { getProduct, listProducts } from '@storefront/contracts'
import { paged, recordEvents } from '@storefront/testing'
import { shows } from '@storefront/testing/shows'
import { screen, waitFor } from '@testing-library/react'
import { aProduct, aProductSummary, noFacets } from '../testing/product-builders'
import { fakeProductApi, openScreen } from '../testing/product-screen'

const api = fakeProductApi()

test('lists each product with a link to its screen', async () => {
  api.answer(listProducts, { data: [aProductSummary()], facets: noFacets }, paged(16, 2))
  openScreen('/starter?page=2')

  await shows(() => screen.getByRole('link', { name: '今治タオル 四枚セット' }))
  expect(screen.getByRole('link', { name: '今治タオル 四枚セット' })).toHaveAttribute(
    'href',
    '/starter/imabari-towel-set',
  )
  expect(screen.getByLabelText('1ページ目')).toHaveAttribute('href', '/starter')
  expect(api.callsOf(listProducts)[0]?.url.searchParams.get('page')).toBe('2')
})

test('says that there are no products', async () => {
  api.answer(listProducts, { data: [], facets: noFacets }, paged(0))
  openScreen('/starter')

  await shows(() => screen.getByText('商品はまだありません'))
})

test('publishes that a product was opened', async () => {
  const opened = recordEvents('starter.product-opened')
  api.answer(getProduct, aProduct({ id: 7 }))
  openScreen('/starter/imabari-towel-set')

  await shows(() => screen.getByRole('heading', { level: 1, name: '今治タオル 四枚セット' }))
  await waitFor(() => expect(opened).toEqual([{ product_id: 7 }]))
  expect(screen.getByRole('link', { name: 'この商品を購入する' })).toHaveAttribute(
    'href',
    '/product/imabari-towel-set',
  )
})
