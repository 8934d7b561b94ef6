import { toTokyoDay } from '@storefront/locale-ja'
import type { Db } from '../../platform/database/db'

/** Screens that are only available while they have content. */
export type EmptyScreen =
  | '/blog'
  | '/stylist'
  | '/catalog-order'
  | '/flip-book'
  | '/popup'
  | '/school'
  | '/fitting'

/** Lists the channel's currently empty screens, to which nothing should link. */
export async function fetchEmptyScreens(db: Db, channelId: number, now: Date): Promise<EmptyScreen[]> {
  const instant = now.toISOString()
  const has = await db
    .selectNoFrom((eb) => {
      const articles = (category: 'blog' | 'stylist') =>
        eb
          .selectFrom('blog')
          .select('id')
          .where('channel_id', '=', channelId)
          .where('is_show', '=', true)
          .where('published_at', '<=', instant)
          .where('category', '=', category)
      const books = eb.selectFrom('catalog').select('catalog.id').where('catalog.channel_id', '=', channelId)
      const popups = eb
        .selectFrom('popup')
        .select('id')
        .where('channel_id', '=', channelId)
        .where('is_show', '=', true)
        .where('event_name', 'is', null)
        .where((popup) =>
          popup.and([
            popup.or([popup('show_from', 'is', null), popup('show_from', '<=', instant)]),
            popup.or([popup('show_to', 'is', null), popup('show_to', '>', instant)]),
          ]),
        )
      return [
        eb.exists(articles('blog')).as('/blog'),
        eb.exists(articles('stylist')).as('/stylist'),
        eb.exists(books.where('is_orderable', '=', true)).as('/catalog-order'),
        eb.exists(books.innerJoin('catalog_page', 'catalog_page.catalog_id', 'catalog.id')).as('/flip-book'),
        eb.exists(popups).as('/popup'),
        eb.exists(eb.selectFrom('school').select('key').where('channel_id', '=', channelId)).as('/school'),
        eb
          .exists(
            eb
              .selectFrom('fitting_day')
              .select('id')
              .where('channel_id', '=', channelId)
              .where('held_on', '>=', toTokyoDay(now)),
          )
          .as('/fitting'),
      ]
    })
    .executeTakeFirstOrThrow()
  return (Object.keys(has) as EmptyScreen[]).filter((path) => !has[path])
}
