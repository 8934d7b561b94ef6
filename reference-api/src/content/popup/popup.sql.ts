import type { Db } from '../../platform/database/db'
import { pictureJson } from '../../platform/media/picture-lookup.sql'

/** Selects the popups that are visible now, whether or not they are tied to an event. */
const shown = (db: Db, channelId: number, now: Date) =>
  db
    .selectFrom('popup')
    .select((eb) => [
      'id',
      'key',
      'title',
      'body',
      'url',
      'frequency',
      pictureJson(eb.ref('popup.picture_id')).as('image'),
    ])
    .where('channel_id', '=', channelId)
    .where('is_show', '=', true)
    .where((eb) => eb.or([eb('show_from', 'is', null), eb('show_from', '<=', now.toISOString())]))
    .where((eb) => eb.or([eb('show_to', 'is', null), eb('show_to', '>', now.toISOString())]))
    .orderBy('position')
    .orderBy('id')

export async function fetchPopups(db: Db, channelId: number, now: Date) {
  return shown(db, channelId, now).where('event_name', 'is', null).execute()
}

export async function hasBought(db: Db, memberId: number): Promise<boolean> {
  const order = await db
    .selectFrom('order')
    .select('id')
    .where('user_account_id', '=', memberId)
    .where('status', '<>', 'payment_failed')
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

export async function findPopup(db: Db, channelId: number, id: number, now: Date) {
  return shown(db, channelId, now).where('id', '=', id).executeTakeFirst()
}

export async function findPopupOfEvent(db: Db, channelId: number, eventName: string, now: Date) {
  return shown(db, channelId, now).where('event_name', '=', eventName).executeTakeFirst()
}
