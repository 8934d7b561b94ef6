import { checkPrintable } from '@storefront/locale-ja'
import { invalidFields } from '../../../platform/http/rejection'
import { unprintableLetters } from './draw-noshi'
import { askNoshiWorker, hasNoshiWorker } from './worker/ask-noshi-worker'

/** Rejects a `noshi_name` with a character that none of the shop's fonts can print (422). */
export async function refuseUnprintable({ noshi_name }: { noshi_name?: string | null }): Promise<void> {
  if (!noshi_name) return
  // Another rule, with its own message, rejects characters that no label can print.
  const letters = await (hasNoshiWorker()
    ? askNoshiWorker({ text: noshi_name })
    : unprintableLetters(noshi_name))
  const missing = letters.filter((letter) => !checkPrintable(letter, ''))
  if (missing.length > 0)
    throw invalidFields({
      noshi_name: [`「${missing.join('')}」は印刷できません。別の文字で入力してください`],
    })
}
