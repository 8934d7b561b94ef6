import { settingDefaults } from '@storefront/contracts'
import type { Db } from '../../platform/database/db'
import { Rejection } from '../../platform/http/rejection'
import { findSetting, type SettingKey } from './setting.sql'
import { isOn } from './setting-flag.rules'

/** Settings that turn an entire feature on or off. */
type Switch = Extract<SettingKey, keyof typeof settingDefaults>

type Asked = { readDb: Db; channel: { id: number } }

export async function isUsed({ readDb, channel }: Asked, key: Switch): Promise<boolean> {
  return isOn((await findSetting(readDb, channel.id, key)) ?? settingDefaults[key])
}

/** Returns a guard that responds 404 unless the channel uses the feature. */
export const onlyWhere = (key: Switch) => async (asked: Asked) => {
  if (!(await isUsed(asked, key))) throw notThere()
}

/** Returns a guard that responds 404 if the channel has turned the feature on. */
export const exceptWhere = (key: Switch) => async (asked: Asked) => {
  if (await isUsed(asked, key)) throw notThere()
}

/** Creates the error for features that the channel doesn't use. */
export const notThere = () => new Rejection(404, 'route.not_found', 'ページが見つかりません')
