import { pagesOf, readToldLines, splitDifferences } from './differences.rules.mjs'

test.each([
  [
    'catalog 8.1.0 differs from 8.0.0: /ranking: the price 5,500円 is now 5,501円',
    { page: '/ranking', text: 'the price 5,500円 is now 5,501円' },
  ],
  ['/news/1: the link to /faq is gone', { page: '/news/1', text: 'the link to /faq is gone' }],
  [
    'mypage 8.17.0 is broken: /login in the browser: the page writes cookies of 3916 characters',
    { page: '/login', text: 'the page writes cookies of 3916 characters' },
  ],
  ['cart 1.1.0: does not answer', { page: '', text: 'cart 1.1.0: does not answer' }],
])('splits a line into page and text: %s', (line, difference) => {
  expect(splitDifferences([line])).toEqual([difference])
})

test('reads the told differences of one release from a log', () => {
  const line = (msg: string, reasons: string[]) => JSON.stringify({ level: 'warn', msg, reasons })
  const log = [
    line('cart 1.1.0 differs from 1.0.0 without harm', ['/cart: the words あ are now い']),
    line('catalog 2.0.0 differs from 1.0.0 without harm', ['/: the words']),
    line('cart 1.1.0 differs from 1.0.0 as its release means', ['/cart: the price']),
    JSON.stringify({ level: 'info', msg: 'listening' }),
    '',
  ].join('\n')

  expect(readToldLines(log, 'cart 1.1.0')).toEqual(['/cart: the words あ are now い', '/cart: the price'])
})

test('takes pictures of each page with a difference once', () => {
  const pages = pagesOf(splitDifferences(['/b: one', '/a: two', '/b: three', 'cart 1.1.0: no page']))

  expect(pages).toEqual(['/b', '/a'])
})
