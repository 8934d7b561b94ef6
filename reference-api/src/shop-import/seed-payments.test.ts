import { formatYen } from '@storefront/locale-ja'
import { join } from 'node:path'
import { paymentFee } from '../payment/payment/payment.rules'
import { readShopFolder } from './read-shop-folder'

const readSeed = (name: string) => readShopFolder(join(__dirname, '../../seed', name))
const guideOf = (shop: Awaited<ReturnType<typeof readSeed>>) =>
  shop['static-pages.yaml'].find(({ url }) => url === '/guide')?.content ?? ''

test('names the fee of buying on account wherever it is offered', async () => {
  const shop = await readSeed('business')
  const answer = shop['qas.csv'].find(({ question }) => question.includes('請求書'))?.answer
  const note = shop['messages.yaml'].find(({ code }) => code === 'caution')?.body
  const news = shop['news.yaml'].find(({ key }) => key === 'invoice-payment')?.body
  const fee = `税込${formatYen(paymentFee('deferred', 1))}`

  for (const text of [answer, note, news, guideOf(shop)]) {
    expect(text).toContain(fee)
    expect(text).toContain('ご利用枠のある会員')
  }
})

test.each(['tsunagu', 'business', 'school'])('answers how to get a receipt in %s', async (name) => {
  const shop = await readSeed(name)

  expect(shop['qas.csv'].map(({ question }) => question)).toContain('領収書は発行できますか。')
  expect(guideOf(shop)).toContain('<h2>領収書</h2>')
})

test('answers first what the way in to the questions names', async () => {
  const shop = await readSeed('business')
  const [, label = ''] = /"url":"\/faq","label":"([^"]+)"/.exec(JSON.stringify(shop['layouts.yaml'])) ?? []
  const answers = shop['qa-categories.csv'].map(({ key, name }) => {
    const questions = shop['qas.csv'].filter(({ category }) => category === key)
    return [name, ...questions.map(({ answer }) => answer)].join()
  })

  const ways = label.split('・')
  expect(ways).toHaveLength(2)
  ways.forEach((way, place) => expect(answers[place]).toContain(way))
})

test.each(['tsunagu', 'business'])('offers an inquirer only methods of payment that %s has', async (name) => {
  const shop = await readSeed(name)
  const methods = shop['payments.csv'].filter(({ is_show }) => is_show).map((method) => method.name)
  const form = shop['forms.yaml'].find(({ page }) => page === 'contact-business')
  const labels = (form?.options['payment'] ?? []).map(({ label }) => label.replace(/（.*/, ''))

  expect(labels).toHaveLength(3)
  expect(labels.filter((label) => !methods.some((method) => method.startsWith(label)))).toEqual([])
})
