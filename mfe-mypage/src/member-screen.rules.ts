import type { Head } from '@storefront/navigation'
import { currentSite } from '@storefront/site'

/** Head of a shopper's own screen, closed to search engines. */
export function memberHead(title: string): Head {
  return { title, robots: 'noindex' }
}

export function memberCrumbs(...trail: { label: string; href?: string }[]) {
  const top = { label: 'トップ', href: '/' }
  if (currentSite().settings.isMembersOnlyOff) return [top, ...trail]
  return [top, { label: 'マイページ', href: '/mypage' }, ...trail]
}
