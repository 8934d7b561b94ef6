import { listBrands } from '@storefront/contracts'
import { serve, type Api } from '../../platform/http/serve'
import { fetchBrands } from './brand.sql'

export function brandRoutes(app: Api): void {
  serve(app, listBrands, async ({ readDb, channel }) => ({ data: await fetchBrands(readDb, channel.id) }))
}
