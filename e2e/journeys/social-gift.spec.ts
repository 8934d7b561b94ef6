import {
  cards,
  fillAddress,
  fillCard,
  fillPerson,
  next,
  orderNumber,
  passChallenge,
  toConfirm,
} from '../shop/checkout'
import { aRecipient, fillIn, main, press } from '../shop/gift/gift-recipient'
import { expect, test } from '../shop/journey'
import { placeGift } from '../shop/gift/placed-gift'
import { prepareCart } from '../shop/prepared-cart'

test('a giver sends a link, and its recipient enters the address', async ({ page, browser, addToCart }) => {
  await addToCart('imabari-towel-set')
  await page.goto('/cart/shipping-add')
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillPerson(form)
  await form.getByLabel('メールアドレス').fill('giver@example.com')
  await fillAddress(form)
  await form.getByLabel('電話番号').fill('0312345678')
  await form.getByRole('radio', { name: /お相手に入力してもらう/ }).check()
  await form.getByLabel('贈り先のお名前').fill('和子さん')
  await form.getByLabel('贈り主のお名前').fill('太郎')
  await form.getByLabel('メッセージ').fill('いつもありがとうございます。')
  await next(page, '次へ進む')
  await fillCard(page, cards.challenged)
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await passChallenge(page)
  await orderNumber(page)
  const linkBox = page.getByRole('textbox', { name: 'ギフトのリンク' })
  await expect(linkBox).toHaveValue(/^https?:/)
  const link = await linkBox.inputValue()

  const recipient = await (await browser.newContext({ locale: 'ja-JP' })).newPage()
  await recipient.goto((process.env.SHOP_ORIGIN ?? '') + new URL(link).pathname)
  await expect(recipient.getByText('いつもありがとうございます。')).toBeVisible()
  await recipient.getByRole('link', { name: 'ギフトを受け取る' }).click()
  const address = recipient.getByRole('form').first()
  await fillPerson(address)
  await fillAddress(address)
  await address.getByLabel('電話番号').fill('09012345678')
  await recipient
    .getByRole('main')
    .getByRole('button', { name: /次へ|進む/ })
    .click()
  await expect(recipient).toHaveURL(/\/delivery/)
  await recipient.getByRole('main').getByRole('button', { name: '確認へ進む' }).click()
  await expect(recipient).toHaveURL(/\/confirm/)
  await recipient.getByRole('main').getByRole('button', { name: 'この内容で登録する' }).click()
  await expect(recipient).toHaveURL(/\/complete/)
  await expect(recipient.getByRole('heading', { level: 1 })).toBeVisible()
  await recipient.context().close()
})

test('a member gives without knowing the address, sees none afterwards, and finds the link again', async ({
  page,
  signInAs,
}) => {
  await signInAs('taro')
  await prepareCart(page, { products: { 'yokan-ogura': 1 }, email: 'taro@example.com' })
  await page.goto('/cart/shipping-select')
  await page.getByRole('radio', { name: /お相手に入力してもらう/ }).check()
  await page.getByLabel('贈り先のお名前').fill('和子さん')
  await page.getByLabel('贈り主のお名前').fill('太郎')
  await next(page, '次へ進む')
  await expect(page.getByRole('radio', { name: /代金引換/ })).toBeDisabled()
  await fillCard(page, cards.frictionless)
  await toConfirm(page)
  await expect(page.getByRole('region', { name: 'お届け先' })).toContainText('和子')
  await page.getByRole('button', { name: '注文を確定する' }).click()
  const orderNo = await orderNumber(page)
  const linkBox = page.getByRole('textbox', { name: 'ギフトのリンク' })
  await expect(linkBox).toHaveValue(/^https?:/)
  const link = await linkBox.inputValue()

  await page.goto('/mypage/order_history')
  await page.getByRole('link', { name: `ご注文 ${orderNo} の詳細を見る` }).click()
  await expect(page).toHaveURL(/\/order_history\/\d+/)
  await expect(page.getByRole('main').getByText('お受け取りになる方がご指定になります')).toBeVisible()
  await expect(page.getByRole('link', { name: 'ギフトのページを開く' })).toHaveAttribute(
    'href',
    new URL(link).pathname,
  )
})

test('a wrong link has a page of its own and status 404', async ({ page }) => {
  const response = await page.goto('/social-gift/not-a-token')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe(() => {
  // A retry would hide a race.
  test.describe.configure({ retries: 0 })

  test('of two who answer one link at once one gets the gift, and the other reads no address', async ({
    page,
    browser,
  }) => {
    const { path } = await placeGift(page, ['花子さん'], 'giver-race@example.com')
    const both = await Promise.all([aRecipient(browser, path), aRecipient(browser, path)])
    const streets = ['千代田1-1', '千代田2-2'] as const
    for (const [index, recipient] of both.entries()) await fillIn(recipient, streets[index])

    await Promise.all(both.map((recipient) => press(recipient, 'この内容で登録する')))

    const refused = 'お届け先はすでに登録されています。変更はショップまでお問い合わせください。'
    const ends = both.map((recipient) =>
      recipient
        .getByText(refused)
        .first()
        .or(recipient.getByRole('heading', { name: 'お届け先を登録しました' })),
    )
    for (const end of ends) await expect(end).toBeVisible()
    const texts = await Promise.all(ends.map((end) => end.innerText()))
    expect(texts.toSorted()).toEqual([refused, 'お届け先を登録しました'].toSorted())
    const late = await aRecipient(browser, `${path}/complete`)
    await expect(late.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(late)).not.toContainText('千代田')
    for (const recipient of [...both, late]) await recipient.context().close()
  })
})
