import { expect, test } from '../shop/served/journey'

/** Every content screen, with a text that appears only on it. */
const readable: [path: string, words: string | RegExp][] = [
  ['/news', '2026年のお歳暮の受付をはじめました'],
  ['/news?tag=new', '今治タオルセット「凪」が入荷しました'],
  ['/news/new-imabari', '関連する商品'],
  ['/blog', 'ふろしきで包む、はじめの一歩'],
  ['/blog/wrapping', '四角い箱は「お使い包み」から始めましょう。'],
  ['/faq', '領収書は発行できますか。'],
  ['/faq?word=noshi', '熨斗（のし）の表書きは選べますか。'],
  ['/maker', '瀬戸内おりもの'],
  ['/maker/setouchi-orimono', 'この作り手の品'],
  ['/stylist', '森本 美咲'],
  ['/stylist/misaki', 'おすすめの品'],
  ['/sitemap', 'よくあるご質問'],
  ['/popup', 'はじめての方に500円クーポン'],
  ['/catalog-order', 'カタログを請求する'],
  ['/flip-book', /冬/],
  ['/contact', '確認へ進む'],
  ['/law', '特定商取引法に基づく表記'],
  ['/guide/gift/noshi', '表書きは、贈る場面で決まります。'],
  ['/lp/oseibo', /お歳暮/],
]

test('shows each content screen’s text', async ({ reader }) => {
  for (const [path, words] of readable) {
    await reader.open(path)
    expect(reader.text, path).toMatch(words)
  }
})

test('finds a question by a different spelling', async ({ reader }) => {
  await reader.open('/faq')
  reader.fill('ご質問を検索', 'お熨斗')
  await reader.press(/^検索$/)

  expect(reader.path).toMatch(/^\/faq\?word=/)
  expect(reader.text).toContain('熨斗（のし）の表書きは選べますか。')
  expect(reader.text).not.toContain('領収書は発行できますか。')
})
