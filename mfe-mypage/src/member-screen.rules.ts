import type { Head } from '@storefront/navigation'
import { currentSite } from '@storefront/site'

/** Head of a screen that belongs to one shopper: search engines stay out. */
export function memberHead(title: string): Head {
  return { title, robots: 'noindex' }
}

/** Crumbs of a member's screen. */
export function memberCrumbs(...trail: { label: string; href?: string }[]) {
  const top = { label: 'トップ', href: '/' }
  if (currentSite().settings.isMembersOnlyOff) return [top, ...trail]
  return [top, { label: 'マイページ', href: '/mypage' }, ...trail]
}
