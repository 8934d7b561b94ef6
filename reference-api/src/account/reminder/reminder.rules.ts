import { Rejection } from '../../platform/http/rejection'

/** Returns the purpose of a link. A token issued for one purpose can't be used for the other. */
export const toTokenPurpose = (kind: string | null | undefined) =>
  kind === 'username' ? 'reminder' : 'reset'

export const perLink = { hits: 30, windowSeconds: 600 }

export const linkExpired = () =>
  new Rejection(422, 'reminder.expired', 'リンクが正しくないか、有効期限が切れています')

/** The response to a password reset that doesn't sign in. */
export const noToken = { access_token: null, expires_in: null, expires_at: null }
