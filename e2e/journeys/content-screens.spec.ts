import type { Page } from '@playwright/test'
import { fillAddress } from '../shop/checkout'
import { expect, isHydrated, test } from '../shop/journey'
import { mailTo } from '../shop/mails'
import { keyboardFaults, pageFaults, reflowFaults } from '../shop/page-faults'
import { testAt } from '../shop/tenants/other-shop'

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

async function faultsOf(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isHydrated(page)
  return [...(await pageFaults(page)), ...(await keyboardFaults(page)), ...(await reflowFaults(page))]
}

/** Few enough that a busy machine looks at them within the time of one journey. */
const screensAJourney = 7

for (let from = 0; from < readable.length; from += screensAJourney) {
  const some = readable.slice(from, from + screensAJourney).map(([path]) => path)

  test(`from ${some[0]} to ${some.at(-1)} all is whole by keyboard, at 320 px and with text twice as large, and axe finds nothing`, async ({
    page,
  }) => {
    const faults: Record<string, string[]> = {}
    for (const path of some) {
      await page.goto(path)
      const found = await faultsOf(page)
      if (found.length > 0) faults[path] = found
    }

    expect(faults).toEqual({})
  })
}

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

test('a coordinator and a maker are found from their lists, and lead to their goods', async ({ page }) => {
  for (const [list, name] of [
    ['/stylist', '森本 美咲'],
    ['/maker', '瀬戸内おりもの'],
  ] as const) {
    await page.goto(list)
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const product = page.getByRole('main').locator('a[href^="/product/"]').first()
    const href = (await product.getAttribute('href')) ?? ''
    await product.click()
    await expect(page).toHaveURL(new RegExp(`${href}$`))
  }
})

test('a piece of news leads to what bears the same tag, and to the product that it is about', async ({
  page,
}) => {
  await page.goto('/news/new-imabari')
  await page.getByRole('navigation', { name: 'タグ' }).getByRole('link', { name: '#新着' }).click()
  await expect(page).toHaveURL(/\/news\?tag=new$/)
  const choices = page.getByRole('navigation', { name: 'お知らせの絞り込み' })
  await expect(choices.getByRole('link', { name: '#新着' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('main').locator('a[href^="/news/"]')).toHaveCount(1)
  await choices.getByRole('link', { name: '休業' }).click()
  await expect(page.getByRole('main').getByText('年末年始の休業について')).toBeVisible()
  await expect(page.getByRole('main').getByText('ポイントが使いやすくなりました')).toHaveCount(0)
  await page.goBack()
  await page.getByRole('main').locator('a[href="/news/new-imabari"]').click()
  await page.getByRole('region', { name: '関連する商品' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\/imabari-towel-/)
})

test('a page three folders deep is reached by a link in a text, and a page that has moved is followed', async ({
  page,
}) => {
  await page.goto('/guide')
  await isHydrated(page)
  await page.evaluate(() => (document.documentElement.dataset.same = 'document'))
  await page.getByRole('main').getByRole('link', { name: '熨斗の表書きの選び方' }).click()
  await expect(page).toHaveURL(/\/guide\/gift\/noshi$/)
  await expect(page.getByRole('heading', { level: 1, name: '熨斗の表書きの選び方' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-same', 'document')

  await page.goto('/lp/winter')
  await expect(page).toHaveURL(/\/lp\/oseibo$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('questions are found while a word is typed, in the spelling of the shopper, and a link opens its answer', async ({
  page,
}) => {
  await page.goto('/faq')
  await isHydrated(page)
  await page.getByRole('searchbox', { name: 'ご質問を検索' }).pressSequentially('ryoushuusho')
  await expect(page.getByText(/に当てはまるご質問/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'ご質問を検索' }).fill('お熨斗')
  await expect(page.getByText('「お熨斗」に当てはまるご質問：')).toBeVisible()
  await expect(page.locator('summary')).toHaveText([/熨斗（のし）の表書きは選べますか/])
  await expect(page.getByRole('searchbox', { name: 'ご質問を検索' })).toBeFocused()

  await page.goto('/faq#qa-order-5')
  await expect(
    page.getByText('ご注文履歴の詳細からダウンロードできます。宛名もご指定いただけます。'),
  ).toBeVisible()
})

test('a catalogue is ordered, with a number and a mail', async ({ page }) => {
  await page.goto('/catalog-order')
  await isHydrated(page)
  const main = page.getByRole('main')
  await page.getByRole('checkbox').first().check()
  await main.getByLabel('お名前').fill('鈴木　花子')
  await main.getByLabel('メールアドレス').fill('catalogue@example.com')
  await fillAddress(main)
  await page.getByRole('button', { name: 'カタログを請求する' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'カタログのご請求を承りました' })).toBeVisible()
  const number = /Q\d{8}-\d+/.exec(await main.innerText())?.[0] ?? 'none'
  expect((await mailTo('catalogue@example.com', '')).text).toContain(number)
})

test('the shop’s popup comes when the hand rests, is closed by the keyboard, and stays away after a reload', async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  const popup = page.getByRole('complementary', { name: 'はじめての方に500円クーポン' })
  const rest = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1_000)
  }
  await page.goto('/', { referer: `${baseURL}/product` })
  await isHydrated(page)
  // A busy machine brings its script late: the hand rests until it is there.
  await expect
    .poll(async () => {
      await rest(2)
      return popup.isVisible()
    })
    .toBe(true)
  await popup.getByRole('button', { name: 'この案内を閉じる' }).focus()
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(page.locator('#outlet')).toBeFocused()

  await page.reload()
  await isHydrated(page)
  await rest(20)
  await expect(popup).toHaveCount(0)
})

testAt('business.localhost')(
  'a company’s inquiry goes through its eighteen fields, a second look and a mail with its number',
  async ({ page }) => {
    await page.goto('/contact')
    await isHydrated(page)
    const form = page.getByRole('form', { name: 'お問い合わせ' })
    const typed = {
      ...{ 会社名: '山田商店', 部署名: '仕入部', ご担当者名: '山田　花子', 電話番号: '0312345678' },
      ...{ メールアドレス: 'company@example.com', 所在地: '東京都千代田区1-1', 設立: '1998年' },
      ...{ 年商: '1億円', 資本金: '1000万円', 従業員数: '12名', 業種: '小売', 店舗名: '本店' },
      ...{ 営業時間: '10時から18時', 定休日: '水曜日', ホームページ: 'https://example.com' },
      ...{ ご希望の配送会社: '青い急便', ご注文番号: 'T1', ご相談の内容: '取引の相談です' },
    }
    for (const [label, value] of Object.entries(typed))
      await form.getByLabel(new RegExp(`^${label}(?!（カナ）)`)).fill(value)
    await form.getByRole('radio', { name: '店舗への直送' }).check()
    await form.getByRole('radio', { name: 'お届け後の請求書払い' }).check()
    const prepared = page.waitForRequest('**/v1/inquiries')
    await page.getByRole('button', { name: '確認へ進む' }).click()
    expect((await prepared).postDataJSON()).toMatchObject({ mode: 'prepare', delivery: 2, payment: 2 })

    await expect(page.getByRole('heading', { level: 1, name: 'お問い合わせ内容の確認' })).toBeVisible()
    for (const words of ['山田商店', '店舗への直送', 'お届け後の請求書払い', '取引の相談です'])
      await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'この内容で送信する' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'お問い合わせを承りました' })).toBeVisible()
    const number = /Q\d{8}-\d+/.exec(await page.getByRole('main').innerText())?.[0] ?? 'none'
    expect((await mailTo('company@example.com', '')).text).toContain(number)
  },
)
