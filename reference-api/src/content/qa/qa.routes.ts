import { listQas } from '@storefront/contracts'
import { writeWhole } from '../../platform/paging/answer-list'
import { Expiring } from '../../platform/http/response/expiring'
import type { Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { groupQas, havingWord } from './qa.rules'
import { fetchQas } from './qa.sql'

export function qaRoutes(app: Api): void {
  serveShared(app, listQas, async ({ readDb, channel, query, reply }) => {
    const found = havingWord(await fetchQas(readDb, channel.id, query.category), query.word ?? '')
    writeWhole(reply, found.length)
    return new Expiring({ data: groupQas(found) }, undefined, [])
  })
}
