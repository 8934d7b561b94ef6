/** @jest-environment jsdom */
import { readTextRuns } from './text-runs.rules'
import { compareValues, readValues } from './values.rules'

const read = (html: string) => readValues(readTextRuns(new DOMParser().parseFromString(html, 'text/html')))

const refused = (stable: string, candidate: string) =>
  compareValues(read(stable), read(candidate)).refused.map(({ text }) => text)

test.each([
  ['<p><b>3,300</b><span>円</span></p>', 'price', '3,300円'],
  ['<p>￥３,３００</p>', 'price', '¥3,300'],
  ['<p>2026.11.12</p>', 'date', '2026.11.12'],
  ['<p>2026年12月2日</p>', 'date', '2026年12月2日'],
  ['<p>最短12月2日（水）</p>', 'date', '12月2日(水)'],
  ['<p>全<!-- -->24<!-- -->件</p>', 'count', '24件'],
  ['<p>29ポイント</p>', 'count', '29ポイント'],
])('reads %s as a %s', (html, kind, value) => {
  expect(read(html)).toEqual([expect.objectContaining({ kind, value })])
})

test('names both prices of a reduced card', () => {
  const card = (regular: string, special: string) =>
    `<li><a href="/product/a">菓子</a><p>通常価格<s>${regular}円</s>特別価格<b>${special}円</b></p></li>`

  expect(refused(card('2,484', '2,052'), card('2,485', '2,053'))).toEqual([
    'the price 2,484円 of /product/a is now 2,485円',
    'the price 2,052円 of /product/a is now 2,053円',
  ])
})

test('compares the only price of a card whose words changed', () => {
  const before = '<li><a href="/product/a">菓子</a><p>3,300円（税込）</p></li>'
  const now = '<li><a href="/product/a">菓子</a><p>税込 3,301円</p></li>'

  expect(refused(before, now)).toEqual(['the price 3,300円 of /product/a is now 3,301円'])
})

test('accepts another price beside the price of a card', () => {
  const before = '<li><a href="/product/a">菓子</a><p>3,300円（税込）</p></li>'
  const now = '<li><a href="/product/a">菓子</a><p>3,300円（税込）</p><p>税抜3,000円</p></li>'

  expect(refused(before, now)).toEqual([])
})

test('accepts a table with another row', () => {
  const before = '<h2>送料</h2><table><tr><td>770円</td></tr></table>'
  const now = '<h2>送料</h2><table><tr><td>770円</td></tr><tr><td>1,100円</td></tr></table>'

  expect(refused(before, now)).toEqual([])
})

test('compares the date in a heading', () => {
  const heading = (day: number) => `<section><h2>11月${day}日は休業します</h2></section>`

  expect(refused(heading(24), heading(25))).toEqual(['the date 11月24日 is now 11月25日'])
})

test('ignores prices in scripts and templates', () => {
  expect(read('<script>"3,300円"</script><template><p>3,300円</p></template>')).toEqual([])
})
