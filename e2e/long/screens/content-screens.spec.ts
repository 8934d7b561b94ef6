import type { Page } from '@playwright/test'
import { fillAddress } from '../../shop/checkout'
import { expect, isHydrated, test } from '../../shop/journey'
import { mailTo } from '../../shop/mails'
import { keyboardFaults, pageFaults, reflowFaults } from '../../shop/page-faults'

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
