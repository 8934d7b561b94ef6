import type { Expression } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { ShopCache } from '../../platform/shop-cache/shop-cache'
import { isOn } from './setting-flag.rules'

/** Keys from §9 that the server itself reads. */
export type SettingKey =
  | 'SITE.IS_VERIFY_EMAIL_FIRST_LOGIN'
  | 'SITE.IS_INDEXED'
  | 'PRICE.IS_WITHOUT_TAX_FIRST'
  | 'USER.PASSWORD_EXPIRES_DAYS'
  | 'POINT.EXPIRES_DAYS'
  | 'USER.ADDRESS_LIMIT'
  | 'USER.IS_NAME_KANA_OPTIONAL'
  | 'USER.IS_SCHOOL_REQUIRED'
  | 'AUTH.IS_VERIFY_CODE_SHOWN'
  | 'SITE.MAINTENANCE'
  | 'CART.IS_QUOTE_USE'
  | 'CART.IS_ORDER_BY_CODE_USE'
  | 'PAYMENT.IS_CREDIT_USE'
  | 'PRODUCT.IS_MADE_TO_ORDER_USE'
  | 'SITE.IS_NO_MEMBER_USE'
  | 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE'

/** Keys with this prefix never leave the server. */
const privatePrefix = 'SECRET.'

export async function fetchSettings(db: Db, channelId: number): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom('setting')
    .select(['key', 'value'])
    .where('channel_id', '=', channelId)
    .where('key', 'not like', `${privatePrefix}%`)
    .execute()
  return toSettings(rows)
}

type Asking = { db: Db; shopCache: ShopCache; channel: { id: number }; version: { shop: string } }

/** Like {@link fetchSettings}, but cached until the shop changes. */
export const cachedSettings = ({ db, shopCache, channel, version }: Asking) =>
  shopCache.fetch(`settings ${channel.id}`, version.shop, async () => ({
    value: await fetchSettings(db, channel.id),
  }))

export const toSettings = (rows: readonly { key: string; value: unknown }[]): Record<string, unknown> =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value]))

/** Selects the settings that stop selling (§4), for `isSelling`. */
export const sellingSettings = (db: Db, channelId: Expression<number>) =>
  db
    .selectFrom('setting')
    .select(['setting.key', 'setting.value'])
    .where('setting.channel_id', '=', channelId)
    .where('setting.key', 'like', 'PLUGIN.TEMPORARY_STOP_SELLING.%')

/** Selects the value of one setting. */
export const settingOf = (db: Db, channelId: number | Expression<number>, key: SettingKey) =>
  db
    .selectFrom('setting')
    .select('setting.value')
    .where('setting.channel_id', '=', channelId)
    .where('setting.key', '=', key)

export async function findSetting(db: Db, channelId: number, key: SettingKey): Promise<unknown> {
  return (await settingOf(db, channelId, key).executeTakeFirst())?.value
}

/** Fetches whether kana is optional in the channel (§5). */
export async function fetchKanaTerms(db: Db, channelId: number): Promise<{ isKanaOptional: boolean }> {
  return { isKanaOptional: isOn(await findSetting(db, channelId, 'USER.IS_NAME_KANA_OPTIONAL')) }
}
