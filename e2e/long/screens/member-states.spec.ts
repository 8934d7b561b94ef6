import type { Page } from '@playwright/test'
import { cards, fillCard, next, orderNumber, toConfirm } from '../../shop/checkout'
import { submitEmptyForm } from '../../shop/input/submit-empty-form'
import { expect, test } from '../../shop/journey'
import { logIn, newAddress } from '../../shop/member'
import { address, callsOfPage } from '../../shop/prepared-cart'
import { prepareMember } from '../../shop/session/prepared-session'
import { walk, type Stop } from '../../shop/looks/walk'

type Calls = Awaited<ReturnType<typeof callsOfPage>>

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const mainButton = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()

const card = (index: number) => ({
  ...{ token: `tok_${index}`, token_key: 'key', name: 'TARO YAMADA', brand: 'Visa' },
  ...{ masked_number: `************424${index}`, expiration: index === 0 ? '11/20' : '12/40' },
})
const memorial = (index: number) => ({
  ...{ target_user_name: `寿限無 和子${index}`, division_ct: 1, name: '誕生日' },
  ...{ month: (index % 12) + 1, date: 29 - (index % 2), call: true },
})
const list = (index: number) => ({ name: `母の日の候補${index}`, note: '白いもの' })

async function keepOneOfEach(call: Calls) {
  await call('POST', '/v1/me/bookmarks', { title: '「タオル」', url: '/product?word=towel' })
  await call('POST', `/v1/product-search-histories?word=${encodeURIComponent('出産祝い')}`)
  await call('POST', '/v1/product-requests', { product_name: '桐箱入りそうめん' })
  const { id } = await call<{ id: number }>('GET', '/v1/products/imabari-towel-set')
  await call('POST', '/v1/product-histories', { product_id: id })
  await call('POST', '/v1/me/user-cards', card(0))
  await call('POST', '/v1/me/user-memorials', memorial(0))
  await call('POST', '/v1/me/user-addresses', { ...address('鈴木'), address_name: '実家' })
  const embroidery = { name: '花子', style: 'kaisho', color: 'kon' }
  await call('POST', '/v1/me/timeseries', { purpose: 'measurement', data: { height: '148.5' } })
  await call('POST', '/v1/me/timeseries', { purpose: 'name-embroidery', data: embroidery })
  return call<{ key: string }>('POST', '/v1/me/user-lists', list(0))
}

test('a new member’s empty screens are accessible', async ({ page }) => {
  await prepareMember(page, newAddress('states-empty'))
  const paths = [
    ...['', '/order_history', '/point', '/list', '/list/favorites', '/bookmark', '/product_history'],
    ...['/product_search_history', '/product_request_history', '/memorial', '/measurement'],
    ...['/name-embroidery', '/inquiry_history', '/address', '/card', '/passkey'],
    '/order_history?state=cancelled',
  ].map((path) => `/mypage${path}`)

  await walk(page, paths)
})

