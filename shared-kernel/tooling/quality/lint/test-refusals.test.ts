import { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { testRefusals } from './test-refusals.mjs'

const linter = new Linter()
const messagesOf = (code: string) =>
  linter
    .verify(code, {
      languageOptions: { parser: parser as Linter.Parser },
      rules: { 'no-restricted-syntax': ['error', ...testRefusals] },
    })
    .map(({ message }) => message)

test.each([
  ['await page.waitForTimeout(500)', /No sleeps/],
  ["expect(await screen.findByText('合計')).toBeVisible()", /may be replaced/],
  ["expect((await screen.findAllByRole('row')).length).toBe(2)", /may be replaced/],
  ["await page.waitForLoadState('networkidle')", /quiet network/],
  ["await page.goto('/cart', { waitUntil: 'networkidle' })", /quiet network/],
  ['if (await button.isVisible()) await button.click()', /not there yet/],
  ['expect(await rows.count()).toBe(2)', /read once/],
  ['expect(await field.inputValue()).toBe("1")', /read once/],
])('rejects code that passes by chance: %s', (code, message) => {
  expect(messagesOf(code)).toEqual([expect.stringMatching(message)])
})

test.each([
  "await shows(() => screen.getByText('合計'))",
  'await expect(rows).toHaveCount(2)',
  'await expect.poll(() => rows.count()).toBe(2)',
  "await page.waitForLoadState('load')",
  'expect(await stored(cart)).toBe(2)',
])('allows code that waits for its subject: %s', (code) => {
  expect(messagesOf(code)).toEqual([])
})
