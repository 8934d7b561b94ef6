import { listDeliveryAreas } from '@storefront/contracts'
import { writeWhole } from '../http/reply-headers'
import { serve, type Api } from '../http/serve'
import { listCarriageRates } from './carriage-rate.sql'
import { deliveryAreas } from './delivery-area.rules'

export function deliveryAreaRoutes(app: Api): void {
  serve(app, listDeliveryAreas, async ({ readDb, channel, reply }) => {
    const data = deliveryAreas(await listCarriageRates(readDb, channel.id))
    writeWhole(reply, data.length)
    return { data }
  })
}
