import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table news_product (
    news_id integer not null references news on delete cascade,
    product_id integer not null references product on delete cascade,
    position integer not null default 0,
    primary key (news_id, product_id))`,
  sql`create table news_tag (
    news_id integer not null references news on delete cascade,
    tag_id integer not null references tag on delete cascade,
    primary key (news_id, tag_id))`,
  sql`create index news_tag_tag on news_tag (tag_id)`,
  sql`create table blog_tag (
    blog_id integer not null references blog on delete cascade,
    tag_id integer not null references tag on delete cascade,
    primary key (blog_id, tag_id))`,
  sql`create index blog_tag_tag on blog_tag (tag_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
