import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

export async function findPicture(db: Kysely<Database>, name: string, hash: string) {
  return db
    .selectFrom('picture')
    .select(['storage_path', 'width'])
    .where('name', '=', name)
    .where('hash', '=', hash)
    .executeTakeFirst()
}
