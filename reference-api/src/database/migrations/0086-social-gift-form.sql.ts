import { sql, type Kysely } from 'kysely'

/** Names the recipient's name fields as the gift's calls do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update page_form set form = (
      select jsonb_agg(
        case when field ->> 'type' = 'person_name' then field || '{"name": "shipping_"}' else field end
        order by position)
      from jsonb_array_elements(form) with ordinality as fields (field, position))
    where page = 'social-gift' and jsonb_array_length(form) > 0`.execute(db)
}
