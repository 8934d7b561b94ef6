import { downloadBanner, listBanners } from '@storefront/contracts'
import { findNextMoment } from '../../platform/http/response/next-moment.sql'
import { suggestFile } from '../../platform/http/reply-headers'
import { Expiring } from '../../platform/http/response/expiring'
import { pathId } from '../../platform/http/path-id.rules'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { fetchBanners, findBannerFile } from './banner.sql'

export function bannerRoutes(app: Api): void {
  serveShared(app, listBanners, async ({ readDb, channel, query, clock }) => {
    const now = clock.now()
    const data = query.is_show === 0 ? [] : await fetchBanners(readDb, channel.id, query.area, now)
    const of = { channelId: channel.id, now }
    return new Expiring({ data }, await findNextMoment(readDb, 'banner', ['show_from', 'show_to'], of), [])
  })

  serve(app, downloadBanner, async ({ readDb, channel, params, clock, storage, reply }) => {
    const file = await findBannerFile(readDb, channel.id, pathId(params.id), clock.now())
    const bytes = file?.file_storage_path && (await storage.read(file.file_storage_path))
    if (!bytes) throw new Rejection(404, 'banner.not_found', 'ファイルが見つかりません')
    suggestFile(reply, file.file_name ?? 'download', file.file_content_type ?? 'application/octet-stream')
    return bytes
  })
}
