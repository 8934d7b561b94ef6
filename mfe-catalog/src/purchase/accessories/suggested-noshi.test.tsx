import {
  getProduct,
  listOccasions,
  listProductAccessories,
  listProductReviews,
  listRecommendedProducts,
  recordProductView,
  type Accessory,
} from '@storefront/contracts'
import { answerCalls, type StorefrontCalls } from '@storefront/event-bus'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeCatalogApi, openScreen, paged } from '../../testing/catalog-screen'
import { fakeCart } from '../../testing/fake-cart'
import { anAccessory, anOccasion, aProduct } from '../../testing/product-builders'
import { suggestedNoshi, suitingPictures } from './suggested-noshi.rules'

const api = fakeCatalogApi()
const cart = fakeCart()
const noshi = anAccessory({ name: 'のし', choices: ['内祝', '御歳暮'] })

beforeEach(() => {
  api.answer(getProduct, aProduct())
  api.answer(listProductAccessories, { data: [noshi] })
  api.answer(listRecommendedProducts, { data: [] })
  api.answer(listProductReviews, { data: [] }, paged(0, 1, 6))
  api.answer(recordProductView, {})
  api.answer(listOccasions, { data: [anOccasion()] })
})

test('adds a product with the noshi suggested for お歳暮', async () => {
  openScreen('/product/imabari-towel-set?occasion=oseibo')
  const dress = await screen.findByRole('region', { name: 'ラッピング・のし' })
  expect(dress).toHaveTextContent('のし（御歳暮）')

  const buy = within(screen.getByRole('region', { name: 'ご購入' })).getByRole('button', {
    name: 'カートに入れる',
  })
  await userEvent.click(buy)

  await waitFor(() =>
    expect(cart.requests[0]).toMatchObject({
      accessories: [{ key: 'noshi', accessory_id: 7, choice: '御歳暮' }],
    }),
  )
})

test('says that the suggested noshi bears no name', async () => {
  openScreen('/product/imabari-towel-set?occasion=oseibo')
  const dress = await screen.findByRole('region', { name: 'ラッピング・のし' })
  expect(dress).toHaveTextContent('表書き：御歳暮・お名前：なし')

  await userEvent.click(within(dress).getByRole('button', { name: 'お名前を入れる' }))
  expect(screen.getByLabelText(/お名前/)).toHaveFocus()
  await userEvent.keyboard('田中')

  expect(dress).not.toHaveTextContent('お名前：なし')
})

test('suggests no noshi without an occasion', async () => {
  openScreen('/product/imabari-towel-set')

  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'ラッピング・のし' })).toHaveTextContent('指定なし'),
  )
  expect(api.callsOf(listOccasions)).toEqual([])
})

test('doesn’t suggest a noshi that lacks the heading', () => {
  expect(suggestedNoshi([noshi], '御歳暮')).toHaveLength(1)
  expect(suggestedNoshi([noshi], '寿')).toEqual([])
  expect(suggestedNoshi([anAccessory({ kind: 'wrapping', choices: ['御歳暮'] })], '御歳暮')).toEqual([])
  expect(suggestedNoshi([noshi], undefined)).toEqual([])
})

test('a ribbon replaces the noshi, whose name comes back with it', async () => {
  const ribbon = anAccessory({
    ...{ id: 8, key: 'ribbon', kind: 'wrapping', name: 'リボンの包装', price_with_tax: 220 },
    ...{ excludes: ['noshi'], choices: [], text_label: null },
  })
  api.answer(listProductAccessories, { data: [noshi, ribbon] })
  openScreen('/product/imabari-towel-set?occasion=oseibo')
  await userEvent.click(await screen.findByText(/ラッピング・のしを選ぶ/))
  await userEvent.type(screen.getByLabelText(/^お名前/), '田中')
  const sum = within(screen.getByRole('region', { name: 'ご購入' })).getByRole('status')
  expect(sum).toHaveTextContent(/のし（御歳暮）付き$/)
  expect(screen.getByText('「のし」と入れ替わります。')).toBeVisible()

  await userEvent.click(screen.getByRole('checkbox', { name: /リボンの包装/ }))

  expect(screen.getByRole('checkbox', { name: /^のし/ })).not.toBeChecked()
  expect(sum).toHaveTextContent(/リボンの包装付き$/)
  await userEvent.click(screen.getByRole('checkbox', { name: /^のし/ }))
  expect(screen.getByLabelText(/^お名前/)).toHaveValue('田中')
  expect(screen.getByRole('checkbox', { name: /リボンの包装/ })).not.toBeChecked()
})

