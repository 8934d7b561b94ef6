import { listBrands } from '@storefront/contracts'
import { writeWhole } from '../../platform/http/reply-headers'
import { serve, type Api } from '../../platform/http/serve'
import { fetchBrands } from './brand.sql'

export function brandRoutes(app: Api): void {
  serve(app, listBrands, async ({ readDb, channel, reply }) => {
    const brands = await fetchBrands(readDb, channel.id)
    writeWhole(reply, brands.length)
    return { data: brands }
  })
}
