import { getFormLayout } from '@storefront/contracts'
import { Rejection } from '../rejection'
import { serve, type Api } from '../serve'
import { standardForms } from './page-form.rules'
import { findPageForm } from './page.sql'

export function pageRoutes(app: Api): void {
  serve(app, getFormLayout, async ({ db, channel, params }) => {
    const own = await findPageForm(db, channel.id, params.page)
    if (own) return { form: own.form, dataFormDefault: own.data_form_default, options: own.options, prefix: own.prefix }
    const standard = standardForms[params.page]
    if (!standard) throw new Rejection(404, 'page.not_found', 'ページが見つかりません')
    return { dataFormDefault: {}, options: {}, prefix: '', ...standard }
  })
}
