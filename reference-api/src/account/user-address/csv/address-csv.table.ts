import type { Generated } from 'kysely'
import type { GeneratedInstant, Id } from '../../../platform/database/column'
import type { CsvEncoding } from './address-csv.rules'

/** A CSV file that is too large for one response, while a job processes it. */
export type AddressCsvTable = {
  id: Id
  user_account_id: number
  kind: 'import' | 'export'
  encoding: Generated<CsvEncoding>
  storage_path: string
  is_done: Generated<boolean>
  created_at: GeneratedInstant
}
