import type { ColumnType, Generated } from 'kysely'

/** A point in time: read as ISO 8601 with +09:00, written as a Date or ISO text. */
export type Instant = ColumnType<string, string | Date, string | Date>
export type OptionalInstant = ColumnType<
  string | null,
  string | Date | null | undefined,
  string | Date | null
>
export type GeneratedInstant = ColumnType<string, string | Date | undefined, string | Date>

/** A jsonb column: returned parsed, written with JSON.stringify. */
export type Json<T> = ColumnType<T, string, string>
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>

export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>

/** A nullable column that inserts may omit. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

export type Id = Generated<number>
