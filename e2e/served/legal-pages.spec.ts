import { expect, test } from '../shop/served/journey'

test('the footer leads to the legal pages', async ({ reader }) => {
  for (const name of ['特定商取引法に基づく表記', 'プライバシーポリシー', 'ご利用規約']) {
    await reader.open('/')
    await reader.press(name, reader.screen.getByRole('contentinfo'))
    expect(reader.heading).toBe(name)
  }
})

test('an unknown path answers 404 with the texts of the specification', async ({ reader }) => {
  await reader.open('/nowhere/at/all')
  expect(reader.status).toBe(404)
  expect(reader.heading).toBe('404 Not Found')
  expect(reader.text).toContain('お探しのページが見つかりませんでした。')
  expect(reader.text).toContain('This page could not be found')
  await reader.press('トップページへ戻る')
  expect(reader.path).toBe('/')
})
