import type { Trx } from '../../platform/database/db'
import { pictureReference } from '../format/column.rules'
import { goodsMatcher } from '../goods/goods.rules'
import type { ShopFolder } from '../read/shop-folder'
import { withPictures } from '../text-picture.rules'
import type { PictureIds } from './load-pictures.sql'
import type { StoredPicture } from './save-pictures'
import { idsByKey, replaceRows, upsert } from './upsert.sql'

/** Imports occasions and recipients with their products. */
export async function loadOccasions(
  trx: Trx,
  channel_id: number,
  shop: ShopFolder,
  { pictureId, pictures }: { pictureId: PictureIds; pictures: readonly StoredPicture[] },
): Promise<void> {
  const recipients = shop['recipients.yaml']
  const occasions = shop['occasions.yaml']
  const byFile = new Map(pictures.map((picture) => [picture.file, picture]))
  await upsert(
    trx,
    'recipient',
    ['channel_id', 'key'],
    recipients.map(({ key, name }, position) => ({ channel_id, key, name, position })),
  )
  await upsert(
    trx,
    'occasion',
    ['channel_id', 'key'],
    occasions.map(({ key, name, lead, words, season, budgets, manners, noshi, body, picture }, position) => ({
      channel_id,
      key,
      name,
      lead,
      words,
      season_from: season?.from ?? null,
      season_to: season?.to ?? null,
      budgets,
      manners,
      noshi: noshi ?? null,
      body: withPictures(body, (file) => byFile.get(file)),
      picture_id: pictureId(picture ? pictureReference(picture) : null),
      position,
    })),
  )
  const [occasionId, recipientId, productId] = [
    await idsByKey(trx, 'occasion', 'key', channel_id),
    await idsByKey(trx, 'recipient', 'key', channel_id),
    await idsByKey(trx, 'product', 'key', channel_id),
  ]
  const isMeant = goodsMatcher(shop)
  const listed = shop['products.csv'].filter(({ is_listed }) => is_listed)
  const findProductIds = (of: Parameters<typeof isMeant>[0]) =>
    listed.filter((product) => isMeant(of, product)).map(({ key }) => productId(key))
  await replaceRows(
    trx,
    'occasion_recipient',
    'occasion_id',
    occasions.map(({ key }) => occasionId(key)),
    occasions.flatMap(({ key, recipients: keys }) =>
      [...new Set(keys)].map((recipient, position) => ({
        occasion_id: occasionId(key),
        recipient_id: recipientId(recipient),
        position,
      })),
    ),
  )
  await replaceRows(
    trx,
    'occasion_product',
    'occasion_id',
    occasions.map(({ key }) => occasionId(key)),
    occasions.flatMap((one) =>
      findProductIds(one).map((product_id) => ({ occasion_id: occasionId(one.key), product_id })),
    ),
  )
  await replaceRows(
    trx,
    'recipient_product',
    'recipient_id',
    recipients.map(({ key }) => recipientId(key)),
    recipients.flatMap((one) =>
      findProductIds(one).map((product_id) => ({ recipient_id: recipientId(one.key), product_id })),
    ),
  )
}
