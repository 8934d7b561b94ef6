import { expect, test } from '../shop/journey'

/** Every screen to be read, with words that are its own. */
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isCold: true })

  test('each screen of content says its words, and a question is found', async ({ page }) => {
    for (const [path, words] of readable) {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(words).first(), path).toBeVisible()
    }
    await page.goto('/faq')
    await page.getByRole('searchbox', { name: 'ご質問を検索' }).fill('お熨斗')
    await page.getByRole('button', { name: '検索', exact: true }).click()
    await expect(page).toHaveURL(/\/faq\?word=/)
    await expect(page.getByText('熨斗（のし）の表書きは選べますか。')).toBeVisible()
    await expect(page.getByText('領収書は発行できますか。')).toHaveCount(0)
  })
})
