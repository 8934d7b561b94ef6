import type { Channel } from '../../platform/http/caller'
import { Rejection } from '../../platform/http/rejection'
import type { Services } from '../../services'
import { refuseInMaintenance } from '../../shop/channel/maintenance.rules'
import { resolveChannel } from '../../shop/channel/resolve-channel.sql'
import { isOn } from '../../shop/setting/setting-flag.rules'
import { findSetting } from '../../shop/setting/setting.sql'

/** Whether search engines may list the channel. Shops turn it off with SITE.IS_INDEXED. */
export const isIndexed = async ({ readDb }: Pick<Services, 'readDb'>, { id }: { id: number }) =>
  isOn((await findSetting(readDb, id, 'SITE.IS_INDEXED')) ?? true)

/** Resolves the channel of a file for search engines and agents. Throws a 404 if it isn't indexed. */
export async function resolveIndexedChannel(
  services: Services,
  header: string | string[] | undefined,
): Promise<Channel> {
  const channel = await resolveChannel(services, header)
  refuseInMaintenance(channel)
  if (!(await isIndexed(services, channel)))
    throw new Rejection(404, 'page.not_found', 'ページが見つかりません')
  return channel
}
