import { sql, type Kysely } from 'kysely'

/** Additive only, because the previous version keeps running in the meantime. */
const statements = [
  sql`create table channel_payment (
    channel_id integer not null references channel,
    payment_id integer not null references payment,
    name text not null,
    description text not null,
    is_show boolean not null,
    position integer not null,
    primary key (channel_id, payment_id))`,
  sql`create table channel_carriage_rate (
    channel_id integer not null references channel,
    region text not null,
    carriage_kind text not null check (carriage_kind in ('normal', 'cool')),
    price_with_tax integer not null check (price_with_tax >= 0),
    free_from integer,
    primary key (channel_id, region, carriage_kind))`,
  sql`alter table user_account add column school_key text`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
