import { sql, type Kysely } from 'kysely'

/** Groups by hash, in the order of ids: sorting the words of 100,000 products takes four times as long. */
const statements = [
  sql`create table search_posting (
    channel_id integer not null references channel,
    word text not null,
    product_ids integer[] not null,
    primary key (channel_id, word))`,
  sql`create function refresh_search_postings(channels integer[]) returns void language sql as $$
  with fresh as materialized (
    select channel_id, word, array_agg(id) as product_ids from (
      select p.channel_id, word, p.id from product p, unnest(p.search_words) word
      where p.channel_id = any(channels) order by p.id) hit
    group by channel_id, word),
  gone as (
    delete from search_posting s where s.channel_id = any(channels)
      and not exists (select from fresh f where (f.channel_id, f.word) = (s.channel_id, s.word)))
  insert into search_posting (channel_id, word, product_ids) select channel_id, word, product_ids from fresh
    on conflict (channel_id, word) do update set product_ids = excluded.product_ids
    where search_posting.product_ids <> excluded.product_ids
$$`,
  // An import rewrites the vocabulary after its products, also that of an earlier version.
  sql`create function search_word_posting_insert() returns trigger language plpgsql as $$
begin
  perform refresh_search_postings(array(select distinct channel_id from changed));
  return null;
end $$`,
  sql`create trigger search_word_posting_insert after insert on search_word
    referencing new table as changed for each statement execute function search_word_posting_insert()`,
]

/** Adds the products of each word, by rank and word as in `product.search_words`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
