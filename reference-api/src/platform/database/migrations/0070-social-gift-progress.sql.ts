import { sql, type Kysely } from 'kysely'

const statements = [
  sql`alter table social_gift drop constraint social_gift_order_id_key`,
  sql`alter table social_gift add constraint social_gift_order_id_key unique (order_id, order_shipping_id)`,
  sql`alter table social_gift
    add column begun jsonb,
    add column sent_at timestamptz,
    add column opened_at timestamptz,
    add column declined_at timestamptz,
    add column decline_message text,
    add column thanked_at timestamptz,
    add column thanks_message text,
    add column email text,
    add column mail_on date,
    add column mailed_at timestamptz,
    add column reminded_at timestamptz,
    add column extended_at timestamptz,
    add column lapse_told_at timestamptz,
    add column redirected_at timestamptz,
    add column returned_at timestamptz`,
  sql`create index social_gift_to_mail on social_gift (mail_on) where mailed_at is null and email is not null`,
  sql`create index social_gift_unanswered on social_gift (expires_at) where completed_at is null and returned_at is null`,
  sql`create table gift_order (
    order_id integer primary key references "order" on delete cascade,
    token_nonce text not null,
    token_hash text not null unique)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
