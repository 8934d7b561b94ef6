import { listGiftRules } from '@storefront/contracts'
import type { Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { fetchGiftRules } from './gift-rule.sql'

export function giftRuleRoutes(app: Api): void {
  serveShared(app, listGiftRules, async ({ readDb, channel }) => ({
    data: await fetchGiftRules(readDb, channel.id),
  }))
}
