import { getLayout } from '@storefront/contracts'
import { Expiring } from '../../platform/http/response/expiring'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { findLayout } from './page-layout.sql'

export function pageLayoutRoutes(app: Api): void {
  serve(
    app,
    getLayout,
    async ({ readDb, channel, params }) => {
      const layout = await findLayout(readDb, channel.id, params.page)
      if (!layout) throw new Rejection(404, 'layout.not_found', 'レイアウトが見つかりません')
      return new Expiring(layout, undefined, [])
    },
    { isShared: true },
  )
}
