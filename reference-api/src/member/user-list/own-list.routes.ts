import {
  addUserList,
  attachToUserList,
  changeUserList,
  deleteUserList,
  getSharedList,
  shareUserList,
} from '@storefront/contracts'
import { checkMaxLength, checkRequired } from '@storefront/locale-ja'
import { checkFields } from '../../platform/http/field-check.rules'
import { serve, type Api } from '../../platform/http/serve'
import { cachedViewer } from '../../catalogue/product/terms/product-terms.sql'
import { fetchProductSummaries } from '../../catalogue/product/product-summary.sql'
import { addList, listNotFound, ownList, putOnList, shareList } from './own-list.command'
import { changeList, fetchListedIds, findSharedList, removeList } from './own-list.sql'

const sharedPage = { current: 1, per: 100, offset: 0 }

function readWords(body: { name: string; note: string }) {
  checkFields(body, {
    name: ['リストの名前', checkRequired, checkMaxLength(40)],
    note: ['メモ', checkMaxLength(400)],
  })
  return { name: body.name.trim(), note: body.note.trim() }
}

export function ownListRoutes(app: Api): void {
  serve(app, addUserList, async ({ db, member, body }) => addList(db, member.id, readWords(body)))

  serve(app, changeUserList, async ({ db, member, params, body }) => {
    const { id } = await ownList(db, member.id, params.key)
    await changeList(db, id, readWords(body))
    return ownList(db, member.id, params.key)
  })

  serve(app, deleteUserList, async ({ db, member, params }) => {
    await removeList(db, (await ownList(db, member.id, params.key)).id)
  })

  serve(app, attachToUserList, async ({ db, channel, member, params, body }) =>
    putOnList(db, { memberId: member.id, channelId: channel.id, key: params.key, ids: body.ids }),
  )

  serve(app, shareUserList, async ({ db, member, params, body }) =>
    shareList(db, member.id, params.key, { isShared: body.is_shared }),
  )

  serve(app, getSharedList, async (call) => {
    const { readDb, channel, params } = call
    const list = await findSharedList(readDb, channel.id, params.token)
    if (!list) throw listNotFound()
    const ids = await fetchListedIds(readDb, list.id, sharedPage)
    const data = await fetchProductSummaries(readDb, ids, await cachedViewer(call))
    return { name: list.name, note: list.note ?? '', data }
  })
}
