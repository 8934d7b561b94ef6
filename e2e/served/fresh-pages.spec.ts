import { expect, test } from '../shop/served/journey'
import { change, raisePrice, setStock } from '../shop/staff/changes-of-staff'

const key = 'yokan-matcha'
const readers = 16

const rename = (name: string) => change('update product set name = $2 where key = $1', [key, name])
const endSale = () => change(`update product set sale_to = '2020-01-01T00:00:00Z' where key = $1`, [key])
const caution = (body: string) =>
  change(
    `update message set body = $1 where code = 'caution' and channel_id =
      (select channel_id from product where key = $2)`,
    [body, key],
  )
/** Retitles the news that home and news show first. The values: a title, and the product's key. */
const retitleNews = (title: string) =>
  change(
    `update news set title = $1 where id = (
      select id from news where is_show and published_at <= '2026-11-26T00:00:00Z'
        and channel_id = (select channel_id from product where key = $2)
      order by published_at desc, id desc limit 1)`,
    [title, key],
  )

test('no reader sees an old page after a change is committed', async ({ request }) => {
  // Every second reader has been here before: the browser runs scripts and fills in what is personal.
  const returning = { cookie: 'scripts=1; guest_key=reader; cartToken=reader' }
  const open = async (url: string, headers?: Record<string, string>) =>
    (await request.get(url, { headers })).text()
  const product = `/product/${key}`
  const name = /<h1[^>]*>([^<]+)/.exec(await open(product))?.[1] ?? ''
  const list = `/product?word=${encodeURIComponent(name)}`
  expect(await open(list)).toContain(name)
  const { title } = (await (await request.get('/v1/news')).json()).data[0]
  const said = /配送の混みあい[^<]*/.exec(await open(product))?.[0] ?? ''

  const { unit_price } = await (await request.get(`/v1/products/${key}`)).json()
  const priceShown = async () => {
    const { price_with_tax } = await (await request.get(`/v1/products/${key}`)).json()
    return `>${Number(price_with_tax).toLocaleString('ja-JP')}<`
  }
  const changes: [string, () => Promise<unknown>, string | (() => Promise<string>), string[]][] = [
    ['stock', () => setStock(key, 2), '残り2点', [product]],
    ['the last piece', () => setStock(key, 0), '売り切れ', [product, list]],
    ['stock again', () => setStock(key, 3), '残り3点', [product]],
    ['price', () => raisePrice(key, 98_765), priceShown, [product, list]],
    ['name', () => rename(`${name}（新）`), `${name}（新）`, [product, list]],
    ['a message', () => caution('お届けが三日遅れています'), 'お届けが三日遅れています', [product]],
    ['news', () => retitleNews('棚卸しの日が変わりました'), '棚卸しの日が変わりました', ['/', '/news']],
    ['the end of a sale', endSale, '販売期間が終了しました', [product]],
  ]
  try {
    for (const [what, apply, shown, pages] of changes) {
      let isChanged = false
      const read = async (url: string, headers?: Record<string, string>) => {
        while (!isChanged) await open(url, headers)
        return { url, html: await open(url, headers) }
      }
      const reading = Array.from({ length: readers }, (_, index) =>
        read(pages[Math.floor(index / 2) % pages.length]!, index % 2 === 0 ? undefined : returning),
      )
      await apply()
      isChanged = true
      const wanted = typeof shown === 'string' ? shown : await shown()
      for (const { url, html } of await Promise.all(reading))
        expect(html, `${what} on ${url}`).toContain(wanted)
    }
  } finally {
    await change('update product set name = $2, unit_price = $3, sale_to = null where key = $1', [
      ...[key, name, unit_price],
    ])
    await caution(said)
    await retitleNews(title)
    await setStock(key, 40)
  }
})
