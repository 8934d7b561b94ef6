import {
  addBookmark,
  deleteBookmark,
  getBookmark,
  listBookmarks,
  safeReturnPath,
} from '@storefront/contracts'
import { checkMaxLength, checkRequired } from '@storefront/locale-ja'
import { checkFields } from '../../platform/http/field-check.rules'
import { answerPage } from '../../platform/paging/answer-list'
import { deleteOwnRow } from '../../account/account/own-row.sql'
import { pathId } from '../../platform/http/path-id.rules'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { bookmarkNotFound } from './bookmark.rules'
import { withMemberLock } from '../../account/account/account-lock.sql'
import { countBookmarks, fetchBookmarks, findBookmark, saveBookmark } from './bookmark.sql'

const bookmarkLimit = 100

const checkPath = (value: string) =>
  safeReturnPath(value) !== undefined ? undefined : 'このページはブックマークできません'

export function bookmarkRoutes(app: Api): void {
  serve(app, listBookmarks, async (call) =>
    answerPage(call, (page) => fetchBookmarks(call.db, call.member.id, page)),
  )

  serve(app, addBookmark, async ({ db, member, body, clock }) => {
    checkFields(body, {
      title: ['タイトル', checkRequired, checkMaxLength(200)],
      url: ['ページ', checkPath, checkMaxLength(1000)],
    })
    return withMemberLock(db, member.id, async (trx) => {
      const saved = await saveBookmark(trx, member.id, body.title.trim(), body.url, clock.now())
      if ((await countBookmarks(trx, member.id)) > bookmarkLimit) {
        const message = `ブックマークは${bookmarkLimit}件まで登録できます。不要なものを削除してからもう一度お試しください`
        throw new Rejection(422, 'bookmark.limit', message)
      }
      return saved
    })
  })

  serve(app, getBookmark, async ({ db, member, params }) => {
    const bookmark = await findBookmark(db, member.id, pathId(params.id))
    if (!bookmark) throw bookmarkNotFound()
    return bookmark
  })

  serve(app, deleteBookmark, async ({ db, member, params }) => {
    if (!(await deleteOwnRow(db, 'bookmark', member.id, pathId(params.id)))) throw bookmarkNotFound()
  })
}
