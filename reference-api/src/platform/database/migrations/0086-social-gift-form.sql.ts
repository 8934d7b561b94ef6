import { sql, type Kysely } from 'kysely'

/** Gives the recipient's name fields the names used by the gift API. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update page_form set form = (
      select jsonb_agg(
        case when field ->> 'type' = 'person_name' then field || '{"name": "shipping_"}' else field end
        order by position)
      from jsonb_array_elements(form) with ordinality as fields (field, position))
    where page = 'social-gift' and jsonb_array_length(form) > 0`.execute(db)
}
