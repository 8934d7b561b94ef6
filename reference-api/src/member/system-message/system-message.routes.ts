import { getSystemMessage, listSystemMessages } from '@storefront/contracts'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import { answerPage } from '../../platform/paging/answer-list'
import { pathId } from '../../platform/http/path-id.rules'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { fetchSystemMessages, findSystemMessage, markSystemMessageRead } from './system-message.sql'

export function systemMessageRoutes(app: Api): void {
  serve(app, listSystemMessages, async (call) => {
    const { db, channel, member, clock } = call
    return answerPage(call, (page) => fetchSystemMessages(db, channel.id, member.id, page, clock.now()))
  })

  serve(app, getSystemMessage, async ({ db, channel, member, params, clock }) => {
    const message = await findSystemMessage(db, channel.id, member.id, pathId(params.id), clock.now())
    if (!message) throw new Rejection(404, 'system_message.not_found', 'メッセージが見つかりません')
    await markSystemMessageRead(db, member.id, message.id, clock.now())
    return { ...message, is_read: true, body: cleanHtml(message.body) }
  })
}
