import { sql, type Kysely } from 'kysely'

/**
 * `search_words` is empty until the shop's folder is imported again. Until then, a search compares letters
 * only.
 */
const statements = [
  sql`alter table product add column search_words text[] not null default '{}'`,
  sql`alter table occasion add column spellings text[] not null default '{}'`,
  sql`alter table recipient add column words text[] not null default '{}'`,
  sql`create table search_word (
    channel_id integer not null references channel,
    word text not null,
    shown text not null,
    rank text not null,
    primary key (channel_id, word))`,
  sql`create trigger search_word_counted after insert or update or delete or truncate on search_word
    for each statement execute function count_shop_change('shop')`,
]

/** Adds the words of products, the shop's vocabulary, and other names of occasions and recipients. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
