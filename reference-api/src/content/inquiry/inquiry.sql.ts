import type { Db } from '../../platform/database/db'
import type { InquiryTable } from './inquiry.table'
import type { UploadFileTable } from '../upload-file/upload-file.table'
import { sql, type Insertable } from 'kysely'
import { fetchPage } from '../../platform/paging/fetch-page.sql'
import type { Page } from '../../platform/paging/paging.rules'

/**
 * Inserts the inquiry. For a repeated key, returns the first inquiry's number, with `isSame` false if the
 * email or body differs.
 */
export async function addInquiry(
  db: Db,
  inquiry: Insertable<InquiryTable>,
): Promise<{ inquiry_no: string; isNew: boolean; isSame: boolean }> {
  const written = await db
    .insertInto('inquiry')
    .values(inquiry)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('inquiry_no')
    .executeTakeFirst()
  if (written) return { ...written, isNew: true, isSame: true }
  const first = await db
    .selectFrom('inquiry')
    .select(['inquiry_no', 'email', 'body'])
    .where('idempotency_key', '=', inquiry.idempotency_key ?? '')
    .executeTakeFirstOrThrow()
  return {
    inquiry_no: first.inquiry_no,
    isNew: false,
    isSame: first.email === inquiry.email && first.body === inquiry.body,
  }
}

export async function isInquiryCategory(db: Db, channelId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('category')
    .select('id')
    .where('channel_id', '=', channelId)
    .where('table_name', '=', 'inquiries')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Possible keys of the category for returns, in order of preference. */
const returnsKeys = ['returns', 'exchange', 'about-order', 'order']

export async function findReturnsCategory(db: Db, channelId: number): Promise<number | null> {
  const row = await db
    .selectFrom('category')
    .select('id')
    .where('channel_id', '=', channelId)
    .where('table_name', '=', 'inquiries')
    .where('key', 'in', returnsKeys)
    .where('is_show', '=', true)
    .where('parent_id', 'is', null)
    .orderBy(sql`array_position(${returnsKeys}::text[], key)`)
    .executeTakeFirst()
  return row?.id ?? null
}

const summaries = (db: Db, memberId: number) =>
  db
    .selectFrom('inquiry')
    .leftJoin('category', 'category.id', 'inquiry.category_id')
    .select((eb) => [
      'inquiry.id',
      'inquiry_no',
      'kind',
      'category.name as category_name',
      'body',
      'inquiry.created_at',
      eb('replied_at', 'is not', null).$castTo<boolean>().as('is_replied'),
    ])
    .where('user_account_id', '=', memberId)

export async function fetchInquiries(db: Db, memberId: number, page: Page) {
  const newest = summaries(db, memberId).orderBy('inquiry.created_at', 'desc').orderBy('inquiry.id', 'desc')
  return fetchPage(newest, page)
}

export async function findInquiry(db: Db, memberId: number, id: number) {
  return summaries(db, memberId)
    .select([
      'inquiry.name',
      'inquiry.email',
      'category_id',
      sql<string | null>`nullif(inquiry.data ->> 'order_no', '')`.as('order_no'),
      'reply',
      'replied_at',
    ])
    .where('inquiry.id', '=', id)
    .executeTakeFirst()
}

export async function fetchInquiryFiles(db: Db, memberId: number, id: number) {
  const { rows } = await sql<InquiryFileRow>`
    select chosen.is_reply, upload_file.key, upload_file.name, upload_file.size, storage_path, content_type
    from inquiry, lateral (
      select key, place, false as is_reply
      from jsonb_array_elements_text(coalesce(inquiry.data -> 'file_keys', '[]')) with ordinality as sent (key, place)
      union all
      select key, place, true
      from jsonb_array_elements_text(inquiry.reply_file_keys) with ordinality as answered (key, place)
    ) chosen join upload_file on upload_file.key = chosen.key
    where inquiry.id = ${id} and inquiry.user_account_id = ${memberId} and upload_file.channel_id = inquiry.channel_id
    order by is_reply, place`.execute(db)
  return rows
}

type InquiryFileRow = Pick<UploadFileTable, 'key' | 'name' | 'size' | 'storage_path' | 'content_type'> & {
  is_reply: boolean
}
