import { aRecipient, fillIn, main, press } from '../../shop/gift/gift-recipient'
import { fillAddress, fillPerson } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { letGiftsLapse, moveParcels } from '../../shop/gift/moved-orders'
import { origin } from '../../shop/origin'
import { placeGift } from '../../shop/gift/placed-gift'
import { address, callsOfPage } from '../../shop/prepared-cart'

const parcels = [
  ['shipped', '発送しました', '発送済み'],
  ['delivered', 'お届けしました', 'お届け済み'],
] as const

test('one recipient answers and follows the parcel to the door, and so does the giver', async ({
  page,
  browser,
}) => {
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

test('five recipients answer, each with an own address, and the giver sees five parcels arrive', async ({
  page,
  browser,
}) => {
  const names = ['和子さん', '次郎さん', '三郎さん', '花子さん', '健さん']
  const { order_no, path, giverPath } = await placeGift(page, names, 'giver-of-five@example.com')
  const call = await callsOfPage(page)
  const { gifts } = await call<{ gifts: { path: string }[] }>(
    'GET',
    giverPath.replace('/social-gift/giver/', '/v1/gift-orders/'),
  )
  const first = await aRecipient(browser, path)
  await fillIn(first)
  await press(first, 'この内容で登録する')
  await expect(first.getByRole('heading', { level: 1, name: 'お届け先を登録しました' })).toBeVisible()
  for (const [index, gift] of gifts.slice(1).entries())
    await call('PUT', gift.path.replace('/social-gift/', '/v1/social-gifts/'), address(names[index + 1]))

  await page.goto(giverPath)
  await expect(main(page).getByText('お受け取り登録済み')).toHaveCount(5)
  await moveParcels(order_no, 'shipped', '和子さん')
  await page.reload()
  await expect(main(page).getByText('発送済み')).toHaveCount(1)
  await expect(main(page).getByText('お受け取り登録済み')).toHaveCount(4)
  await first.reload()
  await expect(first.getByText('発送しました', { exact: true })).toBeVisible()
  await moveParcels(order_no, 'delivered')
  await page.reload()

  await expect(main(page).getByText('お届け済み')).toHaveCount(5)
  await expect(main(page)).not.toContainText('千代田')
  await first.reload()
  await expect(first.getByText('お届けしました', { exact: true })).toBeVisible()
  await first.context().close()
})

test('gifts whose day has passed say so with status 410; one goes to the giver’s own address, the other is paid back', async ({
  page,
  browser,
}) => {
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

test('a gift whose day has passed is open again once its giver has extended it', async ({
  page,
  browser,
}) => {
  const { order_no, path, giverPath } = await placeGift(page, ['花子さん'], 'giver-longer@example.com')
  await letGiftsLapse(order_no)
  await page.goto(giverPath)
  await press(page, '期限を30日延ばす')
  await expect(main(page).getByRole('textbox', { name: '花子さんへのリンク' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: '期限を30日延ばす' })).toBeHidden()

  const recipient = await aRecipient(browser, path)
  await fillIn(recipient)
  await press(recipient, 'この内容で登録する')
  await expect(recipient.getByRole('heading', { level: 1, name: 'お届け先を登録しました' })).toBeVisible()
  await recipient.context().close()
})
