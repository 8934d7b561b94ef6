import type { Head } from '@storefront/navigation'

/** Returns the page title if the gift can't be accepted, otherwise undefined. */
export function titleOfDead({ kind, reason }: { kind: string; reason?: string }): string | undefined {
  if (kind === 'used') return 'お届け先は登録済みです'
  if (kind !== 'refused') return undefined
  return reason === 'declined' ? 'ご辞退を承りました' : 'ギフトを表示できません'
}

/**
 * Builds the page's head. Gifts are private, so search engines must not index them and links have no preview.
 */
export const giftHead =
  (title: string) =>
  (answer: { kind: string }): Head => ({
    title: titleOfDead(answer) ?? title,
    robots: 'noindex, nofollow',
  })
