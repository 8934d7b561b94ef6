import type { Db } from '../platform/database/db'
import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '../platform/database/schema'
import { hashPassword } from '../platform/secret/password'
import { hashToken, newToken } from '../platform/secret/token.rules'

type Values<Table extends keyof Database> = Partial<Insertable<Database[Table]>>

async function channelId(db: Db): Promise<number> {
  return (await db.selectFrom('channel').select('id').where('code', '=', 'tsunagu').executeTakeFirstOrThrow())
    .id
}

/** Creates a registered member. Without a hash in `values`, no password is valid. */
export async function aUserAccount(db: Db, values: Values<'user_account'> = {}) {
  const mark = randomUUID().slice(0, 8)
  const email = values.email ?? `${mark}@example.jp`
  return db
    .insertInto('user_account')
    .values({
      channel_id: await channelId(db),
      code: mark,
      username: email,
      email,
      password_hash: 'none',
      first_name: '花子',
      last_name: '田中',
      first_name_kana: 'ハナコ',
      last_name_kana: 'タナカ',
      is_registered_member: true,
      email_confirmed_at: new Date(),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const knownPassword = 'Gift-2026'
/** Cached per test file, because hashing is slow. */
let knownHash: Promise<string> | undefined

export async function aUserWithPassword(db: Db, values: Values<'user_account'> = {}) {
  knownHash ??= hashPassword(knownPassword)
  return aUserAccount(db, { password_hash: await knownHash, ...values })
}

export async function aSession(db: Db, userAccountId: number): Promise<string> {
  const accessToken = newToken()
  const expiresAt = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000)
  await db
    .insertInto('user_session')
    .values({
      user_account_id: userAccountId,
      family: randomUUID(),
      access_token_hash: hashToken(accessToken),
      access_expires_at: expiresAt,
      refresh_token_hash: hashToken(newToken()),
      refresh_expires_at: expiresAt,
    })
    .execute()
  return accessToken
}

/**
 * Creates a product that can be bought: the only product of its model, in stock. `stock` sets the quantity.
 */
export async function aProduct(
  db: Db,
  { stock = 10, ...values }: Values<'product'> & { stock?: number } = {},
) {
  const key = values.key ?? `product-${randomUUID().slice(0, 8)}`
  const channel_id = await channelId(db)
  const product_model_id = values.product_model_id ?? (await aProductModel(db, { key, name: values.name })).id
  const product = await db
    .insertInto('product')
    .values({
      channel_id,
      code: key.toUpperCase(),
      name: '今治タオルセット',
      unit_price: 3000,
      tax_class: 'standard',
      ...values,
      key,
      product_model_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db.insertInto('product_stock').values({ product_id: product.id, quantity: stock }).execute()
  return product
}

export async function aSetting(db: Db, key: string, value: unknown) {
  await db
    .insertInto('setting')
    .values({ channel_id: await channelId(db), key, value: JSON.stringify(value) })
    .onConflict((on) => on.columns(['channel_id', 'key']).doUpdateSet({ value: JSON.stringify(value) }))
    .execute()
}

export async function aProductModel(db: Db, values: Values<'product_model'> = {}) {
  const key = values.key ?? `model-${randomUUID().slice(0, 8)}`
  return db
    .insertInto('product_model')
    .values({ channel_id: await channelId(db), ...values, key, name: values.name ?? '今治タオルセット' })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function anAccessory(db: Db, values: Values<'accessory'> = {}) {
  const key = values.key ?? `accessory-${randomUUID().slice(0, 8)}`
  return db
    .insertInto('accessory')
    .values({
      channel_id: await channelId(db),
      kind: 'wrapping',
      name: '包装紙',
      unit_price: 200,
      tax_class: 'standard',
      ...values,
      key,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function aUserAddress(db: Db, userAccountId: number, values: Values<'user_address'> = {}) {
  return db
    .insertInto('user_address')
    .values({
      user_account_id: userAccountId,
      shipping_name: '田中　花子',
      shipping_first_name: '花子',
      shipping_last_name: '田中',
      shipping_kana: 'タナカ　ハナコ',
      shipping_first_name_kana: 'ハナコ',
      shipping_last_name_kana: 'タナカ',
      postal_code: '1000001',
      prefecture: '東京都',
      city: '千代田区',
      address1: '千代田１－１',
      phone_number: '0312345678',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
