import { downloadBanner, listBanners } from '@storefront/contracts'
import { suggestFile } from '../../platform/http/reply-headers'
import { pathId } from '../../platform/http/path-id.rules'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { fetchBanners, findBannerFile } from './banner.sql'

export function bannerRoutes(app: Api): void {
  serve(app, listBanners, async ({ readDb, channel, query, clock }) => {
    return {
      data: query.is_show === 0 ? [] : await fetchBanners(readDb, channel.id, query.area, clock.now()),
    }
  })

  serve(app, downloadBanner, async ({ readDb, channel, params, clock, storage, reply }) => {
    const file = await findBannerFile(readDb, channel.id, pathId(params.id), clock.now())
    const bytes = file?.file_storage_path && (await storage.read(file.file_storage_path))
    if (!bytes) throw new Rejection(404, 'banner.not_found', 'ファイルが見つかりません')
    suggestFile(reply, file.file_name ?? 'download', file.file_content_type ?? 'application/octet-stream')
    return bytes
  })
}
