/** @jest-environment jsdom */
import { comparePages } from './compare-pages.rules'

const card = (key: string, name: string, price: string, day = '12月2日（水）') =>
  `<li class="a1"><a href="/product/${key}"><img src="/media/${key}/aa11/480.webp" alt="${name}"><h3>${name}</h3></a>
    <span><span>${price}</span><span>円</span><span>税込</span></span><p>最短${day}</p>
    <button aria-label="カートに入れる ${name}"><svg></svg></button></li>`

const structuredData = (price: number, availability = 'InStock') =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    sku: 'WG-011C',
    name: '今治タオル',
    offers: { '@type': 'Offer', price, availability: `https://schema.org/${availability}` },
  })}</script>`

const parts = {
  data: structuredData(3300),
  title: '<h1>今治タオル</h1>',
  photo: '<img src="/media/towel/aa11/640.webp" alt="今治タオルの写真">',
  price: '<p>価格 <b>3,300</b>円（税込）</p>',
  button: '<button type="submit" class="k2">カートに入れる</button>',
  note: '<p>あと8,000円で送料無料</p><p>受付は2026年12月20日まで</p><p>レビュー（12件）</p>',
  cards: `<h2>関連する商品</h2><ul>${card('cup', '湯のみ', '1,100')}${card('tray', 'お盆', '2,200')}</ul>`,
  aside: '<section><h2>お支払い</h2><p>手数料330円</p><a href="/guide">ご利用ガイド</a></section>',
}

const page = (own: Partial<Record<keyof typeof parts | 'more', string>> = {}) =>
  `<html><body>${Object.values({ ...parts, ...own }).join('')}</body></html>`

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

const compare = (candidate: string, stable = page()) =>
  comparePages(
    {
      path: '/product/towel',
      stable: { status: 200, html: stable },
      candidate: { status: 200, html: candidate },
    },
    'http://localhost',
    parse,
  )

const refused = (candidate: string, stable?: string) =>
  compare(candidate, stable).refused.map(({ text }) => text)

test('finds no difference between equal pages', () => {
  expect(compare(page())).toEqual({ refused: [], told: [] })
})

test.each([
  [
    'a lost alt attribute',
    { photo: '<img src="/media/towel/aa11/640.webp">' },
    'the image 今治タオルの写真 has lost its alt text',
  ],
  [
    'a lost alt text',
    { photo: '<img src="/media/towel/aa11/640.webp" alt="">' },
    'the image 今治タオルの写真 has lost its alt text',
  ],
  [
    'a button without its text',
    { button: '<button type="submit"><svg></svg></button>' },
    'the button カートに入れる has lost its name',
  ],
  [
    'a price one yen off',
    { price: '<p>価格 <b>3,301</b>円（税込）</p>' },
    'the price 3,300円 of 今治タオル is now 3,301円',
  ],
  [
    'a price of a card one yen off',
    {
      cards: `<h2>関連する商品</h2><ul>${card('cup', '湯のみ', '1,101')}${card('tray', 'お盆', '2,200')}</ul>`,
    },
    'the price 1,100円 of /product/cup is now 1,101円',
  ],
  [
    'a date of a card a day off',
    {
      cards: `<h2>関連する商品</h2><ul>${card('cup', '湯のみ', '1,100', '12月3日（木）')}${card('tray', 'お盆', '2,200')}</ul>`,
    },
    'the date 12月2日(水) of /product/cup is now 12月3日(木)',
  ],
  [
    'a count one off',
    { note: parts.note.replace('12件', '13件') },
    'the count 12件 of 今治タオル is now 13件',
  ],
  [
    'a foreign script',
    { more: '<script src="https://cdn.example/x.js"></script>' },
    'script of https://cdn.example is a foreign origin',
  ],
  [
    'a foreign form',
    { more: '<form action="//forms.example/send"></form>' },
    'form of http://forms.example is a foreign origin',
  ],
  [
    'another price in structured data',
    { data: structuredData(3301) },
    "the structured data's price of Offer in Product WG-011C 3300 is now 3301",
  ],
  [
    'another availability in structured data',
    { data: structuredData(3300, 'OutOfStock') },
    "the structured data's availability of Offer in Product WG-011C https://schema.org/InStock is now https://schema.org/OutOfStock",
  ],
  ['lost structured data', { data: '' }, 'the structured data of Product is gone'],
])('refuses %s', (_change, own, reason) => {
  expect(refused(page(own))).toEqual([reason])
})

test.each([
  [
    'other copy',
    {
      price: '<p>税込価格 <b>3,300</b>円</p>',
      button: '<button>カートへ</button>',
      title: '<h1>今治タオル 2枚</h1>',
    },
  ],
  [
    'an added section',
    { more: '<section><h2>送料</h2><p>全国770円。3,300円以上で無料。12月24日まで。5件</p></section>' },
  ],
  ['a removed section', { aside: '' }],
  ['a removed note', { note: '<p>あと8,000円で送料無料</p>' }],
  ['a removed card', { cards: `<h2>関連する商品</h2><ul>${card('tray', 'お盆', '2,200')}</ul>` }],
  [
    'a replaced card',
    {
      cards: `<h2>関連する商品</h2><ul>${card('fan', '扇子', '4,400')}${card('tray', 'お盆', '2,200')}</ul>`,
    },
  ],
  [
    'another order of cards',
    {
      cards: `<h2>関連する商品</h2><ul>${card('tray', 'お盆', '2,200')}${card('cup', '湯のみ', '1,100')}</ul>`,
    },
  ],
  [
    'other classes and colours',
    { button: '<button type="submit" class="z9" style="color:red">カートに入れる</button>' },
  ],
  [
    'other nonces and hashed files',
    { more: '<script nonce="x1" src="/remotes/catalog/9.1.0/app.77aa.js"></script>' },
  ],
  [
    'a new feature',
    {
      more: '<button>お気に入りに追加</button><a href="/list">リスト</a><img src="/media/x/1/9.webp" alt="箱">',
    },
  ],
  ['another size of a picture', { photo: '<img src="/media/towel/aa11/960.webp" alt="今治タオルの写真">' }],
  ['a decorative picture', { more: '<img src="/media/dot/1/9.webp" alt="">' }],
  ['wrapped markup', { aside: `<div><div>${parts.aside}</div></div>` }],
  ['new structured data', { more: '<script type="application/ld+json">{"@type":"FAQPage"}</script>' }],
])('accepts %s', (_change, own) => {
  expect(refused(page(own))).toEqual([])
})

test('tells lost links, headings, controls and words', () => {
  expect(compare(page({ aside: '' })).told).toEqual([
    {
      kind: 'control',
      path: '/product/towel',
      place: 'link ご利用ガイド',
      text: 'the link ご利用ガイド is gone or renamed',
    },
    { kind: 'link', path: '/product/towel', place: '/guide', text: 'the link to /guide is gone' },
    {
      kind: 'heading',
      path: '/product/towel',
      place: 'お支払い',
      text: 'the heading お支払い is gone or renamed',
    },
    { kind: 'words', path: '/product/towel', place: 'words', text: '3 texts are gone and 0 are new' },
  ])
})

test('tells a page that became much larger', () => {
  expect(compare(page({ more: `<!-- ${'x'.repeat(9_000)} -->` })).told.map(({ kind }) => kind)).toEqual([
    'weight',
  ])
})

test('refuses an error page in place of a page', () => {
  const stable = { status: 200, html: page() }
  const candidate = { status: 404, html: page() }

  const { refused } = comparePages({ path: '/product', stable, candidate }, 'http://localhost', parse)

  expect(refused).toEqual([
    { kind: 'status', path: '/product', place: 'status', text: 'the status 200 is now 404' },
  ])
})

test('does not compare a page that was an error before', () => {
  const stable = { status: 404, html: '<h1>404</h1>' }
  const candidate = { status: 200, html: '<button></button>' }

  expect(comparePages({ path: '/school', stable, candidate }, 'http://localhost', parse)).toEqual({
    refused: [],
    told: [],
  })
})
