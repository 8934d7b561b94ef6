import { toTokyoDay } from '@storefront/locale-ja'
import { fetchCategories } from '../../category/category.sql'
import type { CategoryRow } from '../../category/category.table'
import { listClosedDays } from '../../../delivery/delivery/closed-day.sql'
import type { Channel } from '../../../platform/http/caller'
import type { Services } from '../../../services'
import type { ShopVersion } from '@storefront/contracts/shop-changes'
import { fetchTaxRates } from '../../../shop/tax-rate/tax-rate.sql'
import type { TaxRates } from '../../../shop/tax-rate/tax-rate.table'
import type { Viewer } from '../product-summary.sql'
import type { ClosedDays } from '../../../delivery/delivery/business-day.rules'

export type ProductTerms = { rates: TaxRates; categories: CategoryRow[]; closedDays: ClosedDays }

type Asked = Pick<Services, 'readDb' | 'clock' | 'shopCache'> & { channel: Channel; version: ShopVersion }

/** Returns today's terms for all products in a channel, cached until the shop changes. */
export function cachedProductTerms({
  readDb,
  clock,
  shopCache,
  channel,
  version,
}: Asked): Promise<ProductTerms> {
  const today = toTokyoDay(clock.now())
  return shopCache.fetch(`product terms ${channel.id} ${today}`, version.shop, async () => ({
    value: {
      rates: await fetchTaxRates(readDb, channel.id, today),
      categories: await fetchCategories(readDb, channel.id, 'products'),
      closedDays: await listClosedDays(readDb, channel.id, today),
    },
  }))
}

/** Returns the viewer of product lists, with today's terms. Without a member, no product is a favourite. */
export async function cachedViewer(call: Asked, member: { id: number } | null = null): Promise<Viewer> {
  const { rates, closedDays } = await cachedProductTerms(call)
  return { memberId: member?.id ?? null, rates, closedDays, now: call.clock.now() }
}
