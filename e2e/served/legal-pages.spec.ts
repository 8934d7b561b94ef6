import { expect, test } from '../shop/served/journey'

test('links the legal pages in the footer', async ({ reader }) => {
  for (const name of ['特定商取引法に基づく表記', 'プライバシーポリシー', 'ご利用規約']) {
    await reader.open('/')
    await reader.press(name, reader.screen.getByRole('contentinfo'))
    expect(reader.heading).toBe(name)
  }
})

test('returns 404 with the specified texts for an unknown path', async ({ reader }) => {
  await reader.open('/nowhere/at/all')
  expect(reader.status).toBe(404)
  expect(reader.heading).toBe('お探しのページが見つかりませんでした。')
  expect(reader.text).toContain('404 Not Found')
  expect(reader.text).toContain('This page could not be found')
  await reader.press('トップページへ戻る')
  expect(reader.path).toBe('/')
})
