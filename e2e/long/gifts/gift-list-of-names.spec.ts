import { cards, fillAddress, fillCard, fillPerson, next, orderNumber, toConfirm } from '../../shop/checkout'
import { aRecipient, fillIn, main, press } from '../../shop/gift/gift-recipient'
import { moveParcels } from '../../shop/gift/moved-orders'
import { expect, test } from '../../shop/journey'

test('a giver lists five names, and five recipients get parcels', async ({ page, browser, addToCart }) => {
  const names = ['和子さん', '次郎さん', '三郎さん', '花子さん', '健さん']
  await addToCart('yokan-ogura', names.length)
  await page.goto('/cart/shipping-add')
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillPerson(form)
  await form.getByLabel('メールアドレス').fill('giver-of-a-list@example.com')
  await fillAddress(form)
  await form.getByLabel('電話番号').fill('0312345678')
  await form.getByRole('radio', { name: /お相手に入力してもらう/ }).check()
  await form.getByRole('checkbox', { name: /複数の方に贈る/ }).check()
  await form.getByLabel('贈り先のお名前（お一人につき一行）').fill(names.join('\n'))
  await form.getByLabel('贈り主のお名前').fill('太郎')
  await form.getByLabel('メッセージ').fill('いつもありがとうございます。')
  await next(page, '次へ進む')
  await fillCard(page, cards.frictionless)
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  const orderNo = await orderNumber(page)
  await expect(page.getByText('5名さまへ贈るリンク')).toBeVisible()
  await page.getByRole('link', { name: 'リンクを送る・状況を見る' }).click()
  await expect(main(page).getByRole('textbox', { name: /へのリンク$/ })).toHaveCount(5)

  for (const name of names) {
    const link = await page.getByRole('textbox', { name: `${name}へのリンク` }).inputValue()
    const recipient = await aRecipient(browser, new URL(link).pathname)
    await expect(recipient.getByText(name, { exact: true })).toBeVisible()
    await fillIn(recipient)
    await press(recipient, 'この内容で登録する')
    await expect(recipient.getByRole('heading', { level: 1, name: 'お届け先を登録しました' })).toBeVisible()
    await recipient.context().close()
  }
  await page.reload()
  await expect(main(page).getByText('お受け取り登録済み')).toHaveCount(5)
  await moveParcels(orderNo, 'shipped')
  await page.reload()
  await expect(main(page).getByText('発送済み')).toHaveCount(5)
  await moveParcels(orderNo, 'delivered')
  await page.reload()
  await expect(main(page).getByText('お届け済み')).toHaveCount(5)
})
