import { expect, testAt } from '../shop/served/journey'

const test = testAt('business.localhost')

test('reports the invalid row in a list of product codes', async ({ reader }) => {
  await reader.open('/cart')
  reader.unfold('品番・CSVでまとめて入れる')
  reader.fill('品番と数量', 'B-999')
  await reader.press('まとめてカートに入れる')

  expect(reader.text).toMatch(/1行目「B-999」/)
})

test('adds a list of product codes to the cart', async ({ reader }) => {
  await reader.open('/cart')
  reader.unfold('品番・CSVでまとめて入れる')
  reader.fill('品番と数量', 'B-001, 5\nB-007\t2')
  await reader.press('まとめてカートに入れる')

  expect(reader.screen.getByRole('list', { name: 'カートの商品' }).textContent).toContain(
    '小計 114,000円（税抜） 税込125,400円',
  )
})
