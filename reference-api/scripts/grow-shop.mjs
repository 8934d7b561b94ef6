/**
 * Copies the seeded products until the shop has `size` models, each with its own name, price, stock and
 * search words.
 */
export async function growCatalogue(database, size) {
  await database.query(
    `with seed as (select p.*, row_number() over (order by p.id) as place, count(*) over () as seeds, m.brand_id, m.maker_id, m.channel_id as shop
       from product p join product_model m on m.id = p.product_model_id where p.key not like 'grown-%'),
     have as (select count(*) as models from product_model),
     new_models as (
       insert into product_model (channel_id, key, name, brand_id, maker_id)
       select seed.shop, 'grown-' || n, seed.name || ' ' || n, seed.brand_id, seed.maker_id
       from have, generate_series(have.models + 1, $1::int) n join seed on seed.place = 1 + n % seed.seeds
       returning id, key, name)
     insert into product (channel_id, product_model_id, key, code, name, name_kana, catch_copy, description, unit_price, tax_class, popularity, released_on, search_grams, search_text, search_words)
     select seed.shop, m.id, m.key, upper(m.key), m.name, seed.name_kana, seed.catch_copy, seed.description,
       seed.unit_price + (substr(m.key, 7)::int * 37) % 20000, seed.tax_class, (substr(m.key, 7)::int * 7919) % 100000,
       date '2020-01-01' + (substr(m.key, 7)::int % 2000), seed.search_grams, seed.search_text, seed.search_words
     from new_models m join seed on seed.place = 1 + substr(m.key, 7)::int % seed.seeds`,
    [size],
  )
  await database.query('select refresh_search_postings(array(select id from channel))')
  await database.query(
    `insert into product_stock (product_id, quantity) select id, (id * 31) % 50 from product on conflict do nothing`,
  )
  await database.query(`insert into product_model_category (product_model_id, category_id)
    select m.id, c.id from product_model m join lateral (select id from category where table_name = 'products' and channel_id = m.channel_id order by id offset m.id % 5 limit 1) c on true on conflict do nothing`)
  await database.query(
    `insert into product_tag (product_id, tag_id) select p.id, t.id from product p join tag t on t.channel_id = p.channel_id where (p.id + t.id) % 3 = 0 on conflict do nothing`,
  )
  await database.query(`insert into product_picture (product_id, picture_id, position)
    select p.id, (select min(id) from picture) + p.id % 40, 0 from product p where not exists (select from product_picture pp where pp.product_id = p.id)`)
}

/**
 * Adds `count` past orders of a hundred thousand members. Fifty of the orders belong to the seeded member.
 */
export async function growOrders(database, count) {
  await database.query(`insert into user_account (channel_id, code, username, email, password_hash, is_registered_member)
    select (select id from channel where code = 'business'), 'G' || n, 'g' || n || '@example.jp', 'g' || n || '@example.jp', 'none', true from generate_series(1, 100000) n on conflict do nothing`)
  await database.query(
    `with past as (
       insert into "order" (order_no, channel_id, user_account_id, idempotency_key, status, ordered_at, payment_id, payment_kind, payment_name, orderer, email, total_quantity, total_price,
         total_carriage, payment_fee, coupon_discount, point, earned_point, total_payment, total_tax, amount_by_tax_rate, detail, receipt_nonce, receipt_token_hash, is_social_gift)
       select 'G' || n, u.channel_id, case when n <= 50 then (select id from user_account where code = 'B0000001') else u.id end, 'g' || n, 'delivered', timestamptz '2020-01-01' + n * interval '3 minutes',
         1, 'card', 'カード', '{"last_name":"山田","first_name":"太郎"}', 'g@example.jp', 1, 3000, 770, 0, 0, 0, 30, 3770, 342, '[]', '{}', 'n' || n, 'h' || n, false
       from generate_series(1, $1::int) n join user_account u on u.code = 'G' || (1 + n % 100000) returning id),
     shipped as (insert into order_shipping (order_id, is_social_gift, carriage_kind, carriage) select id, false, 'normal', 770 from past returning id, order_id)
     insert into order_line (order_id, order_shipping_id, product_id, product_info, unit_price, price_with_tax, quantity, tax_rate, coupon_discount)
     select order_id, id, (select min(id) from product), '{"key":"x","code":"X","name":"品","variant_name":null,"image":null,"maker_name":null,"is_reduced_tax_rate":false}', 3000, 3300, 1, 10, 0 from shipped`,
    [count],
  )
  await database.query(
    `insert into point_ledger (user_account_id, order_id, kind, point, created_at) select user_account_id, id, 'earned', 30, ordered_at from "order" where order_no like 'G%' on conflict do nothing`,
  )
}
