import type { Id } from '../database/column'

/** One shop front; each catalogue row belongs to one. */
export type ChannelTable = { id: Id; code: string; name: string }
