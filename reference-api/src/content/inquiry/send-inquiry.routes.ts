import { sendInquiry } from '@storefront/contracts'
import { loginKey } from '../../account/account/login-key.rules'
import { refuseProblems } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { pageFormProblems } from '../../page-form/page-form.sql'
import { requireHuman } from '../../shop/captcha/captcha-service'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { countUploads } from '../upload-file/upload-file.sql'
import { fileMissing, getFormPage, inquiryProblems, normaliseInquiry } from './inquiry.rules'
import { isInquiryCategory } from './inquiry.sql'
import { saveInquiry } from './save-inquiry.command'

const perAddress = { hits: 10, windowSeconds: 600 }
const perAccount = { hits: 5, windowSeconds: 600 }

export function sendInquiryRoute(app: Api): void {
  serve(app, sendInquiry, async (call) => {
    const { db, channel, request } = call
    const { mode, idempotency_key, captcha_token, ...input } = call.body
    const inquiry = normaliseInquiry(input)
    const { category_id } = inquiry
    const isKnown = category_id == null || (await isInquiryCategory(db, channel.id, category_id))
    const asked = await pageFormProblems(db, channel.id, getFormPage(inquiry), inquiry)
    const keys = [...new Set(inquiry.file_keys ?? [])]
    const isWhole = keys.length === 0 || (await countUploads(db, channel.id, keys)) === keys.length
    refuseProblems(
      inquiryProblems(inquiry),
      asked,
      isWhole ? {} : fileMissing,
      isKnown ? {} : { category_id: ['お問い合わせの種類を選択してください'] },
    )
    if (mode === 'prepare') return { is_sent: false, inquiry_no: null }

    await limitHits(call, `inquiry:${request.ip}`, perAddress)
    await limitHits(call, `inquiry:${loginKey(channel.id, inquiry.email)}`, perAccount)
    if (getFormPage(inquiry) !== 'catalog-order')
      await requireHuman(call, channel.id, 'contact', captcha_token)
    return { is_sent: true, inquiry_no: await saveInquiry(call, inquiry, idempotency_key) }
  })
}
