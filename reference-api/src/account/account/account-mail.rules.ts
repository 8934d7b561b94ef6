import { type ShopFront, composeMail } from '../../platform/mail/mail-body.rules'
import type { Mail } from '../../platform/mail/mailer'

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

export function loginCodeMail(shop: ShopFront, to: To, code: string, minutes: number): Mail {
  const parts = [
    greeting(to),
    { paragraph: 'ログインの確認コードをお送りします。お手続きの画面に入力してください。' },
    { rows: [['確認コード', code] as const, ['有効期限', `${minutes}分`] as const] },
    {
      paragraph:
        'コードは、ほかの方にお伝えにならないでください。お心当たりのない場合は、このメールを破棄してください。コードが入力されなければ、ログインはされません。',
    },
  ]
  return composeMail(shop, to.email, 'ログイン確認コードのお知らせ', parts)
}

export function unlockMail(shop: ShopFront, to: To, url: string): Mail {
  const parts = [
    greeting(to),
    {
      paragraph:
        'ログインの失敗が続いたため、アカウントを一時的にロックしました。ご本人さまの場合は、次のリンクからロックを解除できます。',
    },
    { link: { label: 'ロックを解除する', url } },
  ]
  return composeMail(shop, to.email, 'アカウントロックのお知らせ', parts)
}

/**
 * Builds the email with the registration code. The user types the code into the registration screen, because
 * a link would let a single click open an account for a stranger. The email doesn't repeat any text that a
 * stranger typed.
 */
export function registrationCodeMail(shop: ShopFront, email: string, code: string, minutes: number): Mail {
  const parts = [
    {
      paragraph:
        '会員登録のお申し込みをいただき、ありがとうございます。登録の画面に、次の確認コードを入力してください。',
    },
    { rows: [['確認コード', code] as const, ['有効期限', `${minutes}分`] as const] },
    {
      paragraph:
        'お心当たりのない場合は、このメールを破棄してください。コードが入力されなければ、登録はされません。',
    },
  ]
  return composeMail(shop, email, 'メールアドレス確認コードのお知らせ', parts)
}

export function registrationMail(shop: ShopFront, to: To & { username: string }, shopUrl: string): Mail {
  const parts = [
    greeting(to),
    { paragraph: '会員登録ありがとうございます。' },
    { rows: [['ログインID', to.username] as const] },
    { link: { label: 'お買い物をはじめる', url: shopUrl } },
  ]
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

const changeWords = {
  asked: ['メールアドレス変更のお申し込み', 'ご登録のメールアドレスを変更するお申し込みを承りました。'],
  done: [
    'メールアドレス変更のお知らせ',
    'ご登録のメールアドレスが変更されました。今後のお知らせは、新しいメールアドレスへお送りします。',
  ],
} as const

const undoWords = 'お心当たりのない場合は、72時間以内に次のリンクから変更を取り消してください。'

/**
 * Builds the email to the old mailbox before or after an email change, with the undo link if there is one.
 */
export function emailChangeMail(
  shop: ShopFront,
  to: To,
  occasion: keyof typeof changeWords,
  undoUrl: string | undefined,
): Mail {
  const [subject, paragraph] = changeWords[occasion]
  const undo = undoUrl
    ? [{ paragraph: undoWords }, { link: { label: '変更を取り消す', url: undoUrl } }]
    : [{ paragraph: 'お心当たりのない場合は、お手数ですがショップまでご連絡ください。' }]
  const contact = { link: { label: 'お問い合わせ', url: `${shop.origin}/contact` } }
  return composeMail(shop, to.email, subject, [greeting(to), { paragraph }, ...undo, contact])
}

/** Builds the email to an existing member whose address was entered for a registration or email change. */
export function alreadyMemberMail(shop: ShopFront, to: To): Mail {
  const parts = [
    greeting(to),
    { paragraph: 'このメールアドレスでお手続きがありましたが、すでに会員としてご登録いただいています。' },
    { link: { label: 'ログインする', url: `${shop.origin}/login` } },
    { link: { label: 'パスワードをお忘れのとき', url: `${shop.origin}/reminder` } },
    { paragraph: 'お心当たりのない場合は、このメールを破棄してください。ご登録の内容は変わっていません。' },
  ]
  return composeMail(shop, to.email, 'すでにご登録いただいています', parts)
}

export function leftMail(shop: ShopFront, to: To): Mail {
  const parts = [
    greeting(to),
    { paragraph: '退会のお手続きが完了しました。これまでのご利用、ありがとうございました。' },
    {
      paragraph:
        'お届け前のご注文は、予定どおりお届けします。お手続きに覚えがない場合は、ショップまでご連絡ください。',
    },
    { link: { label: 'お問い合わせ', url: `${shop.origin}/contact` } },
  ]
  return composeMail(shop, to.email, '退会のお手続きが完了しました', parts)
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
    {
      paragraph:
        'ログインIDのご確認を承りました。次のリンクからご覧いただけます。リンクの有効期限は60分です。',
    },
    { link: { label: 'ログインIDを確認する', url } },
    { paragraph: 'お心当たりのない場合は、このメールを破棄してください。' },
  ]
  return composeMail(shop, to.email, 'ログインIDのお知らせ', parts)
}
