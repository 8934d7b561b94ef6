import { Rejection } from '../../platform/http/rejection'
import { passkeyLimit } from './relying-party.rules'

export const perMember = { hits: 20, windowSeconds: 600 }

export const refused = () =>
  new Rejection(422, 'user_passkey.refused', 'パスキーを登録できませんでした。もう一度お試しください')

export const full = () =>
  new Rejection(422, 'user_passkey.limit', `パスキーは${passkeyLimit}件まで登録できます`)

export const noMember = () => new Rejection(401, 'auth.unauthorised', 'ログインしてください')

export const perAddress = { hits: 60, windowSeconds: 300 }

/** Creates the same error for every reason, so that the message doesn't reveal which keys exist. */
export const loginRefused = () =>
  new Rejection(
    422,
    'auth.passkey_refused',
    'パスキーでログインできませんでした。パスワードでログインしてください',
  )
