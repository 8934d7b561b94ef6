import { aRecipient, fillIn, main, press } from '../../shop/gift/gift-recipient'
import { fillAddress, fillPerson } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { letGiftsLapse, moveParcels } from '../../shop/gift/moved-orders'
import { origin } from '../../shop/origin'
import { placeGift } from '../../shop/gift/placed-gift'

const parcels = [
  ['shipped', '発送しました', '発送済み'],
  ['delivered', 'お届けしました', 'お届け済み'],
] as const

test('recipient and giver track a parcel until delivery', async ({ page, browser }) => {
  const { order_no, path, giverPath } = await placeGift(page, ['和子さん'], 'giver-of-one@example.com')
  const recipient = await aRecipient(browser, path)
  await fillIn(recipient)
  await press(recipient, 'この内容で登録する')
  await expect(recipient.getByRole('heading', { level: 1, name: 'お届け先を登録しました' })).toBeVisible()
  for (const [status, words, giversWords] of parcels) {
    await moveParcels(order_no, status)
    await recipient.reload()
    await expect(main(recipient).getByText(words, { exact: true })).toBeVisible()
    await page.goto(giverPath)
    await expect(main(page).getByText(giversWords)).toBeVisible()
  }
  await recipient.context().close()
})

test('a giver has an expired gift sent home or refunded', async ({ page, browser }) => {
  const { order_no, path, giverPath } = await placeGift(
    page,
    ['和子さん', '健さん'],
    'giver-late@example.com',
  )
  const recipient = await aRecipient(browser, path)
  await expect(recipient.getByRole('link', { name: 'ギフトを受け取る' })).toBeVisible()
  expect(await letGiftsLapse(order_no)).toBe(2)

  for (const step of ['', '/shipping', '/complete']) {
    const answer = await recipient.goto(origin() + path + step)
    expect(answer?.status()).toBe(410)
    await expect(recipient.getByText('受け取り期限が過ぎているか')).toBeVisible()
  }
  await recipient.context().close()

  await page.goto(giverPath)
  await expect(main(page).getByText('期限が過ぎました')).toHaveCount(2)
  await expect(main(page).getByRole('button', { name: '期限を30日延ばす' })).toHaveCount(2)
  await main(page).getByText('ご自身の住所へ届ける').first().click()
  const form = page.getByRole('form', { name: '和子さんへのギフトのお届け先' })
  await fillPerson(form)
  await fillAddress(form)
  await form.getByLabel('電話番号').fill('0312345678')
  await press(page, 'この住所へ届ける')
  await expect(main(page).getByText('ご自身の住所へお届け')).toBeVisible()
  await press(page, '取りやめて返金を受ける')
  await page.getByRole('dialog').getByRole('button', { name: '取りやめる' }).click()
  await expect(main(page).getByText('お取りやめ・ご返金')).toBeVisible()
})
