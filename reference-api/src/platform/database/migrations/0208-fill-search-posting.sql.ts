import { sql, type Kysely } from 'kysely'

/** Fills the postings from the words of the products, apart from 0207, which locks the channels. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`select refresh_search_postings(array(select id from channel))`.execute(db)
}
