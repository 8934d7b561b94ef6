import { GiftRefused } from './gift-refused'

export const handle = { head: () => ({ title: 'ギフトを表示できません', robots: 'noindex, nofollow' }) }

/** A link that lost its end. */
export function Component() {
  return <GiftRefused message="ギフトが見つかりません。" isUnknown />
}
