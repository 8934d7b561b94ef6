import {
  addCartAccessory,
  deleteCartAccessory,
  initCart,
  listOccasions,
  listProductAccessories,
  modifyCartAccessory,
  type Accessory,
} from '@storefront/contracts'
import { polyfillDialog } from '@storefront/testing'
import { shows } from '@storefront/testing/shows'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { rememberOccasion } from '../form-draft.state'
import { aCart, aCartAccessory, aCartProduct } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const noshi: Accessory = {
  ...{ id: 7, key: 'noshi', kind: 'noshi', name: 'のし', description: '' },
  ...{ unit_price: 0, price_with_tax: 0, tax_rate: 10, text_label: 'お名前', text_max_length: 20 },
  choices: ['御祝', '御歳暮'],
  headings: [{ heading: '御歳暮', purpose: '季節のごあいさつ', cords: ['bow'], note: '' }],
  image: null,
}
const oseibo = {
  ...{ id: 1, key: 'oseibo', name: 'お歳暮', lead: '', image: null, words: [], season: null },
  ...{ is_in_season: false, budgets: [], recipients: [] },
  noshi: { title: '御歳暮', cord: '紅白の蝶結び', note: '' },
}
const accessory_choices = ['noshi' as const, 'wrapping' as const]
const towel = aCartProduct({ product_info: { ...aCartProduct().product_info, accessory_choices } })

beforeAll(polyfillDialog)
beforeEach(() => {
  sessionStorage.clear()
  api.answer(initCart, aCart({ detail: { products: [towel] } }))
  api.answer(listProductAccessories, { data: [noshi] })
  api.answer(listOccasions, { data: [oseibo] })
})

async function openNoshi() {
  openScreen('/cart')
  await userEvent.click(await screen.findByRole('button', { name: /のしを選ぶ$/ }))
  return within(await screen.findByRole('dialog', { name: 'のし' }))
}

test('links from a line with an address to the choice of wrapping', async () => {
  api.answer(initCart, aCart({ detail: { products: [{ ...towel, shipping_key: 'home' }] } }))
  openScreen('/cart')

  await shows(() => screen.getByText('のし・ラッピング：なし'))
  expect(screen.getByRole('link', { name: 'ラッピングを選ぶ' })).toHaveAttribute(
    'href',
    '/cart/shipping-detail',
  )
})

test('says that the wrapping is chosen after the address', async () => {
  openScreen('/cart')

  await shows(() => screen.getByText('ラッピングは、お届け先のご入力のあとにお選びいただけます。'))
  expect(screen.queryByRole('link', { name: 'ラッピングを選ぶ' })).not.toBeInTheDocument()
})

describe('a line with a noshi', () => {
  const attached = aCartAccessory({ accessory_id: 7, noshi_heading: '御歳暮', noshi_name: '佐藤' })

  beforeEach(() =>
    api.answer(initCart, aCart({ detail: { products: [{ ...towel, accessories: [attached] }] } })),
  )

  test('changes its name in the cart', async () => {
    api.answer(modifyCartAccessory, aCart({ version: 2, detail: { products: [towel] } }))
    openScreen('/cart')
    await userEvent.click(await screen.findByRole('button', { name: /のしを変更する$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'のし' }))
    expect(dialog.getByLabelText('表書き')).toHaveValue('御歳暮')

    await userEvent.clear(dialog.getByLabelText(/お名前/))
    await userEvent.type(dialog.getByLabelText(/お名前/), '田中')
    await userEvent.click(dialog.getByRole('button', { name: 'この内容で付ける' }))

    expect(api.callsOf(modifyCartAccessory)[0]?.body).toMatchObject({
      key: attached.key,
      noshi_name: '田中',
    })
  })

  test('is taken off, and the focus moves on', async () => {
    api.answer(deleteCartAccessory, aCart({ version: 2, detail: { products: [towel] } }))
    openScreen('/cart')

    await userEvent.click(await screen.findByRole('button', { name: /のしを外す$/ }))

    await waitFor(() => expect(screen.getByRole('button', { name: /のしを選ぶ$/ })).toHaveFocus())
    expect(api.callsOf(deleteCartAccessory)[0]?.body).toMatchObject({ key: attached.key })
  })
})

test('opens the noshi with the heading of the list’s occasion', async () => {
  rememberOccasion(towel.product_id, 'oseibo')
  api.answer(addCartAccessory, aCart({ version: 2, detail: { products: [towel] } }))

  const dialog = await openNoshi()
  expect(dialog.getByLabelText('表書き')).toHaveValue('御歳暮')
  await userEvent.click(dialog.getByRole('button', { name: 'この内容で付ける' }))

  expect(api.callsOf(addCartAccessory)[0]?.body).toMatchObject({
    product_key: towel.key,
    accessory_id: 7,
    noshi_heading: '御歳暮',
    noshi_cord: 'bow',
  })
})

test('leaves the heading open without an occasion', async () => {
  const dialog = await openNoshi()

  expect(dialog.getByLabelText('表書き')).toHaveValue('')
})
