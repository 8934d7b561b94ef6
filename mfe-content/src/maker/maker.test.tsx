import { getMaker, listMakers, listProducts } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { aMaker, aMakerSummary, aProductSummary } from '../testing/content-builders'
import { fakeContentApi, openScreen } from '../testing/content-screen'

const api = fakeContentApi()
const facets = {
  category: [],
  brand: [],
  maker: [],
  tag: [],
  in_stock: 0,
  price: { min: null, max: null, ranges: [] },
}

test('loads all makers in one request with per=all (§9)', async () => {
  const makers = Array.from({ length: 16 }, (_, id) =>
    aMakerSummary({ id, key: `maker-${id}`, name: `作り手 ${id}` }),
  )
  api.answerBy(listMakers, ({ url }) => [
    { data: url.searchParams.get('per') === 'all' ? makers : makers.slice(0, 15) },
    200,
  ])

  openScreen('/maker')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: /作り手 15/ })).toHaveAttribute('href', '/maker/maker-15'),
  )
  expect(api.callsOf(listMakers).map(({ url }) => url.search)).toEqual(['?per=all'])
})

test('shows a message if the shop has no makers', async () => {
  api.answer(listMakers, { data: [] })
  openScreen('/maker')

  await shows(() => screen.getByText('ご紹介できる作り手はまだいません'))
})

test('shows a maker’s location, story and products', async () => {
  api.answer(getMaker, aMaker())
  api.answer(listProducts, { data: [aProductSummary()], facets })
  openScreen('/maker/iyo-orimono')

  await shows(() => screen.getByRole('heading', { level: 1, name: '伊予のおりもの' }))
  expect(screen.getByText('愛媛県今治市')).toBeVisible()
  expect(screen.getByText('織機').tagName).toBe('STRONG')
  expect(screen.getByRole('link', { name: /今治タオル 四枚セット/ })).toHaveAttribute(
    'href',
    '/product/imabari-towel-set',
  )
  expect(api.callsOf(getMaker)[0]?.params).toEqual({ key: 'iyo-orimono' })
  expect(api.callsOf(listProducts)[0]?.url.searchParams.getAll('maker[]')).toEqual(['iyo-orimono'])
})

test.each([
  [9, 'すべての品を見る（9点）'],
  [1, null],
])('for a maker with %i products, shows the link text %s', async (product_count, words) => {
  api.answer(getMaker, aMaker({ product_count }))
  api.answer(listProducts, { data: [aProductSummary()], facets })
  openScreen('/maker/iyo-orimono')

  await screen.findByRole('heading', { level: 1 })
  const more = screen.queryByRole('link', { name: /すべての品を見る/ })
  expect(more?.textContent?.trim() ?? null).toBe(words)
  if (words) expect(more).toHaveAttribute('href', '/product?maker[]=iyo-orimono')
})
