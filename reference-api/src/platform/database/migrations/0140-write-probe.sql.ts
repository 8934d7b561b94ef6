import { sql, type Kysely } from 'kysely'

/** Rewriting one row still succeeds on a full disk. Sorting half a megabyte, beyond `work_mem`, doesn't. */
const proof = sql`create function prove_writable() returns void language plpgsql set work_mem = '64kB' as $$
begin
  insert into write_probe (id, at) values (1, now()) on conflict (id) do update set at = excluded.at;
  perform count(distinct repeat(md5(number::text), 8)) from generate_series(1, 2000) as number;
end $$`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table write_probe (id integer primary key, at timestamptz not null)`.execute(db)
  await proof.execute(db)
}
