import { downloadInquiryFile, getMyInquiry, listMyInquiries } from '@storefront/contracts'
import { pathId } from '../../platform/http/path-id.rules'
import { Rejection } from '../../platform/http/rejection'
import { answerPage } from '../../platform/paging/answer-list'
import { suggestFile } from '../../platform/http/reply-headers'
import { serve, type Api } from '../../platform/http/serve'
import { fetchInquiries, fetchInquiryFiles, findInquiry } from './inquiry.sql'

export function inquiryRoutes(app: Api): void {
  serve(app, listMyInquiries, async (call) =>
    answerPage(call, (page) => fetchInquiries(call.db, call.member.id, page)),
  )

  serve(app, getMyInquiry, async ({ db, member, params }) => {
    const inquiry = await findInquiry(db, member.id, pathId(params.id))
    if (!inquiry) throw new Rejection(404, 'inquiry.not_found', 'お問い合わせが見つかりません')
    const files = await fetchInquiryFiles(db, member.id, inquiry.id)
    const told = (isReply: boolean) =>
      files.filter(({ is_reply }) => is_reply === isReply).map(({ key, name, size }) => ({ key, name, size }))
    return { ...inquiry, files: told(false), reply_files: told(true) }
  })

  serve(app, downloadInquiryFile, async ({ db, storage, member, params, reply }) => {
    const files = await fetchInquiryFiles(db, member.id, pathId(params.id))
    const file = files.find(({ key }) => key === params.key)
    const bytes = file && (await storage.read(file.storage_path))
    if (!bytes) throw new Rejection(404, 'inquiry_file.not_found', 'ファイルが見つかりません')
    suggestFile(reply, file.name, file.content_type)
    return bytes
  })
}
