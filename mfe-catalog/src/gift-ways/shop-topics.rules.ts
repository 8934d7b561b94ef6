import { normaliseForSearch } from '@storefront/locale-ja'
import { leadsSomewhere, type Site } from '@storefront/site'

/** Something that is asked of the shop, not looked for among its goods. */
export type ShopTopic = {
  words: readonly string[]
  pages: readonly PageKey[]
  /** Finds questions (よくあるご質問). */
  question?: string
  /** The words are also words of goods, so they count only where businesses buy. */
  isForBusinesses?: true
}

export type ShopPage = { label: string; href: string }

const topics: readonly ShopTopic[] = [
  { words: ['送料', '配送料', '配送料金', '配達料'], pages: ['guide'], question: '送料' },
  { words: ['返品', '交換', '返金', '不良品', '返品交換'], pages: ['law', 'contact'], question: '返品' },
  { words: ['キャンセル', '取り消し', '取消', '注文変更'], pages: ['orders', 'contact'], question: '取り消' },
  {
    words: ['領収書', '領収証', '納品書', '請求明細', 'インボイス', '適格請求書'],
    pages: ['orders', 'contact'],
    question: '領収書',
  },
  {
    words: ['熨斗の書き方', 'のしの書き方', '表書き', '熨斗の表書き', 'のしの表書き', '水引', '水引の種類'],
    pages: ['noshi'],
    question: '表書き',
  },
  {
    words: ['店舗', '実店舗', '直営店', '営業時間', '定休日', '電話番号', 'アクセス', '所在地'],
    pages: ['company', 'contact'],
  },
  { words: ['会社', '会社概要', '運営会社', '企業情報'], pages: ['company'] },
  {
    words: ['請求書', '請求書払い', '掛け払い', '掛売り', '後払い', '月末締め', '支払い方法', '支払方法'],
    pages: ['guide'],
    question: '支払',
  },
  { words: ['お支払い', '支払い', '決済方法', '振込', '銀行振込'], pages: ['guide'], question: '支払' },
  { words: ['見積', '見積り', '見積もり', '見積書'], pages: ['quote', 'contact'], question: '見積' },
  { words: ['総合カタログ', '紙のカタログ', 'カタログ請求', '資料請求'], pages: ['catalogues', 'contact'] },
  { words: ['カタログ', '資料'], pages: ['catalogues', 'contact'], isForBusinesses: true },
  { words: ['サンプル', '見本', '試供品'], pages: ['contact'] },
  {
    words: [
      'ロット',
      '最小',
      '最小ロット',
      '最低ロット',
      '最小注文数',
      '最低注文数',
      '卸',
      '卸売',
      '卸値',
      '業販',
    ],
    pages: ['guide', 'codes', 'contact'],
    question: 'まとめ',
  },
  {
    words: [
      ...['まとめ買い', '大量注文', '大口注文', '大口', '大量', '法人', '法人注文', '業務用', '店舗用'],
      ...['仕入れ', '仕入', '問屋', '小ロット', 'ケース', 'ケース買い', '箱買い', '業者'],
    ],
    pages: ['codes', 'contact'],
    question: 'まとめ',
  },
  { words: ['品番', '商品コード', '一括注文', 'jan', 'janコード'], pages: ['codes'] },
  { words: ['問い合わせ', '問合せ', '問合わせ', '連絡先', '電話'], pages: ['contact'] },
  { words: ['会員登録', '新規登録'], pages: ['register'], question: '会員登録' },
  { words: ['パスワード', 'パスワード忘れ'], pages: ['password'], question: 'パスワード' },
  { words: ['退会'], pages: [], question: '退会' },
  { words: ['ポイント'], pages: ['guide'], question: 'ポイント' },
  { words: ['クーポン', 'クーポンコード'], pages: [], question: 'クーポン' },
  { words: ['お届け日', '配達日', '配送日', '日時指定', '配達日指定'], pages: ['guide'], question: '届け日' },
  { words: ['海外', '海外発送', '海外配送'], pages: ['guide'], question: '海外' },
]

/** Words around a topic that say nothing more: 返品はできますか, 送料について. */
const around =
  /(?:の|を|が|は|で|に|って)?(?:方法|仕方|やり方|発行|期限|条件|可能|可|対応|について|とは|いくら|できますか|できる|できます|ありますか|ある|したい|欲しい|ほしい|ください|お願い|希望|依頼|案内)*[?？。]?$/u

/** Finds the topic that a search term is about as a whole, or each of its words: 仕入れ 業務用. */
export function findShopTopic(word: string, site: Pick<Site, 'settings'>): ShopTopic | undefined {
  const [first, ...others] = word.trim().split(/\s+/)
  const whole = findTopicOf(word, site)
  if (whole || first === undefined || others.length === 0) return whole
  return others.every((other) => findTopicOf(other, site)) ? findTopicOf(first, site) : undefined
}

function findTopicOf(word: string, { settings }: Pick<Site, 'settings'>): ShopTopic | undefined {
  const typed = toPlain(word)
  const asked = [typed, toPlain(word.trim().replace(around, ''))]
  return topics.find(
    ({ words, isForBusinesses }) =>
      (!isForBusinesses || settings.isQuoted) && words.some((one) => asked.includes(toPlain(one))),
  )
}

const toPlain = (text: string) => normaliseForSearch(text.trim().replace(/^[お御ご](?=.{2})/u, ''))

const pages = {
  guide: { href: '/guide', label: 'ご利用ガイド' },
  noshi: { href: '/guide/gift/noshi', label: 'のしの表書きの選び方' },
  law: { href: '/law#returns', label: '返品・交換の条件（特定商取引法に基づく表記）' },
  company: { href: '/company', label: '会社概要' },
  contact: { href: '/contact', label: 'お問い合わせ' },
  orders: { href: '/mypage/order_history', label: 'ご注文履歴' },
  register: { href: '/register', label: '会員登録' },
  password: { href: '/reminder', label: 'パスワードの再設定' },
  catalogues: { href: '/catalog-order', label: 'カタログのご請求' },
  quote: { href: '/cart', label: 'カートの品の見積書' },
  codes: { href: '/cart', label: '品番でまとめて注文' },
} as const
type PageKey = keyof typeof pages

type Shop = Pick<Site, 'settings' | 'staticPages' | 'emptyScreens'>

/** Lists the pages of a topic that this shop has. */
export const listTopicPages = ({ pages: keys }: ShopTopic, shop: Shop): ShopPage[] =>
  keys.filter((key) => isOffered(key, shop)).map((key) => pages[key])

function isOffered(key: PageKey, shop: Shop): boolean {
  const { settings, staticPages } = shop
  if (key === 'quote') return settings.isQuoted
  if (key === 'codes') return settings.isOrderedByCode
  const { href } = pages[key]
  const [path] = href.split('#')
  return isStatic(key) ? staticPages.some(({ url }) => url === path) : leadsSomewhere(href, shop)
}

const isStatic = (key: PageKey) => ['guide', 'noshi', 'law', 'company'].includes(key)
