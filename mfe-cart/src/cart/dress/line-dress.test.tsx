import {
  addCartAccessory,
  deleteCartAccessory,
  initCart,
  listGiftRules,
  listOccasions,
  listProductAccessories,
  modifyCartAccessory,
  type Accessory,
  type GiftRule,
} from '@storefront/contracts'
import { polyfillDialog } from '@storefront/testing'
import { shows } from '@storefront/testing/shows'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { rememberOccasion } from '../../form-draft.state'
import { aCart, aCartAccessory, aCartProduct } from '../../testing/cart-builders'
import { fakeCartApi, openScreen } from '../../testing/cart-screen'

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
const [ribbon, paper]: Accessory[] = ['リボンの包装', '和紙の包装'].map((name, index) => ({
  ...noshi,
  ...{ id: 8 + index, key: `wrapping-${index}`, kind: 'wrapping', name, text_label: null, choices: ['紅'] },
  ...(index === 0 ? { unit_price: 200, price_with_tax: 220, excludes: ['noshi'] } : {}),
}))
const card: Accessory = {
  ...noshi,
  ...{ id: 10, key: 'card', kind: 'message_card', name: 'メッセージカード' },
  ...{ text_label: 'メッセージ', choices: ['花'], price_with_tax: 110 },
}
const accessory_choices = ['noshi' as const, 'wrapping' as const, 'message_card' as const]
const towel = aCartProduct({ product_info: { ...aCartProduct().product_info, accessory_choices } })

beforeAll(polyfillDialog)
beforeEach(() => {
  sessionStorage.clear()
  api.answer(initCart, aCart({ detail: { products: [towel] } }))
  api.answer(listProductAccessories, { data: [noshi, ribbon!, paper!, card] })
  api.answer(listOccasions, { data: [oseibo] })
})

const dressed = (...accessories: (typeof towel)['accessories']) =>
  aCart({ version: 2, detail: { products: [{ ...towel, accessories }] } })
const onLine = aCartAccessory({ accessory_id: 7, noshi_heading: '御歳暮', noshi_name: '佐藤' })

async function openDress() {
  openScreen('/cart')
  await userEvent.click(await screen.findByRole('button', { name: /のし・ラッピング・カードを(選ぶ|変更)$/ }))
  return within(await screen.findByRole('dialog', { name: 'のし・ラッピング・カード' }))
}

async function openNoshi() {
  const dress = await openDress()
  await userEvent.click(dress.getByRole('button', { name: '今治タオルののしを付ける' }))
  return within(await screen.findByRole('dialog', { name: 'のし' }))
}

test('names what an undressed line could have', async () => {
  openScreen('/cart')

  await shows(() => screen.getByRole('button', { name: '今治タオルののし・ラッピング・カードを選ぶ' }))
})

test('leads to the screen of the choices without scripts', async () => {
  openScreen('/cart')

  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /カードを選ぶ$/ })
  expect(button.form).toHaveAttribute('action', '/cart/shipping-detail')
})

test('attaches a card to the line in the cart', async () => {
  const message = 'ありがとう'
  const own = { accessory_id: 10, kind: 'message_card' as const, name: 'メッセージカード' }
  api.answer(addCartAccessory, dressed(aCartAccessory({ ...own, key: 'card-1', message })))
  const dress = await openDress()

  await userEvent.click(dress.getByRole('button', { name: '今治タオルのメッセージカードを付ける' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'メッセージカード' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /メッセージ/ }), message)
  await userEvent.click(dialog.getByRole('button', { name: 'この内容で付ける' }))

  expect(api.callsOf(addCartAccessory)[0]?.body).toMatchObject({
    product_key: towel.key,
    accessory_id: 10,
    message,
  })
  await shows(() => dress.getByRole('button', { name: '今治タオルのメッセージカードを外す' }))
})

test('offers a wrapping with its price and what it replaces', async () => {
  const wrapping = { accessory_id: 9, kind: 'wrapping' as const, name: '和紙の包装' }
  api.answer(initCart, dressed(aCartAccessory({ ...wrapping, noshi_name: null })))

  const dress = await openDress()

  expect(dress.getByText(/リボンの包装 ＋220円/).closest('li')).toHaveTextContent(
    '「和紙の包装」と入れ替わります。',
  )
  expect(dress.getByRole('button', { name: '今治タオルの和紙の包装を変更する' })).toBeEnabled()
})

