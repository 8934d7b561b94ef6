/** @jest-environment node */
import type { Cart } from '@storefront/contracts'
import { currentScope } from '@storefront/http'
import { withRequestScope } from '@storefront/http/server'
import { aCartProduct, anOrderableCart } from '../testing/cart-builders'
import { seenCart } from './meanwhile.rules'
import { readSeen, writeSeen } from './seen-cookie.rules'
import { countPostedWrite, reportUnscripted } from './seen-cookie.state'

const towel = aCartProduct()
const cartOf = (own: Partial<typeof towel> = {}, version = 1) =>
  anOrderableCart({ version, detail: { products: [{ ...towel, ...own }] } })
const dearer = '「今治タオル」の価格（1点）：3,300円→3,630円'

/** Simulates a browser without JavaScript, which sends back the cookies that it received. */
function aBrowser() {
  const jar = new Map<string, string>()
  const on = <T>(work: () => T) =>
    withRequestScope(
      {
        ...currentScope(),
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        setCookie: (header) => {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
          jar.set(name, value)
        },
        isSecure: true,
      },
      async () => work(),
    )
  return {
    jar,
    opens: (cart: Cart, { isWholeCartShown = false } = {}) =>
      on(() => reportUnscripted(cart, { isWholeCartShown })),
    posts: (before: Cart, after: Cart) => on(() => countPostedWrite(before, after)),
  }
}

test('reports a price change between two server-rendered pages once', async () => {
  const { opens } = aBrowser()

  expect(await opens(cartOf())).toEqual([])
  expect(await opens(cartOf({ price_with_tax: 3630 }))).toEqual([dearer])
  expect(await opens(cartOf({ price_with_tax: 3630 }))).toEqual([])
})

test('reports a price change after a click that changed the cart', async () => {
  const { opens, posts } = aBrowser()
  await opens(cartOf())
  posts(cartOf({ price_with_tax: 3630 }), cartOf({ price_with_tax: 3630 }, 2))

  expect(await opens(cartOf({ price_with_tax: 3630 }, 2))).toEqual([dearer])
})

test("reports only quantities that the shopper didn't post", async () => {
  const { opens, posts } = aBrowser()
  await opens(cartOf())
  await posts(cartOf(), cartOf({ quantity: 3 }, 2))
  expect(await opens(cartOf({ quantity: 3 }, 2))).toEqual([])

  expect(await opens(cartOf({ quantity: 5 }, 3))).toEqual(['「今治タオル」の数量：3点→5点'])
})

test("still reports another tab's change after a form is posted", async () => {
  const { opens, posts } = aBrowser()
  await opens(cartOf())
  await posts(cartOf({ quantity: 3 }, 2), cartOf({ quantity: 3 }, 3))

  expect(await opens(cartOf({ quantity: 3 }, 3))).toEqual(['「今治タオル」の数量：1点→3点'])
})

test('reports only price changes on the cart screen', async () => {
  const { opens } = aBrowser()
  await opens(cartOf())

  expect(await opens(cartOf({ quantity: 3 }, 2), { isWholeCartShown: true })).toEqual([])
  expect(await opens(cartOf({ quantity: 3, price_with_tax: 3630 }, 2), { isWholeCartShown: true })).toEqual([
    dearer,
  ])
})

test('does not compare a buy-now cart with the open cart', async () => {
  const { opens, jar } = aBrowser()
  await opens(cartOf())

  expect(await opens({ ...cartOf({ price_with_tax: 3630 }), is_buy_now: true })).toEqual([])
  expect([...jar.keys()]).toEqual(['cartSeen', 'buyNowSeen'])
})

const many = (count: number) =>
  anOrderableCart({
    detail: {
      products: Array.from({ length: count }, (_, index) =>
        aCartProduct({ key: `line-${index}`, product_id: 1000 + index }),
      ),
    },
  })

test.each([1, 10, 100])('fits a cart of %d products into the cookie and restores it', (count) => {
  const seen = seenCart(many(count))
  const text = writeSeen(seen)!
  const { goods, receivers: _names, payment_name: _payment, coupons, ...rest } = seen

  expect(encodeURIComponent(text).length).toBeLessThanOrEqual(3_500)
  expect(text).not.toContain('山田')
  expect(readSeen(text)).toMatchObject(rest)
  expect(readSeen(text)?.coupons.map(({ id, discount }) => [id, discount])).toEqual(
    coupons.map(({ id, discount }) => [id, discount]),
  )
  const figuresOf = (one: typeof goods) =>
    Object.entries(one).map(([id, { pieces, price, most }]) => [id, pieces, price, most])
  expect(figuresOf(readSeen(text)!.goods)).toEqual(figuresOf(goods))
})

test('names removed products only in small carts', async () => {
  for (const [count, words] of [
    [2, '「今治タオル」1点がなくなりました'],
    [100, '商品1点がなくなりました'],
  ] as const) {
    const { opens } = aBrowser()
    const before = many(count)
    await opens(before)
    const { detail } = before.data
    const fewer = { ...detail, products: detail.products.slice(1) }

    expect(await opens({ ...before, version: 2, data: { ...before.data, detail: fewer } })).toContain(words)
  }
})

test('does not compare a cart too large for the cookie', async () => {
  const { opens, jar } = aBrowser()
  await opens(many(400))

  expect(jar.size).toBe(0)
  expect(await opens(many(399))).toEqual([])
})

test.each(['', 'x', '!!!!', 'token!1.2!a.b~c!d!e', 'a!1..........!!!'])(
  'ignores a malformed cookie (%j)',
  (text) => {
    expect(readSeen(text)).toBeUndefined()
  },
)
