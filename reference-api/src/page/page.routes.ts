import { getFormLayout } from '@storefront/contracts'
import { Rejection } from '../rejection'
import { serve, type Api } from '../serve'
import { standardForms } from './page-form.rules'
import { findSetting, isOn } from '../setting/setting.sql'
import { findPageForm, type FormField } from './page.sql'

export function pageRoutes(app: Api): void {
  serve(app, getFormLayout, async ({ readDb, channel, params }) => {
    const own = await findPageForm(readDb, channel.id, params.page)
    const isKanaOptional = isOn(await findSetting(readDb, channel.id, 'USER.IS_NAME_KANA_OPTIONAL'))
    if (own) return { form: withKana(own.form, isKanaOptional), dataFormDefault: own.data_form_default, options: own.options, prefix: own.prefix }
    const standard = Object.hasOwn(standardForms, params.page) ? standardForms[params.page] : undefined
    if (!standard) throw new Rejection(404, 'page.not_found', 'ページが見つかりません')
    return { dataFormDefault: {}, options: {}, prefix: '', ...standard, form: withKana(standard.form, isKanaOptional) }
  })
}

/** A name's kana is asked for as the shop's setting says (§5). */
function withKana(form: FormField[], isKanaOptional: boolean): FormField[] {
  return form.map((field) => (field.type === 'person_name' ? { ...field, is_kana_optional: isKanaOptional } : field))
}
