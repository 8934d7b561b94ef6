import { listDeliveryAreas } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { serve, type Api } from '../../platform/http/serve'
import { listClosedDays } from './closed-day.sql'
import { listCarriageRates } from './carriage-rate.sql'
import { deliveryAreas } from './delivery-area.rules'

export function deliveryAreaRoutes(app: Api): void {
  serve(app, listDeliveryAreas, async ({ readDb, channel, clock }) => {
    const closedDays = await listClosedDays(readDb, channel.id, toTokyoDay(clock.now()))
    return { data: deliveryAreas(await listCarriageRates(readDb, channel.id), closedDays) }
  })
}
