import { seededPassword } from '../session/prepared-session'
import type { Reader } from './reader'

const person = {
  last_name: '鈴木',
  first_name: '花子',
  last_name_kana: 'スズキ',
  first_name_kana: 'ハナコ',
  postal_code: '100-0001',
  city: '千代田区',
  address1: '千代田1-1',
  phone_number: '0312345678',
}

/** Fills in an orderer. `own` overrides individual fields. */
export function typeOrderer(reader: Reader, email: string, own: Partial<typeof person> = {}): void {
  for (const [name, text] of Object.entries({ ...person, ...own, email }))
    reader.fill(`[name="orderer.${name}"]`, text)
  reader.select('[name="orderer.prefecture"]', '東京都')
}

export async function addToCart(reader: Reader, productKey: string): Promise<void> {
  await reader.open(`/product/${productKey}`)
  await reader.press('カートに入れる')
}

/** Places the order with a payment method, from the payment screen on. */
export async function orderBy(reader: Reader, method: RegExp): Promise<void> {
  reader.check(method)
  await reader.press('ご注文内容の確認へ')
  await reader.press('注文を確定する')
}

/** Reads the order number from the completion screen. Throws on any other screen. */
export function orderNumber({ heading, text }: Reader): string {
  const [, number] = /注文番号：\s*([\w-]+)/.exec(text) ?? []
  if (heading !== 'ご注文ありがとうございます' || !number) throw new Error(`No order is complete: ${heading}`)
  return number
}

/** Signs in with the login form, which redirects to `back`. */
export async function signIn(reader: Reader, username: string, back = '/mypage'): Promise<void> {
  await reader.open(`/login?back=${encodeURIComponent(back)}`)
  reader.fillAll({ username, password: seededPassword })
  await reader.press(/^ログイン$/)
}
