import { addUserCard, deleteUserCard, listUserCards, makeMainUserCard } from '@storefront/contracts'
import { pathId } from '../../platform/http/path-id.rules'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { withMemberLock } from '../../account/account/account-lock.sql'
import { cardLimit, looksLikeNumber } from './user-card.rules'
import { fetchCards, insertCard, markMainCard, removeCard } from './user-card.sql'

const notFound = () => new Rejection(404, 'user_card.not_found', 'カードが見つかりません')

export function userCardRoutes(app: Api): void {
  serve(app, listUserCards, async ({ db, member, reply }) => {
    void reply.header('x-limit', cardLimit)
    return { data: await fetchCards(db, member.id) }
  })

  serve(app, addUserCard, async ({ db, member, body }) => {
    const { is_main, ...card } = body
    if ([card.token, card.token_key].some(looksLikeNumber) || !card.masked_number.includes('*'))
      throw new Rejection(422, 'user_card.not_a_token', 'カード情報をもう一度入力してください')
    return withMemberLock(db, member.id, async (trx) => {
      const kept = await fetchCards(trx, member.id)
      if (kept.length >= cardLimit)
        throw new Rejection(422, 'user_card.limit', `カードは${cardLimit}枚まで登録できます`)
      const added = await insertCard(trx, { ...card, user_account_id: member.id })
      return is_main || kept.length === 0 ? ((await markMainCard(trx, member.id, added.id)) ?? added) : added
    })
  })

  serve(app, deleteUserCard, async ({ db, member, params }) => {
    await withMemberLock(db, member.id, async (trx) => {
      const removed = await removeCard(trx, member.id, pathId(params.id))
      if (!removed) throw notFound()
      const [next] = await fetchCards(trx, member.id)
      if (removed.is_main && next) await markMainCard(trx, member.id, next.id)
    })
  })

  serve(app, makeMainUserCard, async ({ db, member, params }) =>
    withMemberLock(db, member.id, async (trx) => {
      const marked = await markMainCard(trx, member.id, pathId(params.id))
      if (!marked) throw notFound()
      return marked
    }),
  )
}
