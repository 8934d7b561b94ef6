import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table carrier_holiday (
    channel_id integer not null references channel on delete cascade,
    day date not null,
    note text not null default '',
    primary key (channel_id, day))`,
  sql`create trigger carrier_holiday_counted after insert or update or delete or truncate on carrier_holiday
    for each statement execute function count_shop_change('shop')`,
  sql`create or replace view product_facet_source as
    select p.id as product_id, p.product_model_id, p.channel_id, p.unit_price, p.tax_class, p.position, p.popularity, p.released_on, s.has_stock,
      coalesce(m.brand_id, 0) as brand_id, coalesce(m.maker_id, 0) as maker_id,
      array(select distinct a.ancestor from product_model_category mc join product_category_ancestor a on a.descendant = mc.category_id where mc.product_model_id = m.id order by 1) as category_ids,
      array(select pt.tag_id from product_tag pt where pt.product_id = p.id order by 1) as tag_ids,
      array(select op.occasion_id from occasion_product op where op.product_id = p.id order by 1) as occasion_ids,
      array(select rp.recipient_id from recipient_product rp where rp.product_id = p.id order by 1) as recipient_ids,
      array_remove(array[
        case when exists (select from product_accessory pa join accessory a on a.id = pa.accessory_id where pa.product_id = p.id and a.kind = 'noshi' and a.is_show) then 'noshi' end,
        case p.carriage_class when 'normal' then null else p.carriage_class end], null) as traits,
      array(select pl.allergen from product_allergen pl where pl.product_id = p.id order by 1) as allergens,
      p.lead_days
    from product p join product_model m on m.id = p.product_model_id join product_model_stock s on s.product_model_id = m.id where p.is_show and p.is_listed`,
  sql`create function accessory_facet_update() returns trigger language plpgsql as $$
    begin
      perform refresh_product_facets(array(select distinct p.product_model_id
        from changed join before on before.id = changed.id and (changed.is_show, changed.kind) is distinct from (before.is_show, before.kind)
        join product_accessory pa on pa.accessory_id = changed.id join product p on p.id = pa.product_id
        where 'noshi' in (changed.kind, before.kind)));
      return null;
    end $$`,
  sql`create trigger accessory_facet_update after update on accessory
    referencing old table as before new table as changed for each statement execute function accessory_facet_update()`,
  sql`select refresh_product_facets(array(select distinct p.product_model_id
    from accessory a join product_accessory pa on pa.accessory_id = a.id join product p on p.id = pa.product_id
    where a.kind = 'noshi' and not a.is_show))`,
  // Comes last, because from here on carts are blocked until the transaction ends.
  sql`alter table accessory add column excludes jsonb not null default '[]'`,
  sql`alter table cart add column is_buy_now boolean not null default false`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
