import type { GeneratedInstant } from '../../platform/database/column'

export type ProductLikeTable = { user_account_id: number; product_id: number; created_at: GeneratedInstant }
