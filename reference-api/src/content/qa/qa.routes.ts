import { listQas } from '@storefront/contracts'
import { writeWhole } from '../../platform/paging/answer-list'
import { Expiring } from '../../platform/http/response/expiring'
import { serve, type Api } from '../../platform/http/serve'
import { groupQas, havingWord } from './qa.rules'
import { fetchQas } from './qa.sql'

export function qaRoutes(app: Api): void {
  serve(
    app,
    listQas,
    async ({ readDb, channel, query, reply }) => {
      const found = havingWord(await fetchQas(readDb, channel.id, query.category), query.word ?? '')
      writeWhole(reply, found.length)
      return new Expiring({ data: groupQas(found) }, undefined, [])
    },
    { isShared: true },
  )
}
