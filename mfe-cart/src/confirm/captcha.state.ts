import { currentSite } from '@storefront/site'
import { inTime, loadServiceScript } from '../checkout/service-script.state'

const screen = 'cart-confirm'

/** The captcha service's own script in enterprise mode. */
type Captcha = {
  ready(act: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
  render(
    place: HTMLElement,
    options: { sitekey: string; action: string; callback: (token: string) => void },
  ): number
}

let loading: Promise<Captcha> | undefined
/** Version 2: what the ticked box gave. */
let ticked = ''

/**
 * Whether the shop's setting asks for a captcha before an order, and in which version; a shop that names none
 * has the one of `settingDefaults` (contracts, §1).
 */
export function askedCaptcha(): 2 | 3 | undefined {
  const { siteKey, screens, version } = currentSite().settings.captcha
  return siteKey !== '' && screens.includes(screen) ? version : undefined
}

function loadCaptcha(): Promise<Captcha> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Captcha> {
  const { scriptUrl, siteKey, version } = currentSite().settings.captcha
  await loadServiceScript(`${scriptUrl}?render=${version === 3 ? encodeURIComponent(siteKey) : 'explicit'}`)
  const { enterprise } = (window as unknown as { grecaptcha: { enterprise: Captcha } }).grecaptcha
  await inTime(new Promise<void>((resolve) => enterprise.ready(resolve)))
  return enterprise
}

/**
 * The token that goes with the order; undefined where none is asked. The server decides, so a service that
 * does not come, or not in time, is silent here.
 */
export async function captchaToken(): Promise<string | undefined> {
  const version = askedCaptcha()
  if (version === undefined) return undefined
  if (version === 2) return ticked
  const { siteKey } = currentSite().settings.captcha
  const asked = loadCaptcha().then((captcha) => captcha.execute(siteKey, { action: screen }))
  return inTime(asked).catch(() => undefined)
}

/** Version 2's box to tick. */
export async function showCaptcha(place: HTMLElement): Promise<void> {
  const { siteKey: sitekey } = currentSite().settings.captcha
  ticked = ''
  const captcha = await loadCaptcha()
  captcha.render(place, { sitekey, action: screen, callback: (token) => void (ticked = token) })
}
