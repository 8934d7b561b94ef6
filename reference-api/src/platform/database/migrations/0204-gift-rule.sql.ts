import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table gift_rule (
    channel_id integer not null references channel,
    key text not null,
    position integer not null default 0,
    conditions jsonb not null,
    sentence text not null,
    cure jsonb not null,
    primary key (channel_id, key))`,
  sql`create trigger gift_rule_counted after insert or update or delete or truncate on gift_rule
    for each statement execute function count_shop_change('shop')`,
]

/** Adds a shop's customs of giving. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
