import { reportFailure } from '@storefront/event-bus'
import { currentSite } from '@storefront/site'
import { createStore } from '@storefront/state'
import { inTime, loadServiceScript } from '@storefront/http/service-script'

/** Screens that may use a captcha. CAPTCHA.SCREENS selects among them. */
export type CaptchaScreen = 'login' | 'register' | 'reminder' | 'contact' | 'cart-confirm'

/** The API of the captcha service's script in enterprise mode. */
type Captcha = {
  ready(act: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
  render(place: HTMLElement, options: BoxOptions): number
  reset(box: number): void
}
type BoxOptions = {
  sitekey: string
  action: string
  callback: (token: string) => void
  'expired-callback': () => void
}
type CaptchaWindow = { grecaptcha?: { enterprise?: Captcha } }

/** Version 2 only: the token of the ticked box, which can be used once. */
let box: { token: string; reset(): void } | undefined

/** True if the service failed to load or took too long. */
export const captchaMissing = createStore(false)

/**
 * Returns the captcha version that a screen uses according to the shop's settings, or undefined if the screen
 * has no captcha. The default version comes from `settingDefaults` (contracts, §1).
 */
export function askedCaptcha(screen: CaptchaScreen): 2 | 3 | undefined {
  const { siteKey, screens, version } = currentSite().settings.captcha
  return siteKey !== '' && screens.includes(screen) ? version : undefined
}

/** Loads the service's script once. Another remote on this page may already have loaded it. */
async function loadCaptcha(): Promise<Captcha> {
  const { scriptUrl, siteKey, version } = currentSite().settings.captcha
  const page = window as CaptchaWindow
  if (!page.grecaptcha?.enterprise)
    await loadServiceScript(`${scriptUrl}?render=${version === 3 ? encodeURIComponent(siteKey) : 'explicit'}`)
  const enterprise = page.grecaptcha?.enterprise
  if (!enterprise) throw new Error('the captcha service’s script brought no service')
  await inTime(new Promise<void>((resolve) => enterprise.ready(resolve)))
  return enterprise
}

/**
 * Returns the captcha fields for a request from this screen, or none if the screen has no captcha. The server
 * decides, so a failed service doesn't block the request.
 */
export async function answerCaptcha(screen: CaptchaScreen): Promise<{ captcha_token?: string }> {
  const version = askedCaptcha(screen)
  if (version === undefined) return {}
  const token = version === 2 ? takeTick() : await score(screen)
  return token ? { captcha_token: token } : {}
}

/**
 * Takes the token of the ticked box. A token is valid only once, so the shopper must tick the box again for
 * the next attempt.
 */
function takeTick(): string | undefined {
  const token = box?.token
  if (token) box?.reset()
  return token
}

async function score(action: CaptchaScreen): Promise<string | undefined> {
  const { siteKey } = currentSite().settings.captcha
  return reportMissing(inTime(loadCaptcha().then((captcha) => captcha.execute(siteKey, { action }))))
}

/** Renders version 2's checkbox. */
export async function showCaptcha(place: HTMLElement, action: CaptchaScreen): Promise<void> {
  const { siteKey: sitekey } = currentSite().settings.captcha
  box = undefined
  const captcha = await reportMissing(loadCaptcha())
  if (!captcha || !place.isConnected) return
  const shown = { token: '', reset: () => undefined as void }
  const take = (token: string) => void (shown.token = token)
  const id = captcha.render(place, { sitekey, action, callback: take, 'expired-callback': () => take('') })
  shown.reset = () => {
    take('')
    captcha.reset(id)
  }
  box = shown
}

/** Reports a failed service to the shopper and the shop, without blocking the form. */
async function reportMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    const result = await work
    captchaMissing.set(false)
    return result
  } catch (error) {
    captchaMissing.set(true)
    reportFailure('captcha-missing', error)
    return undefined
  }
}
