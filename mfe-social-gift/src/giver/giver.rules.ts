import type { GiftOfOrder, GiftOrder } from '@storefront/contracts'
import { formatDate } from '@storefront/locale-ja'
import { addressed } from '../gift/honorific.rules'

type Tone = 'plain' | 'positive' | 'caution'
type State = GiftOfOrder['state']

export const stateWords: Record<State, { label: string; tone: Tone }> = {
  not_ready: { label: 'お支払いの確認待ち', tone: 'plain' },
  waiting: { label: 'リンクをお送りください', tone: 'caution' },
  sent: { label: '送付済み', tone: 'plain' },
  opened: { label: '開封済み', tone: 'plain' },
  accepted: { label: 'お受け取り登録済み', tone: 'positive' },
  shipped: { label: '発送済み', tone: 'positive' },
  delivered: { label: 'お届け済み', tone: 'positive' },
  declined: { label: '辞退されました', tone: 'caution' },
  expired: { label: '期限が過ぎました', tone: 'caution' },
  redirected: { label: 'ご自身の住所へお届け', tone: 'positive' },
  refunded: { label: 'お取りやめ・ご返金', tone: 'plain' },
}

/** The steps of a gift that arrives. `stepOf` says how many are complete in each state. */
export const giftSteps = ['送付', '開封', '受け取り', '発送', 'お届け'] as const
const stepOf: Partial<Record<State, number>> = {
  waiting: 0,
  sent: 1,
  opened: 2,
  accepted: 3,
  redirected: 3,
  shipped: 4,
  delivered: 5,
}
export const stepsDone = (state: State) => stepOf[state]

export const readGiverToken = ({ url }: Pick<Request, 'url'>) => new URL(url).pathname.split('/')[3] ?? ''

export function invitation(gift: GiftOfOrder, sender: string, url: string): string {
  return `${addressed(gift.receiver_name)}\n${addressed(sender)}からギフトが届いています。下のリンクからお受け取りください（${formatDate(gift.expires_at)}まで）。\n${url}`
}

export const lineUrl = (text: string) => `https://line.me/R/msg/text/?${encodeURIComponent(text)}`

/** Quotes a cell so that spreadsheets treat the cell as text, not as a formula. */
const cell = (text: string) => `"${text.replace(/^([=+\-@\t])/, "'$1").replaceAll('"', '""')}"`

export function linksAsCsv({ gifts }: GiftOrder, origin: string): string {
  const rows = gifts.map((gift) => [
    gift.receiver_name,
    gift.path ? origin + gift.path : '',
    stateWords[gift.state].label,
    formatDate(gift.expires_at),
  ])
  const lines = [['お名前', 'リンク', '状況', '受け取り期限'], ...rows].map((row) => row.map(cell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
