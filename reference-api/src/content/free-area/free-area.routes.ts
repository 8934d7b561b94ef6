import { listFreeAreas } from '@storefront/contracts'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import { Expiring } from '../../platform/http/response/expiring'
import type { Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { fetchFreeAreas } from './free-area.sql'

export function freeAreaRoutes(app: Api): void {
  serveShared(app, listFreeAreas, async ({ readDb, channel }) => {
    const areas = await fetchFreeAreas(readDb, channel.id)
    const data = areas.map((area) => ({ ...area, body: cleanHtml(area.body, { headingsFrom: 3 }) }))
    return new Expiring({ data }, undefined, [])
  })
}