describe('a line with a noshi', () => {
  beforeEach(() => api.answer(initCart, dressed(onLine)))

  test('excludes the ribbon and says why', async () => {
    const dress = await openDress()

    expect(dress.getByRole('button', { name: '今治タオルのリボンの包装を付ける' })).toBeDisabled()
    expect(dress.getByText('「のし」と一緒にはお付けできません。先に外してください。')).toBeVisible()
  })

  test('changes its name in the cart', async () => {
    api.answer(modifyCartAccessory, dressed(onLine))
    const dress = await openDress()
    await userEvent.click(dress.getByRole('button', { name: '今治タオルののしを変更する' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'のし' }))
    expect(dialog.getByLabelText('表書き')).toHaveValue('御歳暮')

    await userEvent.clear(dialog.getByLabelText(/お名前/))
    await userEvent.type(dialog.getByLabelText(/お名前/), '田中')
    await userEvent.click(dialog.getByRole('button', { name: 'この内容で付ける' }))

    expect(api.callsOf(modifyCartAccessory)[0]?.body).toMatchObject({
      key: onLine.key,
      noshi_name: '田中',
    })
  })

  test('is taken off, and the focus moves on', async () => {
    api.answer(deleteCartAccessory, dressed())
    const dress = await openDress()

    await userEvent.click(dress.getByRole('button', { name: '今治タオルののしを外す' }))

    await waitFor(() => expect(dress.getByRole('button', { name: '今治タオルののしを付ける' })).toHaveFocus())
    expect(api.callsOf(deleteCartAccessory)[0]?.body).toMatchObject({ key: onLine.key })
  })

  test('keeps its texts after it is taken off', async () => {
    api.answer(deleteCartAccessory, dressed())
    const dress = await openDress()
    await userEvent.click(dress.getByRole('button', { name: '今治タオルののしを外す' }))

    await userEvent.click(await dress.findByRole('button', { name: '今治タオルののしを付ける' }))

    const dialog = within(await screen.findByRole('dialog', { name: 'のし' }))
    expect(dialog.getByLabelText('表書き')).toHaveValue('御歳暮')
    expect(dialog.getByLabelText(/お名前/)).toHaveValue('佐藤')
  })

  test('opens its choices from an advice that links to them', async () => {
    const rule: GiftRule = {
      key: 'named',
      conditions: { headings: ['御歳暮'] },
      sentence: 'お名前を入れます。',
      cure: { label: 'お名前を入れる', href: '/cart/shipping-detail' },
    }
    api.answer(listGiftRules, { data: [rule] })
    openScreen('/cart')

    await userEvent.click(await screen.findByRole('link', { name: 'お名前を入れる' }))

    const dress = await screen.findByRole('dialog', { name: 'のし・ラッピング・カード' })
    expect(within(dress).getByText('お名前を入れます。')).toBeVisible()
  })

  test('says that an unsaved change is continued, and takes it back', async () => {
    const dress = await openDress()
    const openNoshiOfLine = async () => {
      await userEvent.click(dress.getByRole('button', { name: '今治タオルののしを変更する' }))
      return screen.findByRole('dialog', { name: 'のし' })
    }
    const changed = await openNoshiOfLine()
    await userEvent.selectOptions(within(changed).getByLabelText('表書き'), '御祝')
    fireEvent(changed, new Event('cancel', { cancelable: true }))

    const dialog = within(await openNoshiOfLine())
    expect(dialog.getByText(/まだ付けていません。$/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '付けた内容に戻す' }))

    expect(dialog.getByLabelText('表書き')).toHaveValue('御歳暮')
  })

  test('keeps the choices open when the noshi is cancelled', async () => {
    const dress = await openDress()
    await userEvent.click(dress.getByRole('button', { name: '今治タオルののしを変更する' }))
    const dialog = await screen.findByRole('dialog', { name: 'のし' })

    fireEvent(dialog, new Event('cancel', { cancelable: true }))

    expect(screen.queryByRole('dialog', { name: 'のし' })).not.toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'のし・ラッピング・カード' })).toBeVisible()
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
