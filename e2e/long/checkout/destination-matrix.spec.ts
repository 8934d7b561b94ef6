import { orderNumber, toConfirm } from '../../shop/checkout'
import { expect, isHydrated, test } from '../../shop/journey'
import { mailTo } from '../../shop/mails'
import { pageFaults, reflowFaults } from '../../shop/looks/page-faults'
import { newAddress } from '../../shop/member'
import { prepareCart } from '../../shop/prepared-cart'

const heading = '姓\t名\tセイ\tメイ\t郵便番号\t都道府県\t市区町村\t町名・番地\t建物名・部屋番号\t電話番号'
const row = (last: string, phone = '03-1234-5678') =>
  `${last}\t花子\tサトウ\tハナコ\t150-0001\t東京都\t渋谷区\t神宮前1-1\t\t${phone}`

test('ships two products to three addresses from a spreadsheet', async ({ page }) => {
  const email = newAddress('matrix')
  await page.setViewportSize({ width: 390, height: 844 })
  await prepareCart(page, { products: { 'imabari-towel-set': 2, 'daifuku-ichigo': 1 }, email })
  await page.goto('/cart/shipping-add')
  await page.getByRole('link', { name: '複数のお届け先を一覧で決める' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '複数のお届け先' })).toBeVisible()
  await isHydrated(page)
  await page.getByText('住所録を貼り付けて追加する').click()
  await page.getByLabel('住所録', { exact: true }).fill([heading, row('佐藤'), row('鈴木', '')].join('\n'))
  await page.getByRole('button', { name: 'お届け先を読み取る' }).click()
  await page
    .getByRole('group', { name: /鈴木.*さま/ })
    .getByLabel('電話番号')
    .fill('９９９')
  await page.getByRole('button', { name: 'この2件を追加する' }).click()
  await expect(page.getByText('1件のお届け先を追加しました。')).toBeVisible()
  await expect(page.getByText(/^電話番号は.*入力してください/)).toBeVisible()
  expect(await pageFaults(page), 'with a recipient that is incomplete').toEqual([])
  expect(await reflowFaults(page)).toEqual([])
  await page
    .getByRole('group', { name: /鈴木.*さま/ })
    .getByLabel('電話番号')
    .fill('０３ー１２３４ー５６７８')
  await page.getByRole('button', { name: 'この1件を追加する' }).click()

  const countAt = (name: string, goods: RegExp) =>
    page.getByRole('group', { name: new RegExp(`${name}.*さま`) }).getByLabel(goods)
  await countAt('佐藤', /大福/).fill('')
  await countAt('鈴木', /今治/).fill('０')
  await countAt('鈴木', /大福/).fill('')
  await page.getByRole('button', { name: '次へ進む' }).click()
  await expect(page.getByText('鈴木 花子 さま：お届けする商品がありません').first()).toBeVisible()
  expect(await pageFaults(page), 'with an address that gets nothing').toEqual([])
  expect(await reflowFaults(page)).toEqual([])
  await countAt('鈴木', /大福/).fill('３')
  await countAt('山田', /大福/).fill('1')
  await expect(page.getByText('お届け先 3件・商品 7点')).toBeVisible()
  await page.getByRole('button', { name: '次へ進む' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'お届け日時・ギフトの指定' })).toBeVisible()
  const first = page.getByRole('region', { name: 'この荷物のラッピング・のし' }).first()
  await first.getByRole('button', { name: 'メッセージカードを付ける' }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /メッセージ/ })
    .fill('お世話になりました')
  await page.getByRole('dialog').getByRole('button', { name: 'この内容で付ける' }).click()
  await page.getByRole('button', { name: 'このラッピング・のしを、ほかの2件にもコピーする' }).click()
  await expect(page.getByText('ラッピング・のしを、ほかの2件にもコピーしました。')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'お支払いへ進む' }).click()
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  const places = page.getByRole('region', { name: 'お届け先' })
  await expect(places).toContainText(/佐藤 花子 さま[\s\S]*今治タオルセット[^点]* 1点/)
  await expect(places).toContainText(/鈴木 花子 さま[\s\S]*大福[^点]* 3点/)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await orderNumber(page)

  const { text = '' } = await mailTo(email, 'ご注文')
  expect(text).toMatch(/佐藤 花子[\s\S]*今治タオルセット[\s\S]*鈴木 花子[\s\S]*大福/)
  expect(text.match(/お世話になりました/g)).toHaveLength(3)
})
