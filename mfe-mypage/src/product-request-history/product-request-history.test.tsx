import { deleteProductRequest, listProductRequests, type ProductRequest } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeRecords } from '../testing/fake-records'
import { fakeMemberApi, openScreen, recordToasts } from '../testing/mypage-screen'

const api = fakeMemberApi()
const calls = { list: listProductRequests, remove: deleteProductRequest }
const aRequest = (id: number, own: Partial<ProductRequest> = {}): ProductRequest => ({
  id,
  product_key: `p${id}`,
  product_name: `バラの花束${id}`,
  maker_name: '',
  url: '',
  body: '',
  requested_at: '2026-11-10T18:20:00+09:00',
  ...own,
})
const some = (count: number) => Array.from({ length: count }, (_, index) => aRequest(index + 1))

async function remove(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `${name}のリクエストを削除する` }))
  await userEvent.click(screen.getByRole('button', { name: '削除する' }))
}

test('lists ten requests per page (§9) and links to the product', async () => {
  fakeRecords(api, calls, [
    aRequest(1),
    aRequest(2, { product_key: null, product_name: '桐箱' }),
    ...some(12).slice(2),
  ])
  openScreen('/mypage/product_request_history')

  await shows(() => screen.getByText('12件'))
  expect(screen.getAllByRole('button', { name: /のリクエストを削除する$/ })).toHaveLength(10)
  expect(screen.getByRole('link', { name: 'バラの花束1の商品を見る' })).toHaveAttribute('href', '/product/p1')
  expect(screen.getByRole('link', { name: '桐箱を探す' })).toHaveAttribute(
    'href',
    `/product?word=${encodeURIComponent('桐箱')}`,
  )
})

test('lowers the total after a deletion without fetching the list again (§4)', async () => {
  const toasts = recordToasts()
  const server = fakeRecords(api, calls, some(3))
  openScreen('/mypage/product_request_history')

  await remove('バラの花束2')

  await shows(() => screen.getByText('2件'))
  expect(screen.queryByText('バラの花束2')).not.toBeInTheDocument()
  await remove('バラの花束3')
  await shows(() => screen.getByText('1件'))
  expect(server.kept.map(({ id }) => id)).toEqual([1])
  expect(api.callsOf(listProductRequests)).toHaveLength(1)
  expect(toasts).toEqual(['リクエストを削除しました', 'リクエストを削除しました'])
})

test('opens the previous page after deleting the last request of a page', async () => {
  fakeRecords(api, calls, some(11))
  const { urlNow } = openScreen('/mypage/product_request_history?page=2')

  await remove('バラの花束11')

  await waitFor(() => expect(urlNow()).toBe('/mypage/product_request_history'))
  await shows(() => screen.getByText('10件'))
})

test('explains product requests on an empty list', async () => {
  fakeRecords(api, calls, some(1))
  openScreen('/mypage/product_request_history')

  await remove('バラの花束1')

  await shows(() => screen.getByText('リクエストはまだありません'))
  expect(api.callsOf(listProductRequests)).toHaveLength(1)
})
