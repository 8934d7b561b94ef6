/** @jest-environment jsdom */
import { compareControls, readControls } from './controls.rules'

const read = (html: string) => readControls(new DOMParser().parseFromString(html, 'text/html'))

test.each([
  ['<button>送信</button>', 'button', '送信'],
  ['<button aria-label="閉じる"><svg></svg></button>', 'button', '閉じる'],
  ['<p id="a">お届け先</p><button aria-labelledby="a">x</button>', 'button', 'お届け先'],
  ['<a href="/cart"><img src="/c.svg" alt="カート"></a>', 'link', 'カート'],
  ['<label>郵便番号 <input name="zip"></label>', 'field', '郵便番号'],
  ['<label for="q">検索</label><input id="q" type="search">', 'field', '検索'],
  ['<label>都道府県 <select><option>東京都</option></select></label>', 'list', '都道府県'],
  ['<input type="submit" value="注文する">', 'button', '注文する'],
  ['<input type="submit">', 'button', 'submit'],
  ['<input placeholder="キーワード">', 'field', 'キーワード'],
  ['<div role="tab" title="詳細"></div>', 'tab', '詳細'],
  ['<button><span aria-hidden="true">×</span></button>', 'button', ''],
  ['<textarea></textarea>', 'field', ''],
])('reads the name of %s', (html, role, name) => {
  expect(read(html)).toEqual([{ role, name }])
})

test('skips controls that assistive technology skips', () => {
  expect(read('<div aria-hidden="true"><button></button></div><input type="hidden">')).toEqual([])
})

test('refuses a new control without a name', () => {
  expect(compareControls([], read('<button></button><a href="/x"></a><a href="/y"></a>')).refused).toEqual([
    { kind: 'name', place: 'button without a name', text: '1 new button has no name' },
    { kind: 'name', place: 'link without a name', text: '2 new links have no name' },
  ])
})

test('accepts a control that had no name before', () => {
  expect(compareControls(read('<button></button>'), read('<button class="b"></button>'))).toEqual({
    refused: [],
    told: [],
  })
})

test('only tells a renamed control', () => {
  expect(compareControls(read('<button>送信</button>'), read('<button>送る</button>'))).toEqual({
    refused: [],
    told: [{ kind: 'control', place: 'button 送信', text: 'the button 送信 is gone or renamed' }],
  })
})
