import { type ShopFront } from '../../platform/mail/mail-body.rules'
import type { Services } from '../../services'
import type { Channel } from '../../platform/http/caller'

export const toShopFront = (
  { config }: Pick<Services, 'config'>,
  { code, name }: Pick<Channel, 'code' | 'name'>,
): ShopFront => ({
  name,
  origin: config.channelOrigins[code] ?? config.publicOrigin,
})
