import type { Head } from '@storefront/navigation'

/** Head of a screen that belongs to one shopper: search engines stay out. */
export function memberHead(title: string): Head {
  return { title, robots: 'noindex' }
}

/** Crumbs of a member's screen. */
export function memberCrumbs(...trail: { label: string; href?: string }[]) {
  return [{ label: 'トップ', href: '/' }, { label: 'マイページ', href: '/mypage' }, ...trail]
}
