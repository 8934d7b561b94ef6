import type { Services } from '../services'
import type { Channel } from './channel.sql'

/** How a channel's shop calls itself, and where its shoppers reach it. */
export type ShopFront = { name: string; origin: string }

export const shopFrontOf = (
  { config }: Pick<Services, 'config'>,
  { code, name }: Pick<Channel, 'code' | 'name'>,
): ShopFront => ({
  name,
  origin: config.channelOrigins[code] ?? config.publicOrigin,
})
