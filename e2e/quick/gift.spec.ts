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
import { expect, test } from '../shop/journey'

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
