import { sql, type Kysely } from 'kysely'

/**
 * Lists what transactions have changed. `xid` orders the rows by what a snapshot sees, because numbers that
 * are drawn before the commit would become visible out of order.
 */
const listing = [
  sql`create table shop_change (
    xid xid8 not null default pg_current_xact_id(),
    tag text not null,
    noted_at timestamptz not null default now())`,
  sql`create index on shop_change (xid)`,
  sql`create index on shop_change (noted_at)`,
  sql`create function note_shop_change() returns trigger language plpgsql as $$
begin
  insert into shop_change (tag) values (tg_argv[0]);
  return null;
end $$`,
  // Products show the stock of all variants of their model. Too many changes count as a change of everything.
  sql`create function note_stock_change() returns trigger language plpgsql as $$
begin
  if (select count(*) from changed) > 500 then
    insert into shop_change (tag) values ('all');
  else
    insert into shop_change (tag)
      select distinct 'product:' || sibling.id from changed
      join product p on p.id = changed.product_id
      join product sibling on sibling.product_model_id = p.product_model_id;
  end if;
  return null;
end $$`,
]

const stockTriggers = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
].map(([event, table]) =>
  sql.raw(`create trigger product_stock_noted_${event} after ${event} on product_stock
    referencing ${table} table as changed for each statement execute function note_stock_change()`),
)

const tagOfTable = {
  product_facet: 'list',
  product_facet_kind: 'list',
  product_review: 'reviews',
  product_review_photo: 'reviews',
}

const tableTriggers = Object.entries(tagOfTable).map(([table, tag]) =>
  sql.raw(`create trigger ${table}_noted after insert or update or delete or truncate on ${table}
    for each statement execute function note_shop_change('${tag}')`),
)

const truncateTrigger = sql`create trigger product_stock_noted_truncate after truncate on product_stock
  for each statement execute function note_shop_change('all')`

/** Content that pages show beside the catalogue. */
const content = [
  ...['banner', 'blog', 'blog_product', 'blog_tag', 'catalog', 'catalog_page', 'colorscheme', 'fitting_day'],
  ...[
    'free_area',
    'landing_page',
    'message',
    'news',
    'news_product',
    'news_tag',
    'page_layout',
    'popup',
    'qa',
  ],
  ...['qa_category', 'static_page', 'svg_content'],
]

const contentTriggers = content.map((table) =>
  sql.raw(`create trigger ${table}_counted after insert or update or delete or truncate on ${table}
    for each statement execute function count_shop_change('shop')`),
)

/**
 * Adds the list of changes that tells which cached answers a transaction has made outdated, and counts
 * changes of content as changes of the shop.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const triggers = [...stockTriggers, ...tableTriggers, truncateTrigger, ...contentTriggers]
  for (const statement of [...listing, ...triggers]) await statement.execute(db)
}
