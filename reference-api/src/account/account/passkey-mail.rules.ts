import { type ShopFront, composeMail } from '../../platform/mail/mail-body.rules'
import type { Mail } from '../../platform/mail/mailer'

type To = { email: string; last_name: string; first_name: string }

const told = (shop: ShopFront, to: To, subject: string, what: string): Mail =>
  composeMail(shop, to.email, subject, [
    { paragraph: `${to.last_name} ${to.first_name} 様` },
    { paragraph: what },
    {
      paragraph:
        'お心当たりのない場合は、パスワードを再設定してください。登録したパスキーはすべて無効になります。',
    },
    { link: { label: 'パスワードを再設定する', url: `${shop.origin}/reminder` } },
  ])

export const passkeyAddedMail = (shop: ShopFront, to: To, name: string) =>
  told(shop, to, 'パスキーを登録しました', `ログインに使えるパスキー「${name}」を登録しました。`)

export const passkeyRemovedMail = (shop: ShopFront, to: To, name: string) =>
  told(shop, to, 'パスキーを削除しました', `ログインに使えるパスキー「${name}」を削除しました。`)
