import { getCategoryHierarchy, listProducts } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { recordToasts } from '@storefront/testing'
import { shows } from '@storefront/testing/shows'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { fakeCart } from '../testing/fake-cart'
import { aCategory, aProductSummary, someFacets } from '../testing/product-builders'

const api = fakeCatalogApi()
const cart = fakeCart()

const list = (...products: Parameters<typeof aProductSummary>[0][]) => {
  api.answer(
    listProducts,
    { data: products.map(aProductSummary), facets: someFacets() },
    paged(products.length),
  )
  openScreen('/product')
}
beforeEach(() => api.answer(getCategoryHierarchy, { data: [aCategory()] }))

test('adds a product without options from its card', async () => {
  list({ has_choices: false }, { id: 2, key: 'hana', name: 'ハンドタオル 花', has_choices: false })

  await userEvent.click(await screen.findByRole('button', { name: 'カートに入れる ハンドタオル 花' }))

  expect(cart.requests).toEqual([{ product_id: 2, product_key: 'hana', quantity: 1 }])
})

test('hides the button for products with sizes and sold-out ones', async () => {
  list(
    { has_choices: true },
    { id: 2, key: 'hana', name: 'ハンドタオル 花', has_choices: false, stock_state: 'sold_out' },
  )
  await screen.findAllByRole('article')

  expect(screen.queryByRole('button', { name: /^カートに入れる/ })).toBeNull()
})

test('shows a toast with the product’s name only after a rejection', async () => {
  const toasts = recordToasts()
  list({ has_choices: false })
  const button = await screen.findByRole('button', { name: /^カートに入れる/ })

  await userEvent.click(button)
  await cart.answer({ kind: 'added' })
  expect(toasts).toEqual([])
  await userEvent.click(button)
  await cart.answer({ kind: 'refused', reason: 'sold-out', message: '在庫が足りません。' })

  expect(toasts).toEqual(['「今治タオル 四枚セット」：在庫が足りません。'])
})

test('posts the card’s product to the cart without scripts', async () => {
  list({ id: 7, has_choices: false })

  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^カートに入れる/ })

  expect(button.form).toHaveAttribute('action', '/cart')
  const posted = new FormData(button.form!, button)
  expect(Object.fromEntries(posted)).toEqual({ intent: 'add', quantity: '1', product_id: '7' })
})

test('counts the cases of the cart on a card of wholesale goods', async () => {
  list({ has_choices: false, pieces: { count: 30, unit: '枚' } })
  await screen.findByRole('article')
  act(() => publish('cart.changed', { count: 1, total: 3_000, quantities: { 1: 1 } }))

  await shows(() => screen.getByText(/カートに1ケース/))
})

test('shows rating, earliest delivery, のし and クール便 on a card', async () => {
  list({
    review: { average: 4.5, count: 8 },
    first_delivery_day: '2026-11-26',
    is_noshi_allowed: true,
    carriage_class: 'cool',
  })

  const card = within(await screen.findByRole('article'))

  expect(card.getByRole('img', { name: '5点中4.5点、8件' })).toHaveTextContent('4.5（8）')
  expect(card.getByText('最短11月26日（木）')).toBeVisible()
  expect(card.getByText('のし')).toBeVisible()
  expect(card.getByText('クール')).toBeVisible()
})
