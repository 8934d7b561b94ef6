import { goodsMatcher } from '../goods/goods.rules'
import type { ShopFolder } from '../read/shop-folder'
import { inOrder, type ChannelWriter } from './channel-writer.sql'
import type { ShopPictures } from './load-pictures.sql'

/** Imports occasions and recipients with their products. */
export async function loadOccasions(
  writer: ChannelWriter,
  shop: ShopFolder,
  pictures: ShopPictures,
): Promise<void> {
  const recipients = shop['recipients.yaml']
  const occasions = shop['occasions.yaml']
  await writer.upsertInOrder(
    'recipient',
    recipients.map(({ key, name, words }) => ({ key, name, words })),
  )
  await writer.upsertInOrder(
    'occasion',
    occasions.map(
      ({ key, name, lead, words, spellings, season, budgets, manners, noshi, body, picture, for_child }) => ({
        key,
        name,
        lead,
        words,
        spellings,
        season_from: season?.from ?? null,
        season_to: season?.to ?? null,
        budgets,
        manners,
        noshi: noshi ?? null,
        body: pictures.toShownHtml(body),
        picture_id: pictures.idOfReference(picture),
        is_for_child: for_child,
      }),
    ),
  )
  const [occasionId, recipientId, productId] = [
    await writer.idsByKey('occasion'),
    await writer.idsByKey('recipient'),
    await writer.idsByKey('product'),
  ]
  const isMeant = goodsMatcher(shop)
  const listed = shop['products.csv'].filter(({ is_listed }) => is_listed)
  const productRows = (of: Parameters<typeof isMeant>[0]) =>
    listed.filter((product) => isMeant(of, product)).map(({ key }) => ({ product_id: productId(key) }))
  const replaceOfOccasion = writer.replacerOf('occasion_id', occasions, ({ key }) => occasionId(key))
  await replaceOfOccasion('occasion_recipient', ({ recipients: keys }) =>
    inOrder([...new Set(keys)].map((key) => ({ recipient_id: recipientId(key) }))),
  )
  await replaceOfOccasion('occasion_product', productRows)
  const replaceOfRecipient = writer.replacerOf('recipient_id', recipients, ({ key }) => recipientId(key))
  await replaceOfRecipient('recipient_product', productRows)
}
