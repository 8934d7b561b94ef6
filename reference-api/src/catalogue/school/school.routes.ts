import { checkSchool, getSchool, listSchools } from '@storefront/contracts'
import { normaliseWidth } from '@storefront/locale-ja'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { fetchProductSummaries } from '../product/product-summary.sql'
import { favorite } from '../product/product.rules'
import { cachedViewer } from '../product/terms/product-terms.sql'
import { schoolsMax, normaliseSchoolWord, toSchoolSets } from './school.rules'
import { fetchSchoolSets, findSchool, searchSchools } from './school.sql'

export function schoolRoutes(app: Api): void {
  serve(app, checkSchool, async ({ db, channel, body }) => {
    const key = normaliseWidth(body.key).trim()
    const school = await findSchool(db, channel.id, key)
    return { key, check: school !== undefined, name: school?.name ?? null }
  })

  serve(app, listSchools, async ({ readDb, channel, query }) =>
    searchSchools(readDb, channel.id, {
      ...normaliseSchoolWord(query.word ?? ''),
      category: query.category,
      limit: schoolsMax,
    }),
  )

  serveShared(
    app,
    getSchool,
    async (call) => {
      const { readDb, channel, params } = call
      const school = await findSchool(readDb, channel.id, params.key)
      if (!school) throw new Rejection(404, 'school.not_found', '学校が見つかりません')
      const { channel_id: _channel, ...told } = school
      const rows = await fetchSchoolSets(readDb, channel.id, school.key)
      const ids = [...new Set(rows.flatMap(({ items }) => items.map(({ product_id }) => product_id)))]
      const viewer = await cachedViewer(call)
      const products = await fetchProductSummaries(readDb, ids, viewer)
      const byId = new Map(products.map((product) => [product.id, product]))
      return { ...told, sets: toSchoolSets(rows, byId, viewer.rates) }
    },
    { flags: [favorite] },
  )
}
