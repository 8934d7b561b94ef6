import { currentSite, setSite } from '@storefront/site'

/**
 * Enables captcha version 3 on these screens. The fake captcha service is already loaded and returns
 * `<action>-token`.
 */
export function enableCaptcha(...screens: string[]) {
  const execute = async (_siteKey: string, { action }: { action: string }) => `${action}-token`
  Object.assign(window, { grecaptcha: { enterprise: { ready: (act: () => void) => act(), execute } } })
  const site = currentSite()
  const captcha = { siteKey: 'site-key', version: 3 as const, scriptUrl: '/captcha.js', screens }
  setSite({ ...site, settings: { ...site.settings, captcha } })
}
