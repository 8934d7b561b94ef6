import { sql, type Kysely } from 'kysely'

const batch = 1_000

/** Sorts sold-out products to the end of lists, and normalises search texts the same way as queries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index product_facet_available on product_facet (channel_id, has_stock desc, position, popularity desc, product_id desc)`.execute(
    db,
  )
  await sql`drop index product_facet_recommended`.execute(db)
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; search_text: string }>`
      select id, search_text from product where id > ${after} and search_text <> '' order by id limit ${batch}`.execute(
      db,
    )
    if (rows.length === 0) return
    after = rows.at(-1)?.id ?? after
    const folded = rows.map(({ id, search_text }) => {
      const text = fold(search_text)
      return { id, text, grams: gramsOf(text) }
    })
    await sql`update product p set search_text = x.text, search_grams = array(select jsonb_array_elements_text(x.grams))
      from jsonb_to_recordset(${JSON.stringify(folded)}::jsonb) as x(id int, text text, grams jsonb) where p.id = x.id`.execute(
      db,
    )
  }
}

const fold = (text: string) => text.replaceAll('ー', '').replace(/(?<=[a-z0-9])-(?=[a-z0-9])/g, '')

function gramsOf(text: string): string[] {
  const words = text.split(/[\s・、。,.!?「」『』（）()【】/]+/).filter((word) => word !== '')
  const grams = words.flatMap((word) => {
    const letters = [...word]
    return [...letters, ...letters.slice(0, -1).map((letter, index) => letter + letters[index + 1])]
  })
  return [...new Set(grams)]
}
