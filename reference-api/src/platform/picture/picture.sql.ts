import type { Db } from '../database/db'

export async function findPicture(db: Db, name: string, hash: string) {
  return db
    .selectFrom('picture')
    .select(['storage_path', 'width'])
    .where('name', '=', name)
    .where('hash', '=', hash)
    .executeTakeFirst()
}
