import { newAddress } from '../shop/member'
import { expect, test } from '../shop/served/journey'

test('an inquiry is corrected and confirmed before it is sent', async ({ reader }) => {
  const email = newAddress('inquiry')
  await reader.open('/contact')
  reader.fillAll({ name: '鈴木　花子', body: 'のし紙の名入れについて' })
  await reader.press('確認へ進む')

  expect(reader.field('[name="email"]').getAttribute('aria-invalid')).toBe('true')
  expect(reader.field('[name="body"]').value).toBe('のし紙の名入れについて')
  reader.fillAll({ email: email.replace('@', '＠') })
  reader.select('[name="category_id"]', 'その他')
  await reader.press('確認へ進む')

  expect(reader.heading).toBe('お問い合わせ内容の確認')
  expect(reader.text).toContain(email)
  await reader.press('入力に戻る')
  reader.fillAll({ body: 'のし紙の連名について' })
  await reader.press('確認へ進む')
  await reader.press('この内容で送信する')

  expect(reader.text).toMatch(/受付番号は/)
})

test('the brochure request lists missing fields and keeps the input', async ({ reader }) => {
  await reader.open('/catalog-order')
  reader.fillAll({ name: '鈴木　花子', postal_code: '〒100-0001', city: '千代田区' })
  reader.select('[name="prefecture"]', '東京都')
  await reader.press('カタログを請求する')

  const [catalogues] = reader.screen.getAllByRole('group', { name: /ご希望のカタログ/ })
  expect(catalogues?.textContent).toContain('カタログを選択してください')
  for (const name of ['email', 'address1'])
    expect(reader.field(`[name="${name}"]`).getAttribute('aria-invalid'), name).toBe('true')
  expect(reader.field('[name="city"]').value).toBe('千代田区')
  expect(reader.field('[name="prefecture"]').value).toBe('東京都')
  reader.check('[type="checkbox"]')
  reader.fillAll({ email: newAddress('catalogue').replace('@', '＠') })
  await reader.press('カタログを請求する')

  expect(reader.field('[type="checkbox"]')).toMatchObject({ checked: true })
  reader.fillAll({ address1: '千代田1-1' })
  await reader.press('カタログを請求する')

  expect(reader.heading).toBe('カタログのご請求を承りました')
  expect(reader.text).toMatch(/受付番号は/)
})
