import { listTags } from '@storefront/contracts'
import { writeWhole } from '../paging.rules'
import { serve, type Api } from '../serve'
import { fetchTags } from './tag.sql'

export function tagRoutes(app: Api): void {
  serve(app, listTags, async ({ readDb, channel, reply }) => {
    const tags = await fetchTags(readDb, channel.id)
    writeWhole(reply, tags.length)
    return { data: tags }
  })
}
