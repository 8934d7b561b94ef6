import type { CartPlacedOrder } from '@storefront/contracts'

type Mail = { url: string; until: string; letter: CartPlacedOrder['detail']['social_gift'] }

/** Builds a `mailto:` URL that opens an email to the recipient in the giver's email app. */
export function buildMailUrl({ url, until, letter }: Mail): string {
  const subject = `${letter?.sender_name ?? ''}さまよりギフトのお届けです`
  const lines = [
    `${letter?.receiver_name ?? ''} さま`,
    '',
    ...(letter?.message ? [letter.message, ''] : []),
    'ギフトをお贈りします。下のリンクから、お届け先を入力してお受け取りください。',
    url,
    `（${until}まで）`,
    '',
    letter?.sender_name ?? '',
  ]
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}
