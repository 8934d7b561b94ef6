import type { GeneratedInstant } from '../database/column'

export type ProductLikeTable = { user_account_id: number; product_id: number; created_at: GeneratedInstant }
