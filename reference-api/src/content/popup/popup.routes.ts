import { getPopup, listPopups } from '@storefront/contracts'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import { findNextMoment } from '../../platform/http/response/next-moment.sql'
import { Expiring } from '../../platform/http/response/expiring'
import { pathId } from '../../platform/http/path-id.rules'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { fetchPopups, findPopup, hasBought } from './popup.sql'

export function popupRoutes(app: Api): void {
  serve(
    app,
    listPopups,
    async ({ readDb, channel, member, clock }) => {
      const now = clock.now()
      // Members who have ordered don't see the greeting. Event popups are served by another endpoint.
      const isKnown = member !== null && (await hasBought(readDb, member.id))
      const popups = isKnown ? [] : await fetchPopups(readDb, channel.id, now)
      const data = popups.map((popup) => ({ ...popup, body: cleanHtml(popup.body, { headingsFrom: 3 }) }))
      const of = { channelId: channel.id, now }
      return new Expiring({ data }, await findNextMoment(readDb, 'popup', ['show_from', 'show_to'], of), [])
    },
    { isShared: true },
  )

  serve(app, getPopup, async ({ readDb, channel, clock, params }) => {
    const popup = await findPopup(readDb, channel.id, pathId(params.id), clock.now())
    if (!popup) throw new Rejection(404, 'popup.not_found', 'お知らせが見つかりません')
    return { ...popup, body: cleanHtml(popup.body, { headingsFrom: 3 }) }
  })
}
