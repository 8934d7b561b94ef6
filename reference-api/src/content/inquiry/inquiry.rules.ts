import type { InquiryInput } from '@storefront/contracts'
import {
  checkKana,
  checkMaxLength,
  checkPhoneDigits,
  checkPostalDigits,
  checkRequired,
  checkTel,
  fieldKinds,
} from '@storefront/locale-ja'
import { validateFields } from '../../platform/http/field-check.rules'
import { emailCheck } from '../../platform/person/person-check.rules'
import { normaliseEmail, normaliseNameKana } from '../../platform/person/person-normalise.rules'
import type { FieldErrors } from '../../platform/http/rejection'
import { type ShopFront, composeMail } from '../../platform/mail/mail-body.rules'
import type { Mail } from '../../platform/mail/mailer'

/** Max files per inquiry. The form states the same limit. */
const filesMax = 5

/** Numbers of the delivery and payment options in the business form (§3). */
const choices = [1, 2, 3]

export const fileMissing: FieldErrors = {
  file_keys: ['添付ファイルが見つかりません。お手数ですが、もう一度ファイルを選択してください'],
}

export function normaliseInquiry(input: InquiryInput): InquiryInput {
  return {
    ...input,
    name: input.name.trim(),
    name_kana: normaliseNameKana(input.name_kana ?? ''),
    email: normaliseEmail(input.email),
    phone_number: fieldKinds.tel.normalise(input.phone_number ?? ''),
    postal_code: fieldKinds.post.normalise(input.postal_code ?? ''),
  }
}

/** Returns the page whose form was submitted, or an empty string for a product inquiry, which has no form. */
export function getFormPage({ kind = 'contact', form = 'contact' }: InquiryInput): string {
  switch (kind) {
    case 'contact':
      return form
    case 'catalog_order':
      return 'catalog-order'
    case 'product':
      return ''
  }
}

/**
 * Returns the errors by field. A catalogue order requires an address, the business form a company, and every
 * other form a message (§3, §5).
 */
export function inquiryProblems(inquiry: InquiryInput): FieldErrors {
  const isCatalogOrder = inquiry.kind === 'catalog_order'
  const errors = validateFields(inquiry, {
    name: ['お名前', checkRequired, checkMaxLength(80)],
    name_kana: ['フリガナ', checkKana, checkMaxLength(80)],
    email: emailCheck,
    phone_number: ['電話番号', checkPhoneDigits, checkTel],
    postal_code: ['郵便番号', ...(isCatalogOrder ? [checkRequired] : []), checkPostalDigits],
    ...(isCatalogOrder
      ? {
          prefecture: ['都道府県', checkRequired],
          city: ['市区町村', checkRequired],
          address1: ['町名・番地', checkRequired],
        }
      : {}),
    body: ['お問い合わせ内容', ...(isCatalogOrder ? [] : [checkRequired]), checkMaxLength(2000)],
  })
  if (isCatalogOrder && !inquiry.catalog_keys?.length) errors['catalog_keys'] = ['カタログを選択してください']
  if (new Set(inquiry.file_keys).size > filesMax)
    errors['file_keys'] = [`添付ファイルは${filesMax}つまでにしてください`]
  for (const [field, label] of [
    ['delivery', 'ご希望の納品方法'],
    ['payment', 'ご希望のお支払い方法'],
  ] as const) {
    const value = inquiry[field]
    if (value != null && !choices.includes(value)) errors[field] = [`${label}を選択してください`]
  }
  return errors
}

type Receipt = { shop: ShopFront; inquiry: InquiryInput; inquiryNo: string; isOwnMailbox: boolean }

/**
 * Composes the receipt. Quotes the message only in a mail to the member's own mailbox. Otherwise, a stranger
 * could use the shop to send their own text.
 */
export function receiptMail({ shop, inquiry, inquiryNo, isOwnMailbox }: Receipt): Mail {
  const words = [{ heading: 'お問い合わせ内容' }, { paragraph: inquiry.body || '（記入なし）' }]
  const parts = [
    { paragraph: isOwnMailbox ? `${inquiry.name} 様` : 'お客さま' },
    {
      paragraph:
        'お問い合わせありがとうございます。次の受付番号で承りました。担当者より折り返しご連絡いたします。',
    },
    { rows: [['受付番号', inquiryNo] as const] },
    ...(isOwnMailbox ? words : [{ paragraph: 'お心当たりのない場合は、このメールを破棄してください。' }]),
  ]
  return composeMail(shop, inquiry.email, `お問い合わせを承りました（${inquiryNo}）`, parts)
}
