import { Rejection } from '../../platform/http/rejection'
import type { Channel } from '../../platform/http/caller'

export type MaintenanceNotice = { title: string; message: string; gtm_id: string | null }

/** Returns the notice shown while the shop is closed for maintenance, or null while the shop is open. */
export function readMaintenanceNotice({ maintenance }: Channel): MaintenanceNotice | null {
  const notice = (maintenance ?? {}) as { is_on?: boolean } & Partial<MaintenanceNotice>
  if (notice.is_on !== true) return null
  return {
    title: notice.title ?? 'メンテナンス中',
    message: notice.message ?? 'ただいまメンテナンス中です。',
    gtm_id: notice.gtm_id ?? null,
  }
}

/** Responds 503 with the notice as the body (§4 Maintenance). */
export function refuseInMaintenance(channel: Channel): void {
  const notice = readMaintenanceNotice(channel)
  if (!notice) return
  throw new Rejection(503, 'site.maintenance', notice.message, {}, { 'retry-after': '300' }, { ...notice })
}
