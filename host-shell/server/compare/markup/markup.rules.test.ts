/** @jest-environment jsdom */
import { comparePages } from '../compare-pages.rules'

const parts = {
  head: '<title>箱</title><link rel="canonical" href="http://localhost/product/box">',
  title: '<h1>箱</h1>',
  price: '<p>3,300円（税込）</p>',
  link: '<a href="/guide">ご利用ガイド</a>',
  form: `<form aria-label="ログイン" method="post"><input type="hidden" name="intent" value="login">
    <label>メール<input name="email" autocomplete="email"></label><label>パスワード<input type="password" name="password"></label>
    <button type="submit">送る</button></form>`,
}

const page = (own: Partial<Record<keyof typeof parts, string>> = {}) => {
  const { head, ...body } = { ...parts, ...own }
  return `<html><head>${head}</head><body>${Object.values(body).join('')}</body></html>`
}

const refused = (candidate: string) =>
  comparePages(
    {
      path: '/login',
      stable: { status: 200, html: page() },
      candidate: { status: 200, html: candidate },
    },
    'http://localhost',
    (html) => new DOMParser().parseFromString(html, 'text/html'),
  ).refused.map(({ text }) => text)

const form = (from: string | RegExp, to: string) => page({ form: parts.form.replace(from, to) })

test.each([
  [
    'a form of another method',
    form(' method="post"', ''),
    'the form ログイン is sent by get instead of post',
  ],
  [
    'a form without a submit button',
    form('type="submit"', 'type="button"'),
    'the form ログイン has no control that submits it',
  ],
  [
    'a field without its name',
    form(' name="password"', ''),
    'the field password of the form ログイン has lost its name',
  ],
  [
    'a lost hidden field',
    form(/<input type="hidden".*?>/, ''),
    'the field intent of the form ログイン is gone',
  ],
  [
    'a field without autocomplete',
    form(' autocomplete="email"', ''),
    'the field email of the form ログイン has lost autocomplete email',
  ],
  [
    'a button that is only a text',
    form('<button type="submit"', '<button role="note" type="submit"'),
    'the button 送る is no longer a button',
  ],
  [
    'a button out of the tab order',
    form('<button ', '<button tabindex="-1" '),
    'the button 送る is out of reach of the keyboard',
  ],
  [
    'an inline handler',
    form('<button ', '<button onclick="send()" '),
    'the policy blocks the inline handler button onclick',
  ],
  ['a page without a main heading', page({ title: '<p>箱</p>' }), 'the page has no h1'],
  ['a price without its note of tax', page({ price: '<p>3,300円</p>' }), '0 prices say 税込 instead of 1'],
  [
    'a text with a missing value',
    page({ title: '<h1>箱 undefined</h1>' }),
    'the text 箱 undefined has a value that is not set',
  ],
  [
    'an address with a missing value',
    page({ link: '<a href="/product/undefined">ご利用ガイド</a>' }),
    'the address /product/undefined has a value that is not set',
  ],
  [
    'a link that leads nowhere',
    page({ link: '<a href="">ご利用ガイド</a>' }),
    '1 links lead nowhere in place of the link to /guide',
  ],
  [
    'a page closed to search engines',
    page({ head: `${parts.head}<meta name="robots" content="noindex">` }),
    'the page is now noindex',
  ],
  [
    'another canonical address',
    page({ head: parts.head.replace('/product/box', '/product') }),
    'the canonical address http://localhost/product/box is now http://localhost/product',
  ],
  ['a lost title', page({ head: parts.head.replace('箱', '') }), 'the title 箱 is gone'],
  [
    'twice the page',
    page({ title: `<h1>箱</h1><!-- ${'x'.repeat(250_000)} -->` }),
    expect.stringMatching(/^the page has 25\d{4} characters instead of \d{3}$/),
  ],
])('refuses %s', (_harm, candidate, reason) => {
  expect(refused(candidate)).toContainEqual(reason)
})

test('refuses a form that screen readers skip', () => {
  expect(refused(form('<form ', '<form aria-hidden="true" '))).toEqual(
    expect.arrayContaining(['the button 送る is hidden from screen readers']),
  )
})

test.each([
  ['a field more', form('<button', '<label>名前<input name="name"></label><button')],
  ['a field less', form(/<label>メール.*?<\/label>/, '')],
  ['another autocomplete', form('autocomplete="email"', 'autocomplete="username"')],
  ['a button in place of a link', page({ link: '<button type="button">ご利用ガイド</button>' })],
  [
    'a link in place of a button',
    form(/<button.*<\/button>/, '<a href="/send">送る</a><button>次へ</button>'),
  ],
  ['another note of tax', page({ price: '<p>税込価格 3,300円</p>' })],
  ['a word of a programmer', page({ title: '<h1>箱 undefined-behaviour</h1>' })],
  ['another title', page({ head: parts.head.replace('箱', '桐の箱') })],
  ['a link less', page({ link: '' })],
])('accepts %s', (_change, candidate) => {
  expect(refused(candidate)).toEqual([])
})
