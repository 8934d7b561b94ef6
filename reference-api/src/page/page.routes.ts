import { getFormLayout } from '@storefront/contracts'
import { Rejection } from '../rejection'
import { serve, type Api } from '../serve'
import { fetchServedForm } from './served-form'

export function pageRoutes(app: Api): void {
  serve(app, getFormLayout, async ({ readDb, channel, params }) => {
    const served = await fetchServedForm(readDb, channel.id, params.page)
    if (!served) throw new Rejection(404, 'page.not_found', 'ページが見つかりません')
    return served
  })
}
