import type { LoginResponse } from '@storefront/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomInt } from 'node:crypto'
import type { Db } from '../../platform/database/db'
import type { Channel } from '../../platform/http/caller'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { toInstant } from '../../platform/database/parsers'
import { addLoginHistory } from '../login-history/login-history.sql'
import { lapsingIn } from '../../platform/mail/lapsing-mail.rules'
import { sendMail } from '../../platform/mail/send-mail.job'
import type { Services } from '../../services'
import { isOn } from '../../shop/setting/setting-flag.rules'
import { findSetting } from '../../shop/setting/setting.sql'
import type { UserAccount } from '../account/user-account.table'
import { changeUser } from '../account/user-account.sql'
import { addOneTimeToken } from './one-time-token.sql'
import { verifyCodeMail } from '../account/account-mail.rules'
import { toWarnings } from './login-warning.rules'
import { openSession, type Tokens } from './session.sql'

export const refreshCookie = 'refresh_token'

const verifyCodeMinutes = 10

type Context = Services & { request: FastifyRequest; reply: FastifyReply }

/**
 * Signs the account in on this browser and returns the login response (§3). Throws a 401 if the password has
 * changed since the account was read. `originIds` are the accounts in other channels from which the login was
 * carried over.
 */
export async function signIn(
  context: Context,
  trx: Db,
  account: UserAccount,
  originIds: readonly number[] = [],
): Promise<LoginResponse> {
  const { clock, request } = context
  const now = clock.now()
  const device = readDevice(request)
  const tokens = await openSession(trx, account, now, device, originIds)
  await changeUser(trx, account.id, { locked_until: null }, now)
  await addLoginHistory(trx, {
    user_account_id: account.id,
    login_at: now,
    is_success: true,
    ...device,
  })
  setRefreshCookie(context, tokens)
  return {
    ...(await fetchWarnings(trx, account, now)),
    access_token: tokens.accessToken,
    expires_in: tokens.expiresInSeconds,
    expires_at: toInstant(tokens.expiresAt),
    user_id: account.id,
    is_verify: false,
    verify_code: null,
  }
}

/** Starts the second step: mails six digits, and issues no token until they are entered. */
export async function beginSecondStep(
  { clock, jobs, config, channel }: Services & { channel: Channel },
  trx: Db,
  account: UserAccount,
  originIds: readonly number[] = [],
): Promise<LoginResponse> {
  const now = clock.now()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const token = `${account.id}:${code}`
  await addOneTimeToken(trx, {
    account,
    purpose: 'verify',
    token,
    minutes: verifyCodeMinutes,
    now,
    originIds,
  })
  const mail = verifyCodeMail(toShopFront({ config }, channel), account, code, verifyCodeMinutes)
  await jobs.enqueue(trx, sendMail, lapsingIn(verifyCodeMinutes, now, mail))
  const step = await toSecondStep(trx, account.channel_id, { id: account.id, code })
  return { ...step, ...(await fetchWarnings(trx, account, now)) }
}

/** Answers a login whose code has been mailed. Contains no token, and the code only if a setting shows it. */
export async function toSecondStep(
  db: Db,
  channelId: number,
  { id, code }: { id: number; code: string },
): Promise<LoginResponse> {
  const isShown = isOn(await findSetting(db, channelId, 'AUTH.IS_VERIFY_CODE_SHOWN'))
  return {
    access_token: null,
    expires_in: null,
    expires_at: null,
    user_id: id,
    is_registered_member: false,
    has_password_expired: false,
    has_mail_error_count_over: false,
    is_verify: true,
    verify_code: isShown ? code : null,
  }
}

async function fetchWarnings(db: Db, account: UserAccount, now: Date) {
  const expiresDays = await findSetting(db, account.channel_id, 'USER.PASSWORD_EXPIRES_DAYS')
  return toWarnings(account, expiresDays, now)
}

/**
 * Sets the refresh cookie, or removes it without tokens. The cookie is HttpOnly and SameSite=Lax, so scripts
 * can't read it and other sites' forms don't send it.
 */
export function setRefreshCookie(
  { reply, config, clock }: Pick<Context, 'reply' | 'config' | 'clock'>,
  tokens: Tokens | null,
) {
  const base = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicOrigin.startsWith('https:'),
  } as const
  if (!tokens) return void reply.clearCookie(refreshCookie, base)
  // Send no absolute date, because the browser would compare it with its own clock, which may be wrong.
  const maxAge = Math.ceil((tokens.refreshExpiresAt.getTime() - clock.now().getTime()) / 1_000)
  void reply.setCookie(refreshCookie, tokens.refreshToken, { ...base, maxAge })
}

const agentMaxLength = 300

export const readDevice = ({ ip, headers }: FastifyRequest) => ({
  ip_address: ip,
  user_agent: (headers['user-agent'] ?? '').slice(0, agentMaxLength),
})
