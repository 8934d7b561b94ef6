import type { Generated } from 'kysely'
import type {
  GeneratedInstant,
  GeneratedJson,
  Id,
  Nullable,
  OptionalInstant,
} from '../../platform/database/column'

export type InquiryTable = {
  id: Id
  channel_id: number
  user_account_id: Nullable<number>
  inquiry_no: string
  category_id: Nullable<number>
  kind: Generated<'contact' | 'catalog_order' | 'product'>
  name: string
  email: string
  body: string
  data: GeneratedJson<Record<string, unknown>>
  idempotency_key: Nullable<string>
  reply: Nullable<string>
  reply_file_keys: GeneratedJson<string[]>
  replied_at: OptionalInstant
  created_at: GeneratedInstant
}
