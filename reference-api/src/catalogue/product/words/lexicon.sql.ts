import { sql } from 'kysely'
import type { ShopVersion } from '@storefront/contracts/shop-changes'
import type { Db } from '../../../platform/database/db'
import type { Channel } from '../../../platform/http/caller'
import type { Services } from '../../../services'
import { buildLexicon, type Lexicon, type LexiconRows } from './lexicon.rules'
import { isOn } from '../../../shop/setting/setting-flag.rules'
import { findSetting } from '../../../shop/setting/setting.sql'
import type { ShopWord } from './product-words.rules'

type Asked = Pick<Services, 'readDb' | 'shopCache'> & { channel: Channel; version: ShopVersion }

/** Approximate bytes per word of a lexicon. */
const wordBytes = 120

/** Max words of a shop's vocabulary, the best ranks first. */
const wordsMax = 200_000

/** Max schools whose names are understood. */
const schoolsMax = 5_000

/** Returns the channel's lexicon, cached until the shop changes. */
export function cachedLexicon({ readDb, shopCache, channel, version }: Asked): Promise<Lexicon> {
  return shopCache.fetch<Lexicon>(`lexicon ${channel.id}`, version.shop, async () => {
    const rows = await fetchLexiconRows(readDb, channel.id)
    return { value: buildLexicon(rows), bytes: wordBytes * rows.words.length }
  })
}

async function fetchLexiconRows(db: Db, channelId: number): Promise<LexiconRows> {
  const [occasions, recipients, tags, words, schools, isForBusinesses] = await Promise.all([
    db
      .selectFrom('occasion')
      .select(['key', 'name', 'words', 'spellings', 'is_for_child'])
      .select((eb) =>
        sql<string[]>`array(${eb
          .selectFrom('occasion_recipient')
          .innerJoin('recipient', 'recipient.id', 'occasion_recipient.recipient_id')
          .select('recipient.key')
          .whereRef('occasion_recipient.occasion_id', '=', 'occasion.id')})`.as('recipients'),
      )
      .where('channel_id', '=', channelId)
      .where('is_show', '=', true)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('recipient')
      .select(['key', 'name', 'words'])
      .where('channel_id', '=', channelId)
      .orderBy('position')
      .execute(),
    db.selectFrom('tag').select(['key', 'name']).where('channel_id', '=', channelId).execute(),
    db
      .selectFrom('search_word')
      .select(['word', 'shown', 'rank'])
      .where('channel_id', '=', channelId)
      .orderBy('rank')
      .limit(wordsMax)
      .execute(),
    db
      .selectFrom('school')
      .select(['name', 'name_kana'])
      .where('channel_id', '=', channelId)
      .limit(schoolsMax)
      .execute(),
    findSetting(db, channelId, 'CART.IS_QUOTE_USE').then(isOn),
  ])
  const spelt = occasions.map(({ spellings, is_for_child, ...one }) => ({
    ...one,
    isForChild: is_for_child,
    words: [...one.words, ...spellings],
  }))
  return { occasions: spelt, recipients, tags, words: words as ShopWord[], schools, isForBusinesses }
}
