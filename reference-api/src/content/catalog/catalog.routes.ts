import { listCatalogs } from '@storefront/contracts'
import { Expiring } from '../../platform/http/response/expiring'
import type { Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { fetchCatalogs } from './catalog.sql'

export function catalogRoutes(app: Api): void {
  serveShared(app, listCatalogs, async ({ readDb, channel }) => {
    const catalogs = await fetchCatalogs(readDb, channel.id)
    const data = catalogs.map((catalog) => ({
      ...catalog,
      pages: catalog.pages.flatMap(({ picture, text, links }) =>
        picture ? [{ ...picture, text, links }] : [],
      ),
    }))
    return new Expiring({ data }, undefined, [])
  })
}
