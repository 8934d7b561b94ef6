import { getMyInquiry, listMyInquiries } from '@storefront/contracts'
import { pageOf } from '../http/paging.rules'
import { pathId } from '../http/path-id.rules'
import { Rejection } from '../http/rejection'
import { writePaging } from '../http/reply-headers'
import { serve, type Api } from '../http/serve'
import { fetchInquiries, fetchInquiryFiles, findInquiry } from './inquiry.sql'
import { sendInquiryRoute } from './send-inquiry.routes'

export function inquiryRoutes(app: Api): void {
  sendInquiryRoute(app)

  serve(app, listMyInquiries, async ({ db, member, query, reply }) => {
    const page = pageOf(query)
    const { total, data } = await fetchInquiries(db, member.id, page)
    writePaging(reply, page, total)
    return { data }
  })

  serve(app, getMyInquiry, async ({ db, member, params }) => {
    const inquiry = await findInquiry(db, member.id, pathId(params.id))
    if (!inquiry) throw new Rejection(404, 'inquiry.not_found', 'お問い合わせが見つかりません')
    return { ...inquiry, files: await fetchInquiryFiles(db, member.id, inquiry.id) }
  })
}
