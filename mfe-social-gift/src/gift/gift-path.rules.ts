import type { GiftAddress } from './gift-draft.state'

/** Returns the gift's token, the second segment of a recipient's path, or '' if the path has none. */
export const readGiftToken = ({ url }: Pick<Request, 'url'>) => new URL(url).pathname.split('/')[2] ?? ''

/**
 * Builds the path of the delivery step. The query holds the destination, because the available dates depend
 * on it.
 */
export function deliveryPath(token: string, { postal_code, prefecture }: GiftAddress): string {
  return `/social-gift/${token}/delivery?${new URLSearchParams({ postal: postal_code, pref: prefecture }).toString()}`
}
