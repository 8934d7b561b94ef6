/** Screens that may ask for a captcha; the setting names those that do. */
export type CaptchaScreen = 'login' | 'register' | 'reminder' | 'contact' | 'cart-confirm'

/** CAPTCHA.SCREENS is a list separated by commas; without a site key no screen asks. */
export function isCaptchaAsked(settings: Record<string, unknown>, screen: CaptchaScreen): boolean {
  const { 'CAPTCHA.SITE_KEY': siteKey = '', 'CAPTCHA.SCREENS': screens = '' } = settings
  return (
    siteKey !== '' &&
    String(screens)
      .split(',')
      .some((name) => name.trim() === screen)
  )
}
