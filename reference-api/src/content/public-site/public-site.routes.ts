import { getPublicSite } from '@storefront/contracts'
import { readMaintenanceNotice } from '../../shop/channel/maintenance.rules'
import { fetchBanners } from '../banner/banner.sql'
import { fetchChannels } from '../../shop/channel/channel.sql'
import { fetchSvgUrls } from '../../platform/files-content/files-content.sql'
import { serve, type Api } from '../../platform/http/serve'
import { fetchLayoutPages } from '../page-layout/page-layout.sql'
import { fetchSettings } from '../../shop/setting/setting.sql'
import { fetchEmptyScreens } from './empty-screens.sql'

const readText = (value: unknown, absent: string) =>
  typeof value === 'string' && value !== '' ? value : absent

export function publicSiteRoutes(app: Api): void {
  serve(app, getPublicSite, async ({ readDb, channel, clock }) => {
    const settings = await fetchSettings(readDb, channel.id)
    const banners = await fetchBanners(readDb, channel.id, ['main'], clock.now())
    return {
      channel: channel.code,
      name: channel.name,
      namespace: readText(settings['SITE.NAMESPACE'], channel.code),
      theme: readText(settings['SITE.THEME'], 'gift'),
      storage_base_url: readText(settings['SITE.STORAGE_BASE_URL'], ''),
      layout_pages: await fetchLayoutPages(readDb, channel.id),
      image: banners.find(({ image }) => image)?.image ?? null,
      empty_screens: await fetchEmptyScreens(readDb, channel.id, clock.now()),
      svgs: await fetchSvgUrls(readDb, channel.id),
      channels: await fetchChannels(readDb),
      maintenance: readMaintenanceNotice(channel),
    }
  })
}
