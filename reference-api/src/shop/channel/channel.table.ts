import type { Id } from '../../platform/database/column'

/** A storefront. Each catalogue row belongs to exactly one channel. */
export type ChannelTable = { id: Id; code: string; name: string }
