import { getFormLayout } from '@storefront/contracts'
import { Rejection } from '../platform/http/rejection'
import { serve, type Api } from '../platform/http/serve'
import { fetchPageForm } from './page-form.sql'

export function pageFormRoutes(app: Api): void {
  serve(app, getFormLayout, async ({ readDb, channel, params }) => {
    const form = await fetchPageForm(readDb, channel.id, params.page)
    if (!form) throw new Rejection(404, 'page.not_found', 'ページが見つかりません')
    return form
  })
}
