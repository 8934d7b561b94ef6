import { shopNowMs } from '../../shop/clock/shop-clock'
import { codeIn, mailTo } from '../../shop/mails'
import { expect, test } from '../../shop/running-shop'

test.use({ javaScriptEnabled: false })

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

test('without JavaScript a login whose time is over is renewed by one press, on the page where it ended', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? process.env.SHOP_ORIGIN ?? ''
  await page.goto(`${origin}/login?back=/mypage`)
  await page.locator('[name="username"]').fill('hanako@example.com')
  await page.locator('[name="password"]').fill('Gift-2026')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(page).toHaveURL(`${origin}/mypage`)
  const tokenNow = async () =>
    (await context.cookies(origin)).find(({ name }) => name === 'access_token')?.value
  const expired = await tokenNow()

  await context.addCookies([{ name: 'expires_at', value: String(shopNowMs() - 1_000), url: origin }])
  await page.goto(`${origin}/mypage/order_history?page=1`)
  await page.getByRole('button', { name: '表示を続ける' }).click()

  await expect(page).toHaveURL(`${origin}/mypage/order_history?page=1`)
  await expect(page.getByRole('heading', { level: 1, name: /注文/ })).toBeVisible()
  expect(await tokenNow()).not.toBe(expired)
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

test('goods go to several addresses without JavaScript: a table is read, counts are kept, and the payment follows', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? process.env.SHOP_ORIGIN ?? ''
  await page.goto(`${origin}/product/imabari-towel-set`)
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await page.goto(`${origin}/cart/shipping-matrix`)
  await page.getByText('CSV・表計算からまとめて追加する').click()
  const table = page.locator('[name="csv"]')
  const row = (last: string, postal: string) =>
    `${last},花子,サトウ,ハナコ,${postal},東京都,渋谷区,神宮前1-1,,0312345678`
  await table.fill([row('佐藤', '1500001'), row('鈴木', '15')].join('\n'))
  await page.getByRole('button', { name: '表のお届け先を追加する' }).click()

  await expect(page.getByText(/^2行目「郵便番号」/).first()).toBeVisible()
  await expect(table).toHaveValue(/佐藤[\s\S]*鈴木/)
  await table.fill([row('佐藤', '1500001'), row('鈴木', '1500001')].join('\n'))
  await page.getByRole('button', { name: '表のお届け先を追加する' }).click()
  const countAt = (name: string) =>
    page.getByRole('group', { name: new RegExp(`${name}.*さま`) }).getByRole('textbox')
  await expect(countAt('鈴木')).toHaveValue('1')
  await countAt('鈴木').fill('たくさん')
  await page.getByRole('button', { name: '次へ進む' }).click()

  await expect(page.getByRole('alert').filter({ hasText: '鈴木 花子 さま：数量は数字で' })).toBeVisible()
  await expect(countAt('鈴木')).toHaveValue('たくさん')
  await countAt('鈴木').fill('２')
  await page.getByRole('checkbox', { name: /お届け日時・のし・ラッピング/ }).uncheck()
  await page.getByRole('button', { name: '次へ進む' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'ご注文者さまの情報' })).toBeVisible()
  await page.goto(`${origin}/cart/shipping-matrix`)
  await expect(countAt('佐藤')).toHaveValue('1')
  await expect(countAt('鈴木')).toHaveValue('2')
})

test('who has no scripts registers: what is missing is said, the code of the mail completes it', async ({
  page,
  baseURL,
}) => {
  const email = `noscript-${Date.now()}@example.com`
  const control = (name: string) => page.locator(`[name="${name}"]`)
  await page.goto(`${baseURL ?? process.env.SHOP_ORIGIN}/register`)
  const typed = {
    email,
    password: 'Gift-2026',
    password_confirmation: 'Gift-2027',
    last_name: '鈴木',
    first_name: '花子',
    last_name_kana: 'すずき',
    first_name_kana: 'ハナコ',
    postal_code: '〒100-0001',
    city: '千代田区',
    address1: '千代田1-1',
    phone_number: '０３(1234)5678',
  }
  for (const [name, text] of Object.entries(typed)) await control(name).first().fill(text)
  await control('prefecture').selectOption('東京都')
  await page.getByRole('button', { name: 'この内容で登録する' }).click()

  await expect(page.getByText('パスワードが一致しません').first()).toBeVisible()
  await expect(page.getByText('ご利用規約への同意が必要です').first()).toBeVisible()
  await expect(control('last_name')).toHaveValue('鈴木')
  await expect(control('password').first()).toHaveValue('')
  for (const name of ['password', 'password_confirmation']) await control(name).first().fill('Gift-2026')
  await control('is_agreed').check()
  await page.getByRole('button', { name: 'この内容で登録する' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'メールアドレスの確認' })).toBeVisible()
  await control('verify_code').fill('000000')
  await page.getByRole('button', { name: '確認する' }).click()
  await expect(page.getByText('確認コードが正しくないか、有効期限が切れています').first()).toBeVisible()
  await control('verify_code').fill(codeIn(await mailTo(email, '確認コード')))
  await page.getByRole('button', { name: '確認する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '会員登録が完了しました' })).toBeVisible()
})

test('a guest’s heart is pressed by the login that it leads to, without JavaScript, and taken back', async ({
  page,
  baseURL,
}) => {
  const product = `${baseURL ?? process.env.SHOP_ORIGIN}/product/imabari-towel-set`
  await page.goto(product)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${title}.*お気に入り`) })
    .first()
  await heart.click()
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
  await page.locator('[name="username"]').fill('taro@example.com')
  await page.locator('[name="password"]').fill('Gift-2026')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()

  await expect(page).toHaveURL(product)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})
