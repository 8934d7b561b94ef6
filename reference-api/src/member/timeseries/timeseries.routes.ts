import { addTimeseries, deleteTimeseries, listTimeseries } from '@storefront/contracts'
import { checkDecimal, checkMaxLength, normaliseCentimetres, normaliseWidth } from '@storefront/locale-ja'
import { type FieldErrors, refuseProblems } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { withMemberLock } from '../../account/account/account-lock.sql'
import { onlyWhere } from '../../shop/setting/only-where'
import { pageFormProblems } from '../../page-form/page-form.sql'
import { addTimeseriesEntry, fetchTimeseries, removeTimeseries } from './timeseries.sql'

const entryLimit = 10
const valuesMax = 20
/** Measurements in centimetres. The other values are text. */
const measures = ['height', 'chest', 'waist', 'hip', 'sleeve', 'inseam']
const tooLong = checkMaxLength(100)
const oneDecimal = checkDecimal(1)

export function timeseriesRoutes(app: Api): void {
  serve(app, listTimeseries, async ({ db, member, query, reply }) => {
    void reply.header('x-limit', entryLimit)
    return { data: await fetchTimeseries(db, member.id, query.purpose) }
  })

  serve(
    app,
    addTimeseries,
    async ({ db, channel, member, body, clock }) => {
      const data = Object.fromEntries(
        Object.entries(body.data).map(([name, value]) => [
          name,
          measures.includes(name) ? normaliseCentimetres(value) : normaliseWidth(value).trim(),
        ]),
      )
      refuseProblems(problems(data), await pageFormProblems(db, channel.id, body.purpose, data))
      return withMemberLock(db, member.id, async (trx) => {
        return addTimeseriesEntry(trx, member.id, body.purpose, data, entryLimit, clock.now())
      })
    },
    { admit: onlyWhere('PRODUCT.IS_MADE_TO_ORDER_USE') },
  )

  serve(app, deleteTimeseries, async ({ db, member, query }) => {
    await removeTimeseries(db, member.id, query.ids)
  })
}

function problems(data: Record<string, string>): FieldErrors {
  const entries = Object.entries(data)
  if (entries.length > valuesMax) return { data: ['項目が多すぎます'] }
  if (entries.every(([, value]) => value === '')) return { data: ['ひとつ以上の項目を入力してください'] }
  const errors: FieldErrors = {}
  for (const [name, value] of entries) {
    const problem = measures.includes(name) ? oneDecimal(value, 'サイズ') : tooLong(value, '入力')
    if (problem) errors[name] = [problem]
  }
  return errors
}
