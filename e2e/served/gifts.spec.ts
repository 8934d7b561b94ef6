import { placeGift } from '../shop/gift/placed-gift'
import { mailTo } from '../shop/mails'
import { newAddress } from '../shop/member'
import { callsOfPage } from '../shop/prepared-cart'
import { expect, test } from '../shop/served/journey'
import { allOfRole } from '../shop/served/look'
import type { Reader } from '../shop/served/reader'

const isInvalid = (reader: Reader, name: string) =>
  reader.field(`[name="${name}"]`).getAttribute('aria-invalid')

test('returns a 404 page for an invalid gift link', async ({ reader }) => {
  await reader.open('/social-gift/not-a-token')

  expect(reader.status).toBe(404)
  expect(reader.heading).not.toBe('')
})

test('shows a noindex page about gifts when the link lacks a token', async ({ reader }) => {
  for (const step of ['', '/shipping', '/delivery', '/confirm', '/complete']) {
    await reader.open(`/social-gift${step}`)
    expect(reader.status, step).toBe(200)
    expect(reader.text, step).toContain('ソーシャルギフトのお受け取り')
  }
  const metaOf = (name: string) =>
    reader.document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
  expect(metaOf('referrer')).toBe('no-referrer')
  expect(metaOf('robots')).toMatch(/noindex/)
})

test('a recipient proceeds from the gift message to the address form', async ({ reader }) => {
  const { path } = await placeGift(reader, ['和子さん'], newAddress('giver-plain'))
  await reader.open(path)

  expect(reader.text).toContain('いつもありがとうございます。')
  await reader.press('ギフトを受け取る')
  expect(reader.field('郵便番号').value).toBe('')
})

/** Goes from the letter to the delivery date. First submits the address without the phone number. */
async function typeAddress(reader: Reader) {
  await reader.press('ギフトを受け取る')
  reader.fillAll({
    shipping_last_name: '鈴木',
    shipping_first_name: '和子',
    shipping_last_name_kana: 'すずき',
    shipping_first_name_kana: 'ﾜｺ',
    postal_code: '〒900-0001',
    city: '那覇市',
    address1: '港町1-1',
  })
  reader.select('[name="prefecture"]', '沖縄県')
  await reader.press('お届け日時へ進む')
  expect(isInvalid(reader, 'phone_number')).toBe('true')
  expect(reader.field('[name="city"]').value).toBe('那覇市')
  reader.fillAll({ phone_number: '０９０-１２３４-５６７８' })
  await reader.press('お届け日時へ進む')
  expect(reader.heading).toBe('お届け日時の選択')
}

test('a recipient corrects the address and thanks the giver', async ({ reader }) => {
  const email = newAddress('giver-posts')
  const { path, giverPath } = await placeGift(reader, ['和子さん'], email)
  await reader.open(path)
  await typeAddress(reader)
  const day = (reader.field('[name="delivery_at"]') as HTMLSelectElement).options[2]?.value ?? ''
  reader.select('[name="delivery_at"]', day)
  await reader.press('確認へ進む')

  expect(reader.heading).toBe('ご入力内容の確認')
  expect(reader.text).toContain('スズキ ワコ')
  await reader.press('お届け先を変更する')
  expect(reader.field('[name="address1"]').value).toBe('港町1-1')
  reader.fillAll({ address1: '港町2-2' })
  await reader.press('お届け日時へ進む')
  expect(reader.field('[name="delivery_at"]').value).toBe(day)
  await reader.press('確認へ進む')
  expect(reader.text).toContain('〒900-0001 沖縄県那覇市港町2-2')
  await reader.press('この内容で登録する')

  expect(reader.path).toBe(`${path}/complete`)
  expect(reader.heading).toBe('お届け先を登録しました')
  reader.fillAll({ message: '大切にいただきます。' })
  await reader.press('お礼を送る')
  expect(reader.text).toContain('お礼をお送りしました')
  expect((await mailTo(email, 'お礼が届きました')).text).toContain('大切にいただきます。')
  await reader.open(giverPath)
  expect(reader.text).toContain('大切にいただきます。')
  expect(reader.text).not.toContain('那覇市')
})

test('shows the giver the message of a recipient who declined', async ({ reader }) => {
  const { path, giverPath } = await placeGift(reader, ['健さん'], newAddress('giver-declined'))
  await reader.open(path)
  reader.unfold('お受け取りを辞退する')
  reader.fillAll({ message: 'お気持ちだけで十分です。' })
  await reader.press(/^辞退する/)

  expect(reader.status).toBe(410)
  expect(reader.heading).toBe('ご辞退を承りました')
  await reader.open(giverPath)
  expect(reader.text).toContain('お気持ちだけで十分です。')
})

test('a giver corrects the recipient’s email address and sends a reminder', async ({ reader }) => {
  const { path, giverPath } = await placeGift(reader, ['和子さん'], newAddress('giver-mails'))
  const recipient = newAddress('kazuko')
  await reader.open(giverPath)
  const link = reader.field('和子さんへのリンク')
  expect(link.value).toBe(reader.origin + path)
  expect(reader.text).toContain('リンクを選択してコピーし')
  reader.unfold('当店からメールで送る')
  reader.fillAll({ email: 'kazuko' })
  await reader.press('メールを予約する')

  expect(isInvalid(reader, 'email')).toBe('true')
  expect(reader.field('[name="email"]').value).toBe('kazuko')
  reader.fillAll({ email: recipient })
  await reader.press('メールを予約する')
  expect((await mailTo(recipient, 'ギフトが届いています')).text).toContain(path)
  await reader.reload()
  expect(reader.text).toContain('送付済み')
  await reader.press('お知らせをもう一度送る')
  expect(reader.text).toContain('お知らせを一度お送りしました。')
})

test('a giver extends the deadline for one of two recipients', async ({ reader }) => {
  const { giverPath } = await placeGift(reader, ['和子さん', '健さん'], newAddress('giver-time'))
  await reader.open(giverPath)
  const extensions = () => allOfRole(reader.main, 'button', '期限を30日延ばす')

  expect(extensions()).toHaveLength(2)
  await reader.press('期限を30日延ばす')
  expect(extensions()).toHaveLength(1)
})

test('a giver gets a refund for a declined gift', async ({ reader }) => {
  const { path, giverPath } = await placeGift(reader, ['健さん'], newAddress('giver-refund'))
  const call = await callsOfPage(reader)
  await call('POST', `/v1/social-gifts/${path.split('/').at(-1)}/decline`, {})
  await reader.open(giverPath)
  expect(reader.text).toContain('辞退されました')
  await reader.press('取りやめて返金を受ける')
  expect(reader.text).toContain('健さんへのギフトを取りやめます。この操作は元に戻せません。')
  await reader.press(/^取りやめる/)

  expect(reader.text).toContain('お取りやめ・ご返金')
})
