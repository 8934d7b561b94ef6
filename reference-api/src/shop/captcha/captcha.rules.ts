/** Screens that support a captcha. A setting determines which of them require one. */
export type CaptchaScreen = 'login' | 'register' | 'reminder' | 'contact' | 'cart-confirm'

/**
 * Checks whether the screen requires a captcha. CAPTCHA.SCREENS is a comma-separated list. Without a site
 * key, no screen requires a captcha.
 */
export function isCaptchaRequired(settings: Record<string, unknown>, screen: CaptchaScreen): boolean {
  const { 'CAPTCHA.SITE_KEY': siteKey = '', 'CAPTCHA.SCREENS': screens = '' } = settings
  return (
    siteKey !== '' &&
    String(screens)
      .split(',')
      .some((name) => name.trim() === screen)
  )
}
