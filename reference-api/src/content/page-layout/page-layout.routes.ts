import { getLayout } from '@storefront/contracts'
import { Expiring } from '../../platform/http/response/expiring'
import { Rejection } from '../../platform/http/rejection'
import type { Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { findLayout } from './page-layout.sql'

export function pageLayoutRoutes(app: Api): void {
  serveShared(app, getLayout, async ({ readDb, channel, params }) => {
    const layout = await findLayout(readDb, channel.id, params.page)
    if (!layout) throw new Rejection(404, 'layout.not_found', 'レイアウトが見つかりません')
    return new Expiring(layout, undefined, [])
  })
}
