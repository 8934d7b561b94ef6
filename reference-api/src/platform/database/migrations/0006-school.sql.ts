import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table school (
    channel_id integer not null references channel,
    key text not null,
    name text not null,
    primary key (channel_id, key))`.execute(db)
}
