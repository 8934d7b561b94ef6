import { sql, type Kysely } from 'kysely'

/** Records when an upload is first referenced. Unreferenced uploads and old events get purged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table upload_file add column used_at timestamptz`.execute(db)
  await sql`update upload_file set used_at = created_at where exists (select 1 from inquiry where inquiry.data -> 'file_keys' ? upload_file.key)`.execute(
    db,
  )
  await sql`create index upload_file_unused on upload_file (created_at) where used_at is null`.execute(db)
  await sql`create index ecommerce_event_age on ecommerce_event (created_at)`.execute(db)
  await sql`create index cart_expired on cart (expires_at) where status in ('open', 'merged')`.execute(db)
}
