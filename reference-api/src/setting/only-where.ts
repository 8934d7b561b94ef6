import type { Kysely } from 'kysely'
import { settingDefaults } from '@storefront/contracts'
import type { Database } from '../database/schema'
import { Rejection } from '../http/rejection'
import { findSetting, type SettingKey } from './setting.sql'
import { isOn } from './setting-flag.rules'

/** Settings that switch a whole feature. */
type Switch = Extract<SettingKey, keyof typeof settingDefaults>

type Asked = { readDb: Kysely<Database>; channel: { id: number } }

export async function isUsed({ readDb, channel }: Asked, key: Switch): Promise<boolean> {
  return isOn((await findSetting(readDb, channel.id, key)) ?? settingDefaults[key])
}

/** Admits a call only where the channel uses the feature; responds 404 elsewhere. */
export const onlyWhere = (key: Switch) => async (asked: Asked) => {
  if (!(await isUsed(asked, key))) throw notThere()
}

/** Admits a call only where the channel has not switched this on. */
export const exceptWhere = (key: Switch) => async (asked: Asked) => {
  if (await isUsed(asked, key)) throw notThere()
}

/** The response for a feature that the channel does not use. */
export const notThere = () => new Rejection(404, 'route.not_found', 'ページが見つかりません')
