import { getFrontSettings } from '@storefront/contracts'
import { serve, type Api } from '../../platform/http/serve'
import { frontSettings } from './front-settings.rules'
import { fetchSettings } from './setting.sql'

export function settingRoutes(app: Api): void {
  serve(app, getFrontSettings, async ({ readDb, channel }) =>
    frontSettings(channel.code, await fetchSettings(readDb, channel.id)),
  )
}
