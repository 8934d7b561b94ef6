import { formatDateTime } from '@storefront/locale-ja'
import { composeMail, type MailPart, type ShopFront } from '../../platform/mail/mail-body.rules'
import type { SocialGift } from '../../order/social-gift/social-gift.table'

export type GiverNews = 'declined' | 'thanked' | 'lapsed' | 'refunded'

const honoured = (name: string) => (/(さま|様|さん|ちゃん|くん)$/.test(name) ? name : `${name}さま`)

export function recipientMail(
  shop: ShopFront,
  gift: SocialGift & { email: string },
  url: string,
  { isReminder }: { isReminder: boolean },
) {
  const sender = honoured(gift.sender_name)
  const subject = isReminder ? `${sender}からのギフトがお待ちしています` : `${sender}からギフトが届いています`
  return composeMail(shop, gift.email, subject, [
    { paragraph: honoured(gift.receiver_name) },
    {
      paragraph: isReminder
        ? `${sender}からのギフトのお届け先を、まだお伺いしていません。`
        : `${sender}から、あなたへギフトをお預かりしています。`,
    },
    ...(gift.message ? [{ paragraph: gift.message }] : []),
    {
      paragraph: `お届け先は${formatDateTime(gift.expires_at)}までご入力いただけます。ご入力の住所は贈り主さまには表示されません。`,
    },
    { link: { label: 'ギフトを受け取る', url } },
  ])
}

const news: Record<GiverNews, (name: string, gift: SocialGift) => { subject: string; parts: MailPart[] }> = {
  declined: (name, { decline_message }) => ({
    subject: `${name}がギフトを辞退されました`,
    parts: [
      { paragraph: `${name}が、お気持ちだけを受け取り、ギフトを辞退されました。` },
      ...(decline_message ? [{ heading: `${name}より` }, { paragraph: decline_message }] : []),
      { paragraph: 'ご返金、またはご自身の住所へのお届けを、次のページからお選びください。' },
    ],
  }),
  thanked: (name, { thanks_message, thanks_picture_at }) => ({
    subject: `${name}からお礼が届きました`,
    parts: [
      { heading: `${name}より` },
      { paragraph: thanks_message ?? '' },
      ...(thanks_picture_at ? [{ paragraph: 'お写真も届いています。次のページからご覧ください。' }] : []),
    ],
  }),
  lapsed: (name) => ({
    subject: `${name}へのギフトの受け取り期限が過ぎました`,
    parts: [
      { paragraph: `${name}へのギフトは、期限までにお届け先のご登録がありませんでした。` },
      {
        paragraph:
          '期限の延長、ご返金、またはご自身の住所へのお届けを、次のページからお選びください。14日のあいだにお選びがないときは、ご返金いたします。',
      },
    ],
  }),
  refunded: (name) => ({
    subject: `${name}へのギフトのご返金について`,
    parts: [
      { paragraph: `${name}へのギフトのお届けを取りやめました。` },
      { paragraph: '代金のご返金については、ショップよりご連絡いたします。' },
    ],
  }),
}

export function giverMail(
  shop: ShopFront,
  to: string,
  gift: SocialGift,
  kind: GiverNews,
  url: string | null,
) {
  const { subject, parts } = news[kind](honoured(gift.receiver_name), gift)
  return composeMail(shop, to, subject, [
    { paragraph: honoured(gift.sender_name) },
    ...parts,
    ...(url ? [{ link: { label: '贈ったギフトの状況', url } }] : []),
  ])
}
