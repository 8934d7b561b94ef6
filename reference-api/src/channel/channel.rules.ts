import { Rejection } from '../rejection'
import type { Services } from '../services'
import { findChannel, type Channel } from './channel.sql'

/** §8: an unknown channel is told from any other 404 by this message. */
const unknownChannelMessage = 'チャネルが存在しない'

export async function resolveChannel(
  { readDb, config }: Services,
  header: string | string[] | undefined,
): Promise<Channel> {
  const code = header === undefined ? config.defaultChannel : String(header)
  const channel = await findChannel(readDb, code)
  if (!channel) throw new Rejection(404, 'channel.not_found', unknownChannelMessage)
  return channel
}

export type MaintenanceNotice = { title: string; message: string; gtm_id: string | null }

/** The notice of a shop that is closed for maintenance, null while it is open. */
export function maintenanceOf({ maintenance }: Channel): MaintenanceNotice | null {
  const notice = (maintenance ?? {}) as { is_on?: boolean } & Partial<MaintenanceNotice>
  if (notice.is_on !== true) return null
  return {
    title: notice.title ?? 'メンテナンス中',
    message: notice.message ?? 'ただいまメンテナンス中です。',
    gtm_id: notice.gtm_id ?? null,
  }
}

/** 503 whose body is the notice (§4 Maintenance). */
export function refuseInMaintenance(channel: Channel): void {
  const notice = maintenanceOf(channel)
  if (!notice) return
  throw new Rejection(503, 'site.maintenance', notice.message, {}, { 'retry-after': '300' }, { ...notice })
}
