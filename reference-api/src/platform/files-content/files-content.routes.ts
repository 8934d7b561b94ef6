import { getFilesContent } from '@storefront/contracts'
import { cleanSvg } from '../cms-html/cms-svg.rules'
import { Rejection } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import { findSvg } from './files-content.sql'

export function filesContentRoutes(app: Api): void {
  serve(app, getFilesContent, async ({ readDb, channel, query }) => {
    const svg = await findSvg(readDb, channel.id, query.url)
    if (svg === undefined) throw new Rejection(404, 'files_content.not_found', 'ファイルが見つかりません')
    return { url: query.url, content: cleanSvg(svg) }
  })
}
