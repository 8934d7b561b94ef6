import { getMyInquiry, listMyInquiries, sendInquiry } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { randomInt } from 'node:crypto'
import { shopFrontOf } from '../channel/shop-front.rules'
import { isSameEmail } from '../email-verify/email-verify.rules'
import { sendMail } from '../mail/send-mail.job'
import { writePaging } from '../http/reply-headers'
import { pageOf, wholeNumber } from '../http/paging.rules'
import { pageFormProblems } from '../page/page-form.sql'
import { limitHits } from '../rate-limit/rate-limit.command'
import { invalidFields, refuseProblems, Rejection } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import { loginKey } from '../account/login-key.rules'
import { hashToken } from '../secret/token.rules'
import { countUploads, useUploads } from '../upload-file/upload-file.sql'
import { lockMember } from '../account/account-lock.sql'
import { findUser } from '../account/user-account.sql'
import { formOf, inquiryProblems, normaliseInquiry, receiptMail } from './inquiry.rules'
import { addInquiry, fetchInquiries, findInquiry, isInquiryCategory } from './inquiry.sql'

const perAddress = { hits: 10, windowSeconds: 600 }
const perAccount = { hits: 5, windowSeconds: 600 }
const fileMissing = {
  file_keys: ['添付ファイルが見つかりません。お手数ですが、もう一度ファイルを選択してください'],
}

export function inquiryRoutes(app: Api): void {
  serve(app, sendInquiry, async (call) => {
    const { db, channel, member, clock, jobs, request } = call
    const { mode, idempotency_key, ...input } = call.body
    const inquiry = normaliseInquiry(input)
    const { category_id } = inquiry
    const isKnown = category_id == null || (await isInquiryCategory(db, channel.id, category_id))
    const asked = await pageFormProblems(db, channel.id, formOf(inquiry), inquiry)
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
    const now = clock.now()
    const { kind = 'contact', form: _form, name, email, body, ...data } = inquiry
    return db.transaction().execute(async (trx) => {
      if (member) await lockMember(trx, member.id)
      const { inquiry_no, isNew, isSame } = await addInquiry(trx, {
        channel_id: channel.id,
        user_account_id: member?.id ?? null,
        inquiry_no: `Q${toTokyoDay(now).replaceAll('-', '')}-${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
        category_id: category_id ?? null,
        kind,
        name,
        email,
        body,
        data: JSON.stringify(data),
        // Of one length, whatever a client makes up.
        idempotency_key: idempotency_key ? hashToken(idempotency_key) : null,
        created_at: now,
      })
      if (!isSame)
        throw new Rejection(
          409,
          'inquiry.conflict',
          'このお問い合わせはすでに別の内容で送信されています。画面を開き直してください',
        )
      if (
        isNew &&
        keys.length > 0 &&
        (await useUploads(trx, channel.id, member?.id ?? null, keys, now)) !== keys.length
      )
        throw invalidFields(fileMissing)
      const account = member ? await findUser(trx, member.id) : undefined
      const isOwnMailbox = account !== undefined && isSameEmail(account.email, email)
      const receipt = receiptMail({
        shop: shopFrontOf(call, channel),
        inquiry,
        inquiryNo: inquiry_no,
        isOwnMailbox,
      })
      if (isNew) await jobs.enqueue(trx, sendMail, receipt)
      return { is_sent: true, inquiry_no }
    })
  })

  serve(app, listMyInquiries, async ({ db, member, query, reply }) => {
    const page = pageOf(query)
    const { total, data } = await fetchInquiries(db, member.id, page)
    writePaging(reply, page, total)
    return { data }
  })

  serve(app, getMyInquiry, async ({ db, member, params }) => {
    const inquiry = await findInquiry(db, member.id, wholeNumber(params.id))
    if (!inquiry) throw new Rejection(404, 'inquiry.not_found', 'お問い合わせが見つかりません')
    return inquiry
  })
}
