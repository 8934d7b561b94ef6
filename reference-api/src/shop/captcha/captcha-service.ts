import { Rejection } from '../../platform/http/rejection'
import { isSandboxToken } from '../sandbox-captcha/captcha-token.rules'
import type { Services } from '../../services'
import { fetchSettings } from '../setting/setting.sql'
import { isCaptchaRequired, type CaptchaScreen } from './captcha.rules'

/** `isHuman` checks whether a person has just obtained the token for this action. */
export type CaptchaService = { isHuman: (token: string, action: CaptchaScreen) => Promise<boolean> }

const captchaService = ({ config, clock }: Services): CaptchaService => ({
  isHuman: async (token, action) => isSandboxToken(token, action, config.secrets, clock.now()),
})

/** Rejects an invalid token on the screens that the channel protects. */
export async function requireHuman(
  services: Services,
  channelId: number,
  screen: CaptchaScreen,
  token: string | undefined,
): Promise<void> {
  await requireHumanBy(await fetchSettings(services.db, channelId), services, screen, token)
}

/** Like {@link requireHuman}, with the channel's settings. */
export async function requireHumanBy(
  settings: Record<string, unknown>,
  services: Services,
  screen: CaptchaScreen,
  token: string | undefined,
): Promise<void> {
  if (!isCaptchaRequired(settings, screen)) return
  if (token && (await captchaService(services).isHuman(token, screen))) return
  throw new Rejection(
    422,
    'captcha.refused',
    'ご本人さまの操作を確認できませんでした。お手数ですが、もう一度お試しください。',
  )
}
