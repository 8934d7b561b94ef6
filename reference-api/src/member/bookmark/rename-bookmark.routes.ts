import { renameBookmark } from '@storefront/contracts'
import { checkMaxLength, checkRequired } from '@storefront/locale-ja'
import { checkFields } from '../../platform/http/field-check.rules'
import { pathId } from '../../platform/http/path-id.rules'
import { serve, type Api } from '../../platform/http/serve'
import { bookmarkNotFound } from './bookmark.rules'
import { retitleBookmark } from './bookmark.sql'

export function renameBookmarkRoutes(app: Api): void {
  serve(app, renameBookmark, async ({ db, member, params, body }) => {
    checkFields(body, { title: ['タイトル', checkRequired, checkMaxLength(200)] })
    const renamed = await retitleBookmark(db, member.id, pathId(params.id), body.title.trim())
    if (!renamed) throw bookmarkNotFound()
    return renamed
  })
}