test('every dialog in my page is accessible', async ({ page }) => {
  await prepareMember(page, newAddress('states-dialogs'))
  const { key } = await keepOneOfEach(await callsOfPage(page))
  const questions: [path: string, button: string | RegExp][] = [
    ['bookmark', /から削除する$/],
    ['bookmark', /の名前を変更する$/],
    ['product_search_history', /から削除する$/],
    ['product_request_history', /を削除する$/],
    ['card', /を削除する$/],
    ['memorial', /を削除する$/],
    ['address', /を削除する$/],
    ['measurement', /を削除する$/],
    ['name-embroidery', /を削除する$/],
    [`list/${key}`, '名前とメモを変更する'],
    [`list/${key}`, 'リストを削除する'],
    ['login_history', /に覚えがない$/],
  ]

  await walk(
    page,
    questions.map(([path, button]): Stop => [
      `${path} ${button}`,
      async () => {
        await open(page, `/mypage/${path}`)
        await mainButton(page, button).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    ]),
  )
})

test('an order’s dialogs and their errors are accessible', async ({ page, addToCart }) => {
  await prepareMember(page, newAddress('states-order'))
  await addToCart('imabari-towel-set')
  await page.goto('/cart/shipping-select')
  await next(page, '次へ進む')
  await fillCard(page, cards.frictionless)
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await orderNumber(page)
  await open(page, '/mypage/order_history')
  await page.getByRole('link', { name: /の詳細を見る$/ }).click()
  const dialog = page.getByRole('dialog')
  const sendWithErrors = async (name: string) => {
    await dialog.getByRole('button', { name }).click()
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeFocused()
  }

  await walk(page, [
    ['the order', () => expect(page.getByRole('heading', { name: 'ご注文の詳細' })).toBeVisible()],
    [
      'receipt',
      async () => {
        await mainButton(page, '領収書を発行する').click()
        await dialog.getByLabel(/^宛名/).fill('')
        await sendWithErrors('発行してダウンロードする')
      },
    ],
    [
      'cancellation',
      async () => {
        await page.keyboard.press('Escape')
        await mainButton(page, 'ご注文をキャンセルする').click()
        await sendWithErrors('キャンセルを確定する')
      },
    ],
  ])
})

const forms: [path: string, spoil?: (page: Page) => Promise<void>][] = [
  ['/mypage/card/add'],
  ['/mypage/memorial/add'],
  ['/mypage/address/add'],
  ['/mypage/measurement/edit', (page) => page.getByLabel(/^身長/).fill('１４８．５５')],
  ['/mypage/name-embroidery/edit'],
  ['/mypage/password'],
  ['/mypage/leave'],
  ['/mypage/list'],
  ['/orders/receipt'],
  ['/mypage/user_info/edit', spoilUserInfo],
]

async function spoilUserInfo(page: Page) {
  await page.getByLabel(/^姓/).fill('')
  await page.getByLabel(/^名/).fill('寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末')
  await page
    .getByLabel(/^建物名/)
    .fill('つなぐレジデンス桜坂ヒルズアネックス東館コンシェルジュフロア三十二階三二〇一号室')
  await page.getByLabel(/^電話番号/).fill('12')
}

const withErrors = (page: Page, path: string, spoil?: (page: Page) => Promise<void>): Stop => [
  path,
  async () => {
    await open(page, path)
    await spoil?.(page)
    await submitEmptyForm(page)
  },
]

test('the forms of my page with their errors are accessible', async ({ page }) => {
  await prepareMember(page, newAddress('states-forms'))

  await walk(
    page,
    forms.map(([path, spoil]) => withErrors(page, path, spoil)),
  )
})

test('the forms of login and registration with their errors are accessible', async ({ page }) => {
  await walk(page, [
    ...['/login', '/register', '/reminder', '/verify'].map((path) => withErrors(page, path)),
    [
      'the second step',
      async () => {
        await page.goto('/login')
        await logIn(page, 'twostep@example.com')
        await expect(page.getByLabel(/確認コード/)).toHaveAttribute('autocomplete', 'one-time-code')
        await submitEmptyForm(page)
      },
    ],
  ])
})

test('pages with a reached limit or rejected address file are accessible', async ({ page }) => {
  await prepareMember(page, newAddress('states-limits'))
  const call = await callsOfPage(page)
  const fill = async (count: number, path: string, make: (index: number) => object) => {
    for (let index = 0; index < count; index += 1) await call('POST', path, make(index))
  }
  await fill(5, '/v1/me/user-cards', card)
  await fill(20, '/v1/me/user-memorials', memorial)
  await fill(20, '/v1/me/user-lists', list)

  const full = (path: string) => async () => {
    await open(page, path)
    await expect(page.getByRole('main').getByText(/に達しました/)).toBeVisible()
  }
  const heading =
    'お届け先の名称,姓,名,セイ,メイ,郵便番号,都道府県,市区町村,町名・番地,建物名・部屋番号,電話番号,携帯電話番号'
  const wrong = '実家,佐藤,太郎,サトウ,タロウ,15,東京都,渋谷区,神宮前1-1,,0312345678,'
  await walk(page, [
    ...['card', 'card/add', 'memorial', 'memorial/add', 'list'].map((path): Stop => [
      path,
      full(`/mypage/${path}`),
    ]),
    [
      'address file',
      async () => {
        await open(page, '/mypage/address')
        await page.getByText('お届け先をまとめて扱う').click()
        const buffer = Buffer.from(`\uFEFF${heading}\r\n${wrong}\r\n`)
        await page
          .getByLabel(/^住所録のCSVファイル/)
          .setInputFiles({ name: 'book.csv', mimeType: 'text/csv', buffer })
        await expect(page.getByText('郵便番号は半角数字7桁で入力してください')).toBeVisible()
      },
    ],
  ])
})
