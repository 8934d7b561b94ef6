import { likeProduct } from '@storefront/contracts'
import { call, ResponseError } from '@storefront/http'
import { normaliseToPlainDigits, normaliseWidth } from '@storefront/locale-ja'
import { safeReturnPath } from '@storefront/navigation'
import { formAction, seeOther } from '@storefront/remote/server'
import {
  askPostedLoginCode,
  passPostedStep,
  signInPosted,
  type PostedLogin,
} from '@storefront/session/server'

const readText = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Home page for members (§2), used if the login has no return URL. */
const membersTop = '/ec/'

const notRegistered =
  '会員登録がまだ完了していません。お送りしたメールのご案内から、メールアドレスをご確認ください。'

export const loginAction = formAction({
  // Only redirects. The gateway renewed the session before this action ran, unless there was none.
  renew: async (_form, { url }) => seeOther(safeReturnPath(new URL(url).searchParams.get('back')) ?? '/'),
  login: async (form, { url }) =>
    afterLogin(
      await signInPosted({
        username: normaliseWidth(readText(form, 'username')).trim(),
        password: readText(form, 'password'),
      }),
      new URL(url).searchParams,
    ),
  'send-code': async (form, { url }) =>
    afterLogin(
      await askPostedLoginCode(normaliseWidth(readText(form, 'username')).trim()),
      new URL(url).searchParams,
    ),
  code: async (form, { url }) =>
    afterLogin(
      await passPostedStep(
        Number(form.get('user_id')),
        normaliseToPlainDigits(readText(form, 'verify_code')),
      ),
      new URL(url).searchParams,
    ),
})

async function afterLogin({ outcome, userId }: PostedLogin, search: URLSearchParams) {
  if (outcome === 'second-step') return { isPrepared: true, values: { user_id: String(userId) } }
  if (outcome === 'not-registered') return { message: notRegistered }
  const favourite = Number(search.get('favourite'))
  // Likes the product whose favourite button led to the login. A deleted product doesn't block the login.
  if (favourite > 0)
    await call(likeProduct, { params: { id: favourite } }).catch((error: unknown) => {
      if (!(error instanceof ResponseError)) throw error
    })
  return seeOther(safeReturnPath(search.get('back')) ?? membersTop)
}