test('says which wrapping another one replaces', async () => {
  const wrapping = (id: number, name: string) =>
    anAccessory({ ...{ id, key: `wrapping-${id}`, kind: 'wrapping', name }, text_label: null, choices: [] })
  api.answer(listProductAccessories, {
    data: [noshi, wrapping(8, 'リボンの包装'), wrapping(9, '和紙の包装')],
  })
  openScreen('/product/imabari-towel-set')
  await userEvent.click(await screen.findByText(/ラッピング・のしを選ぶ/))

  await userEvent.click(screen.getByRole('checkbox', { name: /^リボンの包装/ }))

  expect(screen.getByText('「リボンの包装」と入れ替わります。')).toBeVisible()
})

test('shows the sample of the chosen ribbon', async () => {
  const aSample = (choice: string, path: string) => ({
    choice,
    image: { path, alt: choice, width: 640, height: 640 },
  })
  const ribbon = anAccessory({
    ...{ key: 'ribbon', kind: 'wrapping', name: 'リボンの包装', choices: ['紅', '紺'], text_label: null },
    image: { path: '/media/every', alt: 'リボン', width: 640, height: 640 },
    samples: [aSample('紅', '/media/red'), aSample('紺', '/media/navy')],
  })
  api.answer(listProductAccessories, { data: [ribbon] })
  openScreen('/product/imabari-towel-set')
  await userEvent.click(await screen.findByText(/ラッピング・のしを選ぶ/))
  const shown = () =>
    screen.getByRole('region', { name: 'ラッピング・のし' }).querySelector('img')?.getAttribute('src')
  expect(shown()).toBe('/media/every/640.webp')

  await userEvent.click(screen.getByRole('checkbox', { name: /リボンの包装/ }))
  expect(shown()).toBe('/media/red/640.webp')
  await userEvent.selectOptions(screen.getByLabelText('種類'), '紺')

  expect(shown()).toBe('/media/navy/640.webp')
})

describe('a noshi of mourning', () => {
  const headings: Accessory['headings'] = [
    { heading: '志', purpose: '仏事', cords: ['black_white', 'yellow_white'], note: '' },
    { heading: '御歳暮', purpose: '季節', cords: ['bow'], note: '' },
  ]
  const image = { path: '/media/red-bow', alt: '御祝ののし', width: 640, height: 640 }
  const ofMourning = anAccessory({ name: 'のし', choices: ['志', '御歳暮'], headings, image })

  test('replaces the picture of the red bow by its drawing', async () => {
    api.answer(listProductAccessories, { data: [ofMourning] })
    openScreen('/product/imabari-towel-set')
    await userEvent.click(await screen.findByText(/ラッピング・のしを選ぶ/))
    await userEvent.click(screen.getByRole('checkbox', { name: /^のし/ }))
    const sample = () =>
      screen.getByRole('region', { name: 'ラッピング・のし' }).querySelector('img')?.getAttribute('src')
    expect(sample()).toBe('/media/red-bow/640.webp')

    await userEvent.selectOptions(screen.getByLabelText('表書き'), '志')

    expect(sample()).toMatch(/^\/v1\/noshi\/drawing\?.*cord=black_white$/)
  })

  test('leaves out pictures of the gift with a red bow', () => {
    const pictures = [{ alt: 'タオル' }, { alt: 'お届けの姿（箱、無地のし）' }]

    expect(suitingPictures(pictures, [ofMourning], '志')).toEqual([{ alt: 'タオル' }])
    expect(suitingPictures(pictures, [ofMourning], '御歳暮')).toEqual(pictures)
  })
})

