import type { InquiryInput } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { randomInt } from 'node:crypto'
import { lockMember } from '../../account/account/account-lock.sql'
import { findUser } from '../../account/account/user-account.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { isSameEmail } from '../../account/email-verify/email-verify.rules'
import { invalidFields, Rejection } from '../../platform/http/rejection'
import type { Caller } from '../../platform/http/caller'
import { sendMail } from '../../platform/mail/send-mail.job'
import { hashToken } from '../../platform/secret/token.rules'
import { useUploads } from '../upload-file/upload-file.sql'
import { fileMissing, receiptMail } from './inquiry.rules'
import { addInquiry } from './inquiry.sql'

/**
 * Stores an inquiry with its files, mails the receipt and returns the inquiry number. For a repeated key,
 * returns the number of the first inquiry.
 */
export async function saveInquiry(
  call: Caller<'any'>,
  inquiry: InquiryInput,
  idempotencyKey: string | null | undefined,
): Promise<string> {
  const { db, channel, member, clock, jobs } = call
  const now = clock.now()
  const keys = [...new Set(inquiry.file_keys ?? [])]
  const { kind = 'contact', form: _form, name, email, body, ...data } = inquiry
  return db.transaction().execute(async (trx) => {
    if (member) await lockMember(trx, member.id)
    const { inquiry_no, isNew, isSame } = await addInquiry(trx, {
      channel_id: channel.id,
      user_account_id: member?.id ?? null,
      inquiry_no: `Q${toTokyoDay(now).replaceAll('-', '')}-${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
      category_id: inquiry.category_id ?? null,
      kind,
      name,
      email,
      body,
      data: JSON.stringify(data),
      // Hashed, so it has a fixed length.
      idempotency_key: idempotencyKey ? hashToken(idempotencyKey) : null,
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
    const shop = toShopFront(call, channel)
    if (isNew)
      await jobs.enqueue(trx, sendMail, receiptMail({ shop, inquiry, inquiryNo: inquiry_no, isOwnMailbox }))
    return inquiry_no
  })
}
