import { join } from 'node:path'
import { importShop } from '../../shop-import/import-shop.command'
import { addOneTimeToken } from '../../account/session/one-time-token.sql'
import { hashPassword } from '../../platform/secret/password'
import { newToken } from '../../platform/secret/token.rules'
import { computeSignature } from '../../platform/secret/signature.rules'
import { aProduct, aSession, aUserAddress } from '../builders'
import { aCoupon, aReadyShopper, anAddress, aShopper } from '../cart-builders'
import type { ConnectedDatabase } from '../../platform/database/connect'
import { freshApi, type FreshApi, type SignedIn } from '../fresh-api'
import { testSecrets } from '../secrets'

/** Cached, because hashing is deliberately slow. */
let passwordHash: Promise<string> | undefined

/** Creates a shop with one of everything, a member who owns some of it, and another member who owns none. */
export async function endpointWorld({ database }: { database?: ConnectedDatabase } = {}) {
  const api = await freshApi({ rateLimitFactor: 1_000 }, { database })
  await importShop(join(__dirname, '../../shop-import/testing/small-shop'), api.services)
  return createWorld(api, 'member')
}

/** Extends the same shop with an unused member and product. */
export async function createWorld(api: FreshApi, name: string) {
  const { db } = api
  const password_hash = await (passwordHash ??= hashPassword('Gift-2026'))
  const email = `${name}@example.jp`
  const member = await api.signIn({ email, username: email, password_hash })
  const other = await api.signIn()
  const product = await aProduct(db, { stock: 1_000, has_measurement: true })
  const findId = async (table: 'banner' | 'popup' | 'news' | 'system_message' | 'product', key = '') =>
    (
      await db
        .selectFrom(table)
        .select('id')
        .$if(key !== '', (query) => query.where('key', '=', key))
        .executeTakeFirstOrThrow()
    ).id
  const send = async (method: string, url: string, body?: object, as: SignedIn = member) =>
    (await api.call(method, url, { as, body })).body

  async function placed(): Promise<{ path: string; giver_path: string }> {
    const shopper = await aShopper(api)
    await shopper.add(product.id)
    await shopper.patch('social/receiver', {
      is_social_gift: true,
      receiver_name: '佐藤さま',
      sender_name: '山田',
    })
    await shopper.payByCard('4242424242424242')
    const { order_no } = await shopper.decide()
    return (await shopper.send('GET', `/v1/carts/order/${order_no}?token=${shopper.cart.token}`)).body
      .social_gift as { path: string; giver_path: string }
  }

  return {
    api,
    db,
    member,
    other,
    product,
    idOf: findId,
    send,
    anyone: () => ({ email: `new-${newToken().slice(0, 12)}@example.jp` }),
    inquiryKind: async () =>
      (await db.selectFrom('category').select('id').where('table_name', '=', 'inquiries').executeTakeFirst())
        ?.id ?? null,
    address: async () => (await aUserAddress(db, member.id)).id,
    guest: () => aReadyShopper(api, { productId: product.id }),
    shopper: () => aReadyShopper(api, { productId: product.id, as: member }),
    emptyCart: () => aShopper(api),
    coupon: () => aCoupon(db, { code: newToken().slice(0, 8) }),
    async order() {
      const shopper = await aReadyShopper(api, { productId: product.id, as: member })
      await shopper.payByCard('4242424242424242')
      const { order_no } = await shopper.decide()
      return db.selectFrom('order').selectAll().where('order_no', '=', order_no).executeTakeFirstOrThrow()
    },
    async guestReceipt() {
      const shopper = await aReadyShopper(api, { productId: product.id })
      await shopper.payByCard('4242424242424242')
      const { order_no, receipt_token } = await shopper.decide()
      return { no: order_no as string, t: receipt_token as string, cart: shopper.cart.token }
    },
    gift: async () =>
      String((await placed()).path)
        .split('/')
        .at(-1)!,
    giver: async () =>
      String((await placed()).giver_path)
        .split('/')
        .at(-1)!,
    async oneTimeToken(purpose: 'unlock' | 'email' | 'reset' | 'verify', id = member.id) {
      const token = purpose === 'verify' ? `${member.id}:123456` : newToken()
      const account = await db
        .selectFrom('user_account')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await addOneTimeToken(db, { account, purpose, token, minutes: 60, now: new Date(), email })
      return token
    },
    /** Creates a member for calls that end a login or an account. */
    async leaver(): Promise<SignedIn> {
      const leaver = await api.signIn({ password_hash })
      return { ...leaver, accessToken: await aSession(db, leaver.id) }
    },
    async cookies() {
      const { cookies } = await api.call('POST', '/v1/auth/login', {
        body: { username: email, password: 'Gift-2026' },
      })
      return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
    },
    async otherChannelToken() {
      const channel = await db
        .insertInto('channel')
        .values({ code: `c${newToken().slice(0, 8)}`, name: '別の店' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return (await api.signIn({ channel_id: channel.id, email, username: newToken() })).accessToken
    },
    async fraudDetection() {
      const shopper = await aReadyShopper(api, { productId: product.id })
      await shopper.payByCard('4242424242424242')
      const { order_no } = await shopper.decide()
      const { transaction_id } = await db
        .selectFrom('order_payment')
        .innerJoin('order', 'order.id', 'order_id')
        .select('transaction_id')
        .where('order_no', '=', order_no)
        .executeTakeFirstOrThrow()
      const notice = { order_no, transaction_id: transaction_id ?? '', result: 'approved' }
      return { ...notice, signature: computeSignature(notice, testSecrets.payment[0]) }
    },
    shipTo: anAddress(),
  }
}

export type EndpointWorld = Awaited<ReturnType<typeof endpointWorld>>
