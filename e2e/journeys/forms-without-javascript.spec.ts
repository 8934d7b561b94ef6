import type { Page } from '@playwright/test'
import { expect, test } from '../shop/running-shop'

test.use({ javaScriptEnabled: false })

const address = (page: Page, name: string) => page.locator(`[name="orderer.${name}"]`)

test('a guest buys by bank transfer without JavaScript; what is wrong is said at its field and nothing typed is lost', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? process.env.SHOP_ORIGIN ?? ''
  await page.goto(`${origin}/product/imabari-towel-set`)
  await page.getByRole('textbox', { name: '数量' }).first().fill('２')
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()

  await expect(page).toHaveURL(`${origin}/cart`)
  await expect(page.getByRole('textbox', { name: '数量' })).toHaveValue('2')
  await page.getByRole('textbox', { name: '数量' }).fill('3')
  await page.getByRole('button', { name: '数量を変更する' }).click()
  await expect(page.getByRole('textbox', { name: '数量' })).toHaveValue('3')
  await page.getByRole('button', { name: 'ご購入手続きへ' }).first().click()

  await expect(page.getByRole('heading', { level: 1, name: 'ご注文者・お届け先の入力' })).toBeVisible()
  await address(page, 'last_name').fill('鈴木')
  await address(page, 'first_name').fill('花子')
  await address(page, 'last_name_kana').fill('すずき')
  await address(page, 'first_name_kana').fill('ﾊﾅｺ')
  await address(page, 'email').fill('hanako＠example.com')
  await address(page, 'postal_code').fill('〒100-0001')
  await address(page, 'prefecture').selectOption('東京都')
  await address(page, 'city').fill('千代田区')
  await address(page, 'address1').fill('千代田1-1')
  await page.getByRole('button', { name: '次へ進む' }).first().click()

  await expect(address(page, 'phone_number')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert').filter({ hasText: '電話番号' }).first()).toBeVisible()
  await expect(address(page, 'last_name')).toHaveValue('鈴木')
  await address(page, 'phone_number').fill('０３-１２３４-５６７８')
  await page.getByRole('button', { name: '次へ進む' }).first().click()

  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
  await page.getByRole('button', { name: 'ご注文内容の確認へ' }).first().click()
  await expect(page.getByText('お支払い方法を選択してください').first()).toBeVisible()
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await page.getByRole('button', { name: 'ご注文内容の確認へ' }).first().click()

  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  await expect(page.getByText('スズキ ハナコ').or(page.getByText('鈴木 花子')).first()).toBeVisible()
  await page.getByRole('button', { name: '注文を確定する' }).first().click()

  await expect(page).toHaveURL(/\/cart\/complete\?order_no=/)
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文ありがとうございます' })).toBeVisible()
})

test('a form that another site sends does nothing', async ({ request, baseURL }) => {
  const origin = baseURL ?? process.env.SHOP_ORIGIN ?? ''
  const answer = await request.post(`${origin}/cart`, {
    form: { intent: 'add', product_id: '1', quantity: '1' },
    headers: { origin: 'https://elsewhere.example' },
  })

  expect(answer.status()).toBe(403)
  expect(await answer.text()).toContain('送信を確認できませんでした')
  expect(answer.headers()['set-cookie'] ?? '').not.toContain('cartToken')
})

test('a member signs in without JavaScript; a wrong password is said, and what was chosen as a guest is in the cart', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? process.env.SHOP_ORIGIN ?? ''
  await page.goto(`${origin}/product/imabari-towel-set`)
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await page.goto(`${origin}/login?back=/mypage`)
  await page.locator('[name="username"]').fill('hanako@example.com')
  await page.locator('[name="password"]').fill('not-the-password')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()

  await expect(page.getByRole('alert')).toContainText('正しくありません')
  await expect(page.locator('[name="username"]')).toHaveValue('hanako@example.com')
  await expect(page.locator('[name="password"]')).toHaveValue('')
  await page.locator('[name="password"]').fill('Gift-2026')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()

  await expect(page).toHaveURL(`${origin}/mypage`)
  await expect(page.getByRole('heading', { level: 1, name: 'マイページ' })).toBeVisible()
  await page.goto(`${origin}/cart`)
  await expect(page.getByRole('link', { name: /今治タオルセット/ }).first()).toBeVisible()
})

test('an inquiry is sent without JavaScript: what is missing is said at its field, and it is looked at before it goes', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL ?? process.env.SHOP_ORIGIN}/contact`)
  await page.locator('[name="name"]').fill('鈴木　花子')
  await page.locator('[name="body"]').fill('のし紙の名入れについて')
  await page.getByRole('button', { name: '確認へ進む' }).click()

  await expect(page.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name="body"]')).toHaveValue('のし紙の名入れについて')
  await page.locator('[name="email"]').fill('hanako＠example.com')
  const kinds = page.locator('select[name="category_id"]')
  if (await kinds.count()) await kinds.selectOption({ index: 1 })
  await page.getByRole('button', { name: '確認へ進む' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'お問い合わせ内容の確認' })).toBeVisible()
  await expect(page.getByText('hanako@example.com')).toBeVisible()
  await page.getByRole('button', { name: '入力に戻る' }).click()
  await page.locator('[name="body"]').fill('のし紙の連名について')
  await page.getByRole('button', { name: '確認へ進む' }).click()
  await page.getByRole('button', { name: 'この内容で送信する' }).click()

  await expect(page.getByText(/受付番号は/)).toBeVisible()
})

test('a catalogue is ordered without JavaScript: what is missing is said at its field, nothing typed is lost', async ({
  page,
  baseURL,
}) => {
  const control = (name: string) => page.locator(`[name="${name}"]`)
  await page.goto(`${baseURL ?? process.env.SHOP_ORIGIN}/catalog-order`)
  await control('name').fill('鈴木　花子')
  await control('postal_code').fill('〒100-0001')
  await control('prefecture').selectOption('東京都')
  await control('city').fill('千代田区')
  await page.getByRole('button', { name: 'カタログを請求する' }).click()

  await expect(page.getByRole('group', { name: /ご希望のカタログ/ })).toContainText(
    'カタログを選択してください',
  )
  for (const name of ['email', 'address1'])
    await expect(control(name)).toHaveAttribute('aria-invalid', 'true')
  await expect(control('city')).toHaveValue('千代田区')
  await expect(control('prefecture')).toHaveValue('東京都')
  await page.getByRole('checkbox').first().check()
  await control('email').fill('hanako＠example.com')
  await page.getByRole('button', { name: 'カタログを請求する' }).click()

  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await control('address1').fill('千代田1-1')
  await page.getByRole('button', { name: 'カタログを請求する' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'カタログのご請求を承りました' })).toBeVisible()
  await expect(page.getByText(/受付番号は/)).toBeVisible()
})

test('a cart that is over is begun anew by a press without JavaScript', async ({ page, baseURL }) => {
  const origin = baseURL ?? process.env.SHOP_ORIGIN ?? ''
  await page.context().addCookies([{ name: 'cartToken', value: 'a-cart-that-is-over', url: origin }])
  await page.goto(`${origin}/cart`)
  await page.getByRole('button', { name: 'カートを表示する' }).click()

  await expect(page.getByText('カートに商品は入っていません')).toBeVisible()
})
