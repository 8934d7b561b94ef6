import { sql, type Kysely } from 'kysely'

const statements = [
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
      array(select pl.allergen from product_allergen pl where pl.product_id = p.id
        union select 'アルコール' where p.is_alcohol order by 1) as allergens,
      p.lead_days
    from product p join product_model m on m.id = p.product_model_id join product_model_stock s on s.product_model_id = m.id where p.is_show and p.is_listed`,
  sql`create function alcohol_facet_update() returns trigger language plpgsql as $$
    begin
      perform refresh_product_facets(array[new.product_model_id]);
      return null;
    end $$`,
  sql`create trigger alcohol_facet_update after update of is_alcohol on product for each row
    when (old.is_alcohol is distinct from new.is_alcohol) execute function alcohol_facet_update()`,
  sql`select refresh_product_facets(array(select distinct product_model_id from product where is_alcohol))`,
]

/** Lets a search exclude alcoholic drinks as it excludes an allergen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
