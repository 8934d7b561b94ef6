import { sql, type Kysely } from 'kysely'

const columns = [
  sql`alter table product_facet_kind
    add column occasion_ids integer[] not null default '{}',
    add column recipient_ids integer[] not null default '{}',
    add column traits text[] not null default '{}',
    add column allergens text[] not null default '{}',
    add column lead_days integer not null default 0`,
  sql`create or replace view product_facet_source as
    select p.id as product_id, p.product_model_id, p.channel_id, p.unit_price, p.tax_class, p.position, p.popularity, p.released_on, s.has_stock,
      coalesce(m.brand_id, 0) as brand_id, coalesce(m.maker_id, 0) as maker_id,
      array(select distinct a.ancestor from product_model_category mc join product_category_ancestor a on a.descendant = mc.category_id where mc.product_model_id = m.id order by 1) as category_ids,
      array(select pt.tag_id from product_tag pt where pt.product_id = p.id order by 1) as tag_ids,
      array(select op.occasion_id from occasion_product op where op.product_id = p.id order by 1) as occasion_ids,
      array(select rp.recipient_id from recipient_product rp where rp.product_id = p.id order by 1) as recipient_ids,
      array_remove(array[
        case when exists (select from product_accessory pa join accessory a on a.id = pa.accessory_id where pa.product_id = p.id and a.kind = 'noshi') then 'noshi' end,
        case p.carriage_class when 'normal' then null else p.carriage_class end], null) as traits,
      array(select pl.allergen from product_allergen pl where pl.product_id = p.id order by 1) as allergens,
      p.lead_days
    from product p join product_model m on m.id = p.product_model_id join product_model_stock s on s.product_model_id = m.id where p.is_show and p.is_listed`,
]

const refresh = sql`create or replace function refresh_product_facets(models integer[]) returns void language plpgsql as $$
begin
  if cardinality(models) = 0 then return; end if;
  delete from product_facet f where f.product_model_id = any(models)
    and not exists (select from product p where p.id = f.product_id and p.product_model_id = f.product_model_id and p.is_show and p.is_listed);
  with source as materialized (
    select s.*, md5(concat_ws('/', s.category_ids::text, s.tag_ids::text, s.occasion_ids::text, s.recipient_ids::text,
      s.traits::text, s.allergens::text, s.lead_days)) as choices_md5
    from product_facet_source s where s.product_model_id = any(models)),
  known as (
    insert into product_facet_kind (channel_id, brand_id, maker_id, category_ids, tag_ids, occasion_ids, recipient_ids, traits, allergens, lead_days, choices_md5)
      select distinct on (channel_id, brand_id, maker_id, choices_md5)
        channel_id, brand_id, maker_id, category_ids, tag_ids, occasion_ids, recipient_ids, traits, allergens, lead_days, choices_md5 from source
      order by channel_id, brand_id, maker_id, choices_md5
    on conflict (channel_id, brand_id, maker_id, choices_md5) do update set category_ids = excluded.category_ids
    returning id, channel_id, brand_id, maker_id, choices_md5)
  insert into product_facet (product_id, product_model_id, channel_id, kind_id, unit_price, tax_class, position, popularity, released_on, has_stock)
    select s.product_id, s.product_model_id, s.channel_id, k.id, s.unit_price, s.tax_class, s.position, s.popularity, s.released_on, s.has_stock
    from source s join known k using (channel_id, brand_id, maker_id, choices_md5)
  on conflict (product_id) do update
    set (product_model_id, channel_id, kind_id, unit_price, tax_class, position, popularity, released_on, has_stock) =
      (excluded.product_model_id, excluded.channel_id, excluded.kind_id, excluded.unit_price, excluded.tax_class, excluded.position, excluded.popularity, excluded.released_on, excluded.has_stock);
end $$`

/** With a transition table, a trigger can only have one event. */
const transitions = {
  insert: 'referencing new table as changed',
  delete: 'referencing old table as changed',
}

const watch = (table: string, models: string) =>
  (['insert', 'delete'] as const).flatMap((event) => {
    const name = `${table}_facet_${event}`
    return [
      sql.raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin perform refresh_product_facets(array(${models})); return null; end $$`,
      ),
      sql.raw(
        `create trigger ${name} after ${event} on ${table} ${transitions[event]} for each statement execute function ${name}()`,
      ),
    ]
  })

const byProducts =
  'select distinct p.product_model_id from changed join product p on p.id = changed.product_id'

const counted = [
  'is_show',
  'is_listed',
  'is_sale',
  'unit_price',
  'tax_class',
  'position',
  'popularity',
  'released_on',
  'product_model_id',
  'channel_id',
  'lead_days',
  'carriage_class',
]
const side = (name: string) => counted.map((column) => `${name}.${column}`).join(', ')

const triggers = [
  ...['occasion_product', 'recipient_product', 'product_allergen', 'product_accessory'].flatMap((table) =>
    watch(table, byProducts),
  ),
  sql.raw(`create or replace function product_facet_update() returns trigger language plpgsql as $$
begin
  perform refresh_product_facets(array(select unnest(array[changed.product_model_id, before.product_model_id])
    from changed join before on before.id = changed.id where (${side('changed')}) is distinct from (${side('before')})));
  return null;
end $$`),
]

const fill = [
  sql`select refresh_product_facets(array(select id from product_model))`,
  sql`delete from product_facet_kind k where not exists (select from product_facet f where f.kind_id = k.id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...columns, refresh, ...triggers, ...fill]) await statement.execute(db)
}
