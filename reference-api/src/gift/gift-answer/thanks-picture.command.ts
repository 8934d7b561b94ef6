import { Rejection } from '../../platform/http/rejection'
import type { Services } from '../../services'
import { thanksPicturePath } from '../../order/social-gift/social-gift.rules'
import { lockSocialGift, updateGift } from '../../order/social-gift/social-gift.sql'
import { reencodePicture } from '../../content/upload-file/reencode-picture'
import { refuseEarlyThanks } from './gift-words.command'

const longestSide = 1600

function noPicture() {
  const message = '画像（JPEG、PNG、WebP）のファイルを選択してください'
  return new Rejection(422, 'social_gift.picture', message, { file: [message] })
}

/**
 * Stores the picture for the recipient's thanks. Throws before the recipient submits an address and after the
 * thanks are sent. The file is named after the gift, so a new picture replaces the old one.
 */
export async function saveThanksPicture({ db, storage, clock }: Services, id: number, bytes: Buffer) {
  const picture = await reencodePicture(bytes, longestSide, { format: 'jpeg', noPicture })
  await db.transaction().execute(async (trx) => {
    refuseEarlyThanks(await lockSocialGift(trx, id))
    await storage.write(thanksPicturePath(id), picture.bytes, 'image/jpeg')
    await updateGift(trx, id, { thanks_picture_at: clock.now() })
  })
}
