import type { Migration } from 'kysely'
import * as catalogue from './0001-catalogue.sql'
import * as member from './0002-member.sql'

/** In order of name; a published migration never changes. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-member': member,
}
