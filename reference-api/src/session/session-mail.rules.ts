import type { ShopFront } from '../channel/shop-front.rules'
import { composeMail } from '../mail/mail-body.rules'
import type { Mail } from '../mail/mailer'

type To = { email: string; last_name: string; first_name: string }

const greeting = (to: To) => ({ paragraph: `${to.last_name} ${to.first_name} 様` })

export function verifyCodeMail(shop: ShopFront, to: To, code: string, minutes: number): Mail {
  const parts = [
    greeting(to),
    { paragraph: 'ログインの確認コードをお送りします。画面に入力してください。' },
    { rows: [['確認コード', code] as const, ['有効期限', `${minutes}分`] as const] },
    { paragraph: 'お心当たりのない場合は、パスワードの変更をおすすめいたします。' },
  ]
  return composeMail(shop, to.email, 'ログイン確認コードのお知らせ', parts)
}

export function unlockMail(shop: ShopFront, to: To, url: string): Mail {
  const parts = [
    greeting(to),
    { paragraph: 'ログインの失敗が続いたため、アカウントを一時的にロックしました。ご本人さまの場合は、次のリンクからロックを解除できます。' },
    { link: { label: 'ロックを解除する', url } },
  ]
  return composeMail(shop, to.email, 'アカウントロックのお知らせ', parts)
}

export function registrationMail(shop: ShopFront, to: To & { username: string }, verifyUrl: string | undefined, shopUrl: string): Mail {
  const confirm = verifyUrl
    ? [{ paragraph: '次のリンクから、メールアドレスの確認をお願いいたします。' }, { link: { label: 'メールアドレスを確認する', url: verifyUrl } }]
    : [{ link: { label: 'お買い物をはじめる', url: shopUrl } }]
  const parts = [greeting(to), { paragraph: '会員登録ありがとうございます。' }, { rows: [['ログインID', to.username] as const] }, ...confirm]
  return composeMail(shop, to.email, '会員登録ありがとうございます', parts)
}

export function emailVerifyMail(shop: ShopFront, to: To, url: string): Mail {
  const parts = [
    greeting(to),
    { paragraph: 'メールアドレスの確認をお願いいたします。リンクの有効期限は24時間です。' },
    { link: { label: 'メールアドレスを確認する', url } },
  ]
  return composeMail(shop, to.email, 'メールアドレスの確認', parts)
}

export function emailChangedMail(shop: ShopFront, to: To): Mail {
  const parts = [
    greeting(to),
    { paragraph: 'ご登録のメールアドレスが変更されました。今後のお知らせは、新しいメールアドレスへお送りします。' },
    { paragraph: 'お心当たりのない場合は、お手数ですがショップまでご連絡ください。' },
    { link: { label: 'お問い合わせ', url: `${shop.origin}/contact` } },
  ]
  return composeMail(shop, to.email, 'メールアドレス変更のお知らせ', parts)
}

export function resetMail(shop: ShopFront, to: To, url: string): Mail {
  const parts = [
    greeting(to),
    { paragraph: 'パスワード再設定のお申し込みを承りました。リンクの有効期限は60分です。' },
    { link: { label: 'パスワードを再設定する', url } },
    { paragraph: 'お心当たりのない場合は、このメールを破棄してください。' },
  ]
  return composeMail(shop, to.email, 'パスワード再設定のご案内', parts)
}

export function usernameMail(shop: ShopFront, to: To, url: string): Mail {
  const parts = [
    greeting(to),
    { paragraph: 'ログインIDのご確認を承りました。次のリンクからご覧いただけます。リンクの有効期限は60分です。' },
    { link: { label: 'ログインIDを確認する', url } },
    { paragraph: 'お心当たりのない場合は、このメールを破棄してください。' },
  ]
  return composeMail(shop, to.email, 'ログインIDのお知らせ', parts)
}
