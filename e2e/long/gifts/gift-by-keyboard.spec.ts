import { expect, test } from '../../shop/journey'
import { placeGift } from '../../shop/gift/placed-gift'
import { tabTo } from '../../shop/input/keyboard'

test('a recipient accepts a gift using only the keyboard', async ({ page }) => {
  const { path } = await placeGift(page, ['花子さん'], 'giver-accepts-by-keys@example.com')
  await page.goto(path)
  const press = async (role: 'link' | 'button', name: string) => {
    await tabTo(page, page.getByRole('main').getByRole(role, { name }))
    await page.keyboard.press('Enter')
  }
  const type = async (label: RegExp | string, words: string) => {
    await tabTo(page, page.getByRole('form').getByLabel(label))
    await page.keyboard.type(words)
  }
  await press('link', 'ギフトを受け取る')
  await expect(page.getByRole('heading', { level: 1, name: 'お届け先の入力' })).toBeFocused()
  for (const [label, words] of [
    [/^姓/, '山田'],
    [/^名/, '太郎'],
    ['セイ', 'ヤマダ'],
    ['メイ', 'タロウ'],
    ['郵便番号', '1000001'],
  ] as const)
    await type(label, words)
  await expect(page.getByLabel('市区町村')).toHaveValue('千代田区')
  await type('町名・番地', '1-1')
  await type('電話番号', '09012345678')
  await press('button', 'お届け日時へ進む')
  await expect(page.getByRole('heading', { level: 1, name: 'お届け日時の選択' })).toBeFocused()
  await tabTo(page, page.getByLabel('お届け希望日'))
  await page.keyboard.press('ArrowDown')
  await press('button', '確認へ進む')
  await expect(page.getByRole('heading', { level: 1, name: 'ご入力内容の確認' })).toBeFocused()
  await press('button', 'この内容で登録する')

  await expect(page.getByRole('heading', { level: 1, name: 'お届け先を登録しました' })).toBeVisible()
})

test('a giver sends and extends a gift using only the keyboard', async ({ page }) => {
  const { giverPath } = await placeGift(page, ['健さん'], 'giver-by-keys@example.com')
  await page.goto(giverPath)
  const main = page.getByRole('main')
  const open = async (words: string) => {
    await tabTo(page, main.locator('summary', { hasText: words }))
    await page.keyboard.press('Enter')
  }
  await open('QRコードを表示する')
  await expect(page.getByRole('img', { name: '健さんへのリンクのQRコード' })).toBeVisible()
  await open('当店からメールで送る')
  await tabTo(page, page.getByLabel('お相手のメールアドレス'))
  await page.keyboard.type('ken-by-keys@example.com')
  await tabTo(page, main.getByRole('button', { name: 'メールを予約する' }))
  await page.keyboard.press('Enter')
  await expect(main.getByText('送付済み')).toBeVisible()
  const extend = main.getByRole('button', { name: '期限を30日延ばす' })
  await tabTo(page, extend)
  await page.keyboard.press('Enter')
  await expect(extend).toBeHidden()
})
