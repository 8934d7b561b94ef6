import sharp from 'sharp'
import { Rejection } from '../http/rejection'
import type { Services } from '../services'
import { thanksPicturePath } from '../social-gift/social-gift.rules'
import { lockSocialGift, updateGift } from '../social-gift/social-gift.sql'
import { contentTypeOf } from '../upload-file/upload-file.rules'
import { refuseEarlyThanks } from './gift-words.command'

const longestSide = 1600
/** A picture of a few kilobytes may unfold to gigabytes. */
const mostPixels = 60_000_000

function noPicture() {
  const message = '画像（JPEG、PNG、WebP）のファイルを選択してください'
  return new Rejection(422, 'social_gift.picture', message, { file: [message] })
}

/** Painted anew: what a camera or a stranger wrote beside the pixels stays behind. */
async function paintedAnew(bytes: Buffer): Promise<Buffer> {
  if (!contentTypeOf(bytes)?.startsWith('image/')) throw noPicture()
  return sharp(bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw Object.assign(noPicture(), { cause })
    })
}

/** After the answer and before the words of thanks; the file is named by its gift, so none is left behind. */
export async function keepThanksPicture({ db, storage, clock }: Services, id: number, bytes: Buffer) {
  const picture = await paintedAnew(bytes)
  await db.transaction().execute(async (trx) => {
    refuseEarlyThanks(await lockSocialGift(trx, id))
    await storage.write(thanksPicturePath(id), picture, 'image/jpeg')
    await updateGift(trx, id, { thanks_picture_at: clock.now() })
  })
}