test('sends a noshi’s heading, cord, placement and names with the purchase', async () => {
  const headings: Accessory['headings'] = [
    { heading: '内祝', purpose: '御礼', cords: ['bow', 'knot'], note: '' },
  ]
  api.answer(listProductAccessories, { data: [{ ...noshi, headings }] })
  const bought: StorefrontCalls['cart.buy-now']['request'][] = []
  const stop = answerCalls('cart.buy-now', async (choice) => {
    bought.push(choice)
    return { kind: 'refused', reason: 'failed', message: '' }
  })
  openScreen('/product/imabari-towel-set')
  await userEvent.click(await screen.findByText(/ラッピング・のしを選ぶ/))
  await userEvent.click(screen.getByRole('checkbox', { name: /^のし/ }))
  await userEvent.selectOptions(screen.getByLabelText('表書き'), '内祝')
  await userEvent.selectOptions(screen.getByLabelText('水引'), '紅白結び切り')
  await userEvent.selectOptions(screen.getByLabelText('かけ方'), '内のし')
  expect(screen.getByRole('img', { name: /^のしの仕上がり見本：内祝・.*・お名前なし$/ })).toBeVisible()
  expect(screen.getByText(/内のし・お名前なし$/)).toBeVisible()
  await userEvent.type(screen.getByLabelText(/^お名前/), '山田{Enter}鈴木')
  const preview = 'のしの仕上がり見本：内祝・紅白結び切り・内のし・山田　鈴木'
  expect(screen.getByRole('img', { name: preview })).toBeVisible()
  const box = within(screen.getByRole('region', { name: 'ご購入' }))
  await userEvent.click(box.getByRole('button', { name: '今すぐ購入' }))
  await userEvent.click(box.getByRole('button', { name: 'カートに入れる' }))

  const chosen = [
    { key: 'noshi', accessory_id: 7, choice: '内祝', cord: 'knot', place: 'inner', text: '山田\n鈴木' },
  ]
  await waitFor(() => expect(cart.requests).toMatchObject([{ accessories: chosen }]))
  expect(bought).toMatchObject([{ accessories: chosen }])
  stop()
})

describe('a noshi without an occasion', () => {
  const heading = () => screen.getByLabelText('表書き')
  const buyButton = () =>
    within(screen.getByRole('region', { name: 'ご購入' })).getByRole('button', { name: 'カートに入れる' })

  async function tickNoshi(occasion = anOccasion()) {
    api.answer(listOccasions, { data: [occasion] })
    openScreen('/product/imabari-towel-set')
    await userEvent.click(await screen.findByText(/ラッピング・のしを選ぶ/))
    await userEvent.click(screen.getByRole('checkbox', { name: /^のし/ }))
  }

  test('names the heading of the season without choosing it', async () => {
    await tickNoshi()

    await waitFor(() =>
      expect(heading()).toHaveAccessibleDescription(
        'お歳暮をお贈りの場合は、表書き「御歳暮」をお選びください。',
      ),
    )
    expect(heading()).toHaveValue('')
    expect(
      within(heading())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['お選びください', '御歳暮', '内祝'])
  })

  test('names no heading out of its season', async () => {
    await tickNoshi(anOccasion({ is_in_season: false }))

    await waitFor(() => expect(api.callsOf(listOccasions)).toHaveLength(1))
    expect(heading()).not.toHaveAccessibleDescription()
  })

  test('asks for the heading before the product is added', async () => {
    await tickNoshi()
    await userEvent.click(screen.getByText(/ラッピング・のしを選ぶ/))
    await userEvent.click(buyButton())

    expect(heading()).toHaveFocus()
    expect(heading()).toHaveAccessibleDescription(/のしの表書きを選択してください/)
    expect(cart.requests).toEqual([])

    await userEvent.selectOptions(heading(), '内祝')
    await userEvent.click(buyButton())
    await waitFor(() => expect(cart.requests).toMatchObject([{ accessories: [{ choice: '内祝' }] }]))
  })
})
