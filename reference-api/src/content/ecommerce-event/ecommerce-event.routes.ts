import { getEcommerceEvent, recordEcommerceEvent } from '@storefront/contracts'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import { findPopupOfEvent } from '../popup/popup.sql'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { Rejection } from '../../platform/http/rejection'
import type { Caller } from '../../platform/http/caller'
import { serve, type Api } from '../../platform/http/serve'
import { hashToken, newToken } from '../../platform/secret/token.rules'
import { addEcommerceEvent, findEcommerceEvent } from './ecommerce-event.sql'

/** Purchase analytics data expires after 30 minutes (§9). */
const lifetimeMs = 30 * 60 * 1000
const eventsPerAddress = { hits: 300, windowSeconds: 60 }

export function ecommerceEventRoutes(app: Api): void {
  serve(app, recordEcommerceEvent, async (call) => {
    const { db, channel, member, clock, body, request } = call
    await limitHits(call, `event:${request.ip}`, eventsPerAddress)
    const id = await addEcommerceEvent(db, {
      id: newToken(),
      channel_id: channel.id,
      user_account_id: member?.id ?? null,
      name: body.name.slice(0, 100),
      args: JSON.stringify(parseArgs(body.args)),
      token: body.token ? hashToken(body.token) : null,
      logreco_rcmd_ct: body.logreco_rcmd_ct ?? null,
      created_at: clock.now(),
    })
    return { id, popup: await findPopup(call, body.name) }
  })

  serve(app, getEcommerceEvent, async (call) => {
    const { db, channel, clock, params } = call
    const event = await findEcommerceEvent(
      db,
      channel.id,
      params.id,
      new Date(clock.now().getTime() - lifetimeMs),
    )
    if (!event) throw new Rejection(404, 'ecommerce_event.not_found', 'データが見つかりません')
    return { ...event, popup: await findPopup(call, event.name) }
  })
}

async function findPopup(
  { db, channel, clock }: Pick<Caller<'public'>, 'db' | 'channel' | 'clock'>,
  eventName: string,
) {
  const popup = await findPopupOfEvent(db, channel.id, eventName, clock.now())
  return popup ? { ...popup, body: cleanHtml(popup.body, { headingsFrom: 3 }) } : null
}

function parseArgs(text: string): unknown {
  const malformed = new Rejection(400, 'ecommerce_event.args', 'リクエストの形式が正しくありません')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw Object.assign(malformed, { cause })
  }
}
