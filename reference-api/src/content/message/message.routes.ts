import { getMessage, listMessages } from '@storefront/contracts'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { fetchMessages, findMessage } from './message.sql'

export function messageRoutes(app: Api): void {
  serve(app, listMessages, async ({ readDb, channel }) => {
    const messages = await fetchMessages(readDb, channel.id)
    return { data: messages.map((message) => ({ ...message, body: cleanHtml(message.body) })) }
  })

  serve(app, getMessage, async ({ readDb, channel, params }) => {
    const message = await findMessage(readDb, channel.id, params.code)
    if (!message) throw new Rejection(404, 'message.not_found', 'メッセージが見つかりません')
    return { ...message, body: cleanHtml(message.body) }
  })
}
