import { normaliseWidth } from '@storefront/locale-ja'
import { safeReturnPath } from '@storefront/navigation'
import { formAction, seeOther } from '@storefront/remote/server'
import { signInPosted } from '@storefront/session/server'

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

/** The member's top page (§2), for who came from nowhere. */
const membersTop = '/ec/'

const needsScripts = {
  'second-step': '確認コードによるログインにはJavaScriptが必要です。ブラウザーの設定をご確認ください。',
  'not-registered':
    '会員登録がまだ完了していません。お送りしたメールのご案内から、メールアドレスをご確認ください。',
}

/** What the login does without scripts. */
export const loginAction = formAction({
  login: async (form, { url }) => {
    const outcome = await signInPosted({
      username: normaliseWidth(textOf(form, 'username')).trim(),
      password: textOf(form, 'password'),
    })
    if (outcome !== 'signed-in') return { message: needsScripts[outcome] }
    return seeOther(safeReturnPath(new URL(url).searchParams.get('back')) ?? membersTop)
  },
})
