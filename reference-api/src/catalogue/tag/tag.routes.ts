import { listTags } from '@storefront/contracts'
import { serve, type Api } from '../../platform/http/serve'
import { fetchTags } from './tag.sql'

export function tagRoutes(app: Api): void {
  serve(app, listTags, async ({ readDb, channel }) => ({ data: await fetchTags(readDb, channel.id) }))
}
