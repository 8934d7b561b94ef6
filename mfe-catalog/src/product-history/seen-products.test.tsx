import {
  listGuestProductHistories,
  listRecommendedProducts,
  type ProductSummary,
} from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { configureHttp } from '@storefront/http'
import { changeSession } from '@storefront/session'
import { render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi } from '../testing/catalog-screen'
import { aProductSummary } from '../testing/product-builders'
import { TopPageParts } from '../top-page/top-page-parts'
import type { TopPagePart } from '../top-page/top-page.rules'

const api = fakeCatalogApi()
const [towel, tea] = [aProductSummary(), aProductSummary({ id: 2, key: 'tea', name: '煎茶' })]
const seenAre = (...products: ProductSummary[]) =>
  api.answer(listGuestProductHistories, {
    data: products.map((product) => ({
      id: product.id,
      product_id: product.id,
      viewed_at: '2026-11-20T10:00:00+09:00',
      product,
    })),
  })

const history: TopPagePart = { kind: 'history', title: '最近見た商品', products: [] }
const recommend: TopPagePart = {
  kind: 'recommend',
  title: 'あなたへのおすすめ',
  count: 8,
  products: [tea],
  isRow: true,
  isRanking: false,
}

/** Takes over parts that a server rendered for all, in the page of a shopper with or without cookies. */
function takeOver(part: TopPagePart, { isReturning = true } = {}) {
  if (isReturning) document.documentElement.dataset['returning'] = ''
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin: false })
  const container = document.createElement('div')
  container.innerHTML = renderToString(<TopPageParts parts={[part]} />)
  document.body.append(container)
  render(<TopPageParts parts={[part]} />, { container, hydrate: true })
}

beforeEach(() => publish('session.ended', { reason: 'signed-out' }))
afterEach(() => delete document.documentElement.dataset['returning'])

test('fills in seen products on a page that was rendered for all', async () => {
  seenAre(towel)
  takeOver(history)

  await shows(() => screen.getByRole('heading', { name: '最近見た商品' }))
  expect(screen.getByRole('link', { name: '今治タオル 四枚セット' })).toBeInTheDocument()
})

test('removes the place of a guest without seen products', async () => {
  seenAre()
  takeOver(history)
  const place = document.querySelector('.part')
  expect(place).not.toBeEmptyDOMElement()

  await waitFor(() => expect(place).toBeEmptyDOMElement())
})

test('doesn’t load seen products for a guest without cookies', async () => {
  seenAre(towel)
  takeOver(history, { isReturning: false })
  takeOver({ kind: 'links', title: 'ご案内', links: [] }, { isReturning: false })

  expect(api.callsOf(listGuestProductHistories)).toEqual([])
})

test('replaces the shop’s collection by what matches the last seen product', async () => {
  seenAre(towel)
  api.answer(listRecommendedProducts, {
    data: [towel, aProductSummary({ id: 3, key: 'yokan', name: '羊羹' })],
  })
  takeOver(recommend)
  expect(screen.getByRole('link', { name: '煎茶' })).toBeInTheDocument()

  await shows(() => screen.getByRole('link', { name: '羊羹' }))
  expect(screen.queryByRole('link', { name: '煎茶' })).not.toBeInTheDocument()
})
