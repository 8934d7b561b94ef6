import { listTags } from '@storefront/contracts'
import { writeWhole } from '../../platform/http/reply-headers'
import { serve, type Api } from '../../platform/http/serve'
import { fetchTags } from './tag.sql'

export function tagRoutes(app: Api): void {
  serve(app, listTags, async ({ readDb, channel, reply }) => {
    const tags = await fetchTags(readDb, channel.id)
    writeWhole(reply, tags.length)
    return { data: tags }
  })
}
