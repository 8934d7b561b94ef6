import { getOccasion, listOccasions, type OccasionSummary } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import { Rejection } from '../../platform/http/rejection'
import { Expiring } from '../../platform/http/response/expiring'
import type { Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { budgetBands, isInSeason, seasonFirst } from './occasion.rules'
import { fetchOccasions, findOccasion } from './occasion.sql'

type Row = Awaited<ReturnType<typeof fetchOccasions>>[number]

function toSummary({ season_from, season_to, budgets, ...row }: Row, today: string): OccasionSummary {
  const season = season_from && season_to ? { from: season_from, to: season_to } : null
  return { ...row, season, is_in_season: isInSeason(season, today), budgets: budgetBands(budgets) }
}

export function occasionRoutes(app: Api): void {
  serveShared(app, listOccasions, async ({ readDb, channel, clock }) => {
    const today = toTokyoDay(clock.now())
    const rows = (await fetchOccasions(readDb, channel.id)).map((row) => toSummary(row, today))
    return new Expiring({ data: seasonFirst(rows) }, undefined, [])
  })

  serveShared(app, getOccasion, async ({ readDb, channel, params, clock }) => {
    const row = await findOccasion(readDb, channel.id, params.key)
    if (!row) throw new Rejection(404, 'occasion.not_found', 'ご用途が見つかりません')
    const summary = toSummary(row, toTokyoDay(clock.now()))
    return new Expiring({ ...summary, manners: row.manners, body: cleanHtml(row.body) }, undefined, [])
  })
}
