import type { Head } from '@storefront/navigation'
import { currentSite } from '@storefront/site'

/** Builds the head of a private page, which search engines must not index. */
export function memberHead(title: string): Head {
  return { title, robots: 'noindex' }
}

export function memberCrumbs(...trail: { label: string; href?: string }[]) {
  const top = { label: 'トップ', href: '/' }
  if (currentSite().settings.isMembersOnlyOff) return [top, ...trail]
  return [top, { label: 'マイページ', href: '/mypage' }, ...trail]
}
