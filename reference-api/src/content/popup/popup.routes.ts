import { getPopup, listPopups } from '@storefront/contracts'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import { findNextMoment } from '../../platform/http/response/next-moment.sql'
import { Expiring } from '../../platform/http/response/expiring'
import { pathId } from '../../platform/http/path-id.rules'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { fetchPopups, findPopup, hasBought } from './popup.sql'

export function popupRoutes(app: Api): void {
  serveShared(
    app,
    listPopups,
    async ({ readDb, channel, clock }) => {
      const now = clock.now()
      const popups = await fetchPopups(readDb, channel.id, now)
      const data = popups.map((popup) => ({ ...popup, body: cleanHtml(popup.body, { headingsFrom: 3 }) }))
      const of = { channelId: channel.id, now }
      return new Expiring({ data }, await findNextMoment(readDb, 'popup', ['show_from', 'show_to'], of), [])
    },
    {
      // Members who have ordered don't see the greeting. Event popups are served by another endpoint.
      ownAnswer: async ({ readDb, member }) =>
        (await hasBought(readDb, member.id)) ? { data: [] } : undefined,
    },
  )

  serve(app, getPopup, async ({ readDb, channel, clock, params }) => {
    const popup = await findPopup(readDb, channel.id, pathId(params.id), clock.now())
    if (!popup) throw new Rejection(404, 'popup.not_found', 'お知らせが見つかりません')
    return { ...popup, body: cleanHtml(popup.body, { headingsFrom: 3 }) }
  })
}
