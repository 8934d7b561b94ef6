import { Rejection } from '../../platform/http/rejection'
import type { Services } from '../../services'
import type { Channel } from '../../platform/http/caller'
import type { ShopVersion } from '@storefront/contracts/shop-changes'
import { findChannel } from './channel.sql'

/** The client relies on this message to distinguish an unknown channel from other 404 errors (§8). */
const unknownChannelMessage = 'チャネルが存在しない'

type Header = string | string[] | undefined
type Asked = Pick<Services, 'readDb' | 'config' | 'shopCache'>

export async function resolveChannel({ readDb, config }: Asked, header: Header): Promise<Channel> {
  const code = header === undefined ? config.defaultChannel : String(header)
  const channel = await findChannel(readDb, code)
  if (!channel) throw new Rejection(404, 'channel.not_found', unknownChannelMessage)
  return channel
}

/** Like {@link resolveChannel}, but cached until the shop changes. */
export const cachedChannel = (services: Asked, { shop }: ShopVersion, header: Header): Promise<Channel> =>
  services.shopCache.fetch(`channel ${String(header)}`, shop, async () => ({
    value: await resolveChannel(services, header),
  }))
