import type { Db } from '../../platform/database/db'
import { countLikes } from '../product-like/product-like.sql'

/** The built-in list that every member has. */
export const favorites = { key: 'favorites', name: 'お気に入り' }

export const fetchFavorites = async (db: Db, memberId: number) => ({
  ...favorites,
  count: await countLikes(db, memberId),
})
