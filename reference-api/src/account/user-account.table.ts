import type { Selectable, Generated } from 'kysely'
import type { GeneratedInstant, Id, Nullable, OptionalInstant } from '../database/column'

/** A registered user of one channel. Setting `left_at` closes the account but keeps its orders. */
export type UserAccountTable = {
  id: Id
  channel_id: number
  code: string
  username: string
  email: string
  /** When the owner last proved access to this mailbox. Null if never. */
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
  /** Marks shop staff. Included in the login response. */
  is_manager: Generated<boolean>
  /** Whether login requires a second step by email. */
  is_verify: Generated<boolean>
  mail_error_count: Generated<number>
  failed_login_count: Generated<number>
  locked_until: OptionalInstant
  question_ct: Nullable<number>
  answer_hash: Nullable<string>
  /** The school this household orders uniforms for. */
  school_key: Nullable<string>
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
  left_at: OptionalInstant
  /** When personal data was erased from this row and its dependents. */
  erased_at: OptionalInstant
}

export type UserAccount = Selectable<UserAccountTable>
