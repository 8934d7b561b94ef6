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

/** The next pictures after an id, oldest first: what is seen first is imported first. */
export async function listPicturesAfter(db: Kysely<Database>, id: number, limit: number) {
  return db
    .selectFrom('picture')
    .select(['id', 'name', 'hash', 'storage_path', 'width'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
}
