import type {
  Blog,
  Maker,
  MakerSummary,
  Picture,
  Popup,
  ProductSummary,
  QaGroup,
} from '@storefront/contracts'

export const aPicture = (own: Partial<Picture> = {}): Picture => ({
  path: '/media/loom.1a2b',
  alt: '機織り',
  width: 1280,
  height: 720,
  ...own,
})

export const aMakerSummary = (own: Partial<MakerSummary> = {}): MakerSummary => ({
  id: 1,
  key: 'iyo-orimono',
  name: '伊予のおりもの',
  name_kana: 'イヨノオリモノ',
  prefecture: '愛媛県今治市',
  catch_copy: '水で織る、やわらかさ。',
  image: aPicture(),
  product_count: 2,
  ...own,
})

export const aMaker = (own: Partial<Maker> = {}): Maker => ({
  ...aMakerSummary(),
  story: '<p>百年の<strong>織機</strong>が動いています。</p>',
  url: null,
  brands: [],
  ...own,
})

export const aProductSummary = (own: Partial<ProductSummary> = {}): ProductSummary => ({
  id: 1,
  key: 'imabari-towel-set',
  code: 'TW-001',
  name: '今治タオル 四枚セット',
  catch_copy: '',
  image: null,
  maker: null,
  brand: null,
  category_names: [],
  unit_price: 3000,
  price_with_tax: 3300,
  before_price_with_tax: null,
  tax_rate: 10,
  price_with_tax_to: null,
  is_favorite: false,
  stock_state: 'in_stock',
  is_alcohol: false,
  tags: [],
  review: { average: null, count: 0 },
  ...own,
})

export const aStylist = (own: Partial<Blog> = {}): Blog => ({
  id: 5,
  key: 'sato-midori',
  category: 'stylist',
  title: '佐藤 みどり',
  title_kana: 'サトウ ミドリ',
  summary: '内祝いのご相談を承ります。',
  author: 'つなぐ',
  image: null,
  published_at: '2026-10-01T09:00:00+09:00',
  body: '<p>贈る方の<em>お顔</em>を思い浮かべて選びます。</p>',
  products: [],
  newer: null,
  older: null,
  ...own,
})

export const aPopup = (own: Partial<Popup> = {}): Popup => ({
  id: 1,
  key: 'welcome',
  title: 'はじめての方に500円クーポン',
  body: '<p>会員登録でお使いいただけます。</p>',
  image: null,
  url: '/register',
  ...own,
})

export const aQaGroup = (own: Partial<QaGroup> = {}): QaGroup => ({
  category: { id: 1, key: 'delivery', name: 'お届けについて' },
  items: [
    {
      id: 1,
      key: 'when',
      question: 'いつ届きますか',
      answer: '<p>三日ほどで<strong>お届け</strong>します。</p>',
    },
  ],
  ...own,
})
