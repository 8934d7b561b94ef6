import type { Selectable, Generated } from 'kysely'
import type { GeneratedInstant, Id, Nullable, OptionalInstant } from '../../platform/database/column'

/** A registered user of one channel. Setting `left_at` closes the account but keeps its orders. */
export type UserAccountTable = {
  id: Id
  channel_id: number
  code: string
  username: string
  email: string
  /** Time at which the owner last proved access to this mailbox. Null if the owner never did. */
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
  /** Marks shop staff. The login response includes this flag. */
  is_manager: Generated<boolean>
  /** Requires a second login step by email. */
  is_verify: Generated<boolean>
  mail_error_count: Generated<number>
  failed_login_count: Generated<number>
  locked_until: OptionalInstant
  question_ct: Nullable<number>
  answer_hash: Nullable<string>
  /** Key of the school for which this household orders uniforms. */
  school_key: Nullable<string>
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
  left_at: OptionalInstant
  /** Time at which personal data was erased from this row and its dependents. */
  erased_at: OptionalInstant
}

export type UserAccount = Selectable<UserAccountTable>
