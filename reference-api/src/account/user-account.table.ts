import type { Selectable, Generated } from 'kysely'
import type { GeneratedInstant, Id, Nullable, OptionalInstant } from '../database/column'

/** A registered person of one channel; `left_at` ends it without losing orders. */
export type UserAccountTable = {
  id: Id
  channel_id: number
  code: string
  username: string
  email: string
  /** When the owner last proved to read this mailbox; null if never. */
  email_confirmed_at: OptionalInstant
  password_hash: string
  password_changed_at: GeneratedInstant
  first_name: Generated<string>
  last_name: Generated<string>
  first_name_kana: Generated<string>
  last_name_kana: Generated<string>
  gender_ct: Nullable<number>
  birthday: Nullable<string>
  job: Nullable<string>
  corporation: Nullable<string>
  department: Nullable<string>
  is_receive_newsletter: Generated<number>
  is_registered_member: Generated<boolean>
  /** Shop staff; the login response says so. */
  is_manager: Generated<boolean>
  /** True: the login requires a second step by mail. */
  is_verify: Generated<boolean>
  mail_error_count: Generated<number>
  failed_login_count: Generated<number>
  locked_until: OptionalInstant
  question_ct: Nullable<number>
  answer_hash: Nullable<string>
  /** The school whose uniforms this household orders. */
  school_key: Nullable<string>
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
  left_at: OptionalInstant
  /** When personal data were erased from this row and its dependents. */
  erased_at: OptionalInstant
}

export type UserAccount = Selectable<UserAccountTable>
