import { newAddress } from '../shop/member'
import { expect, test as plain, testAt } from '../shop/served/journey'
import { moveFittingDay } from '../shop/staff/changes-of-staff'

const test = testAt('school.localhost')

test('a shopper finds a school and adds its set', async ({ reader }) => {
  await reader.open('/')
  reader.fill('学校コードまたは学校名', '青空')
  await reader.press('学校をさがす')
  await reader.press(/青空小学校/)
  const shoes = reader.screen.getByRole('region', { name: '上履きと帽子' })
  const size = reader.field(/上履き.*サイズ/, shoes) as HTMLSelectElement
  reader.select(size, size.options[1]?.value ?? '')
  await reader.press('一式をカートに入れる', shoes)

  expect(reader.text).toContain('赤白帽 赤白が、カートにそろいました')
  await reader.press('カートを見る', reader.screen.getByRole('region', { name: '上履きと帽子' }))

  expect(reader.path).toBe('/cart')
  expect(reader.text).toContain('赤白帽')
})

test('books a seat after an address correction, then cancels it', async ({ reader }) => {
  await moveFittingDay('aozora-2027')
  // The processes may still have cached that the seed's last fitting day is over.
  await expect
    .poll(async () => {
      await reader.open('/fitting')
      return reader.status
    })
    .toBe(200)
  await reader.press(/10:30〜11:30 空きあり/)
  reader.fill(/^お子さまのお名前/, '山田さくら')
  reader.select(/^学年/, '1')
  reader.fill(/^保護者のお名前(?!（)/, '山田花子')
  reader.fill(/^保護者のお名前（カナ）/, 'やまだはなこ')
  reader.fill(/^電話番号/, '０９０-１２３４-５６７８')
  reader.fill(/^メールアドレス/, 'hanako')
  await reader.press('この内容で予約する')
  expect(reader.field(/^メールアドレス/).getAttribute('aria-invalid')).toBe('true')
  expect(reader.field(/^お子さまのお名前/).value).toBe('山田さくら')
  reader.fill(/^メールアドレス/, newAddress('fitting'))
  await reader.press('この内容で予約する')

  expect(reader.heading).toBe('採寸会のご予約を承りました')
  reader.unfold('予約を取り消す')
  await reader.press('この予約を取り消す')
  expect(reader.heading).toBe('採寸会のご予約を取り消しました')
})

for (const host of ['localhost', 'business.localhost'])
  plain(`${host} has neither schools nor fitting days`, async ({ reader, shopOrigin }) => {
    for (const path of ['/school', '/school/2101', '/fitting', '/fitting/booking']) {
      await reader.open(shopOrigin.replace('localhost', host) + path)
      expect(reader.status, path).toBe(404)
    }
  })
