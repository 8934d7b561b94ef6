import type { Json } from '../../platform/database/column'

export type SettingTable = { channel_id: number; key: string; value: Json<unknown> }
