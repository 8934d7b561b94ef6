import type { Settings } from '@storefront/site'
import type { IconName } from '@storefront/ui'

export type MenuEntry = { href: string; label: string; icon: IconName }
export type MenuGroup = { label: string; entries: readonly MenuEntry[] }
type Offered = MenuEntry & { isOffered?: (settings: Settings) => boolean }

/**
 * Offers measurements and embroidery only in shops with made-to-order products. Cards are always offered,
 * because members must be able to delete stored cards even if the shop no longer accepts them.
 */
const forMadeToOrder = ({ isMadeToOrderUsed }: Settings) => isMadeToOrderUsed

const groups: readonly { label: string; entries: readonly Offered[] }[] = [
  {
    label: 'ご注文',
    entries: [
      { href: '/mypage/order_history', label: 'ご注文履歴', icon: 'history' },
      { href: '/mypage/point', label: 'ポイント', icon: 'point' },
    ],
  },
  {
    label: 'お買い物の記録',
    entries: [
      { href: '/mypage/list/favorites', label: 'お気に入り', icon: 'heart' },
      { href: '/mypage/list', label: 'リスト', icon: 'share' },
      { href: '/mypage/bookmark', label: 'ブックマーク', icon: 'bookmark' },
      { href: '/mypage/product_history', label: '閲覧履歴', icon: 'clock' },
      { href: '/mypage/product_search_history', label: '検索履歴', icon: 'search' },
      { href: '/mypage/product_request_history', label: 'リクエスト履歴', icon: 'store' },
    ],
  },
  {
    label: '贈りもの',
    entries: [{ href: '/mypage/memorial', label: '記念日', icon: 'calendar' }],
  },
  {
    label: 'お仕立て',
    entries: [
      { href: '/mypage/measurement', label: '採寸', icon: 'ruler', isOffered: forMadeToOrder },
      { href: '/mypage/name-embroidery', label: 'ネーム刺繍', icon: 'edit', isOffered: forMadeToOrder },
    ],
  },
  {
    label: 'お知らせ',
    entries: [
      { href: '/mypage/message-center', label: 'メッセージ', icon: 'mail' },
      { href: '/mypage/inquiry_history', label: 'お問い合わせ履歴', icon: 'chat' },
    ],
  },
  {
    label: '会員情報',
    entries: [
      { href: '/mypage/user_info', label: '会員情報', icon: 'user' },
      { href: '/mypage/address', label: 'お届け先', icon: 'pin' },
      { href: '/mypage/card', label: 'クレジットカード', icon: 'card' },
      { href: '/mypage/passkey', label: 'パスキー', icon: 'lock' },
      { href: '/mypage/session', label: 'ログイン中の端末', icon: 'device' },
      { href: '/mypage/login_history', label: 'ログイン履歴', icon: 'clock' },
      { href: '/mypage/logout', label: 'ログアウト', icon: 'logout' },
    ],
  },
]

/**
 * Finds the menu entry of a path. The longest match wins, because お気に入り is a list with an entry of its
 * own.
 */
export const findMenuEntry = (pathname: string): string | undefined =>
  groups
    .flatMap(({ entries }) => entries.map(({ href }) => href))
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((one, other) => other.length - one.length)[0]

export const buildMenu = (settings: Settings): readonly MenuGroup[] =>
  groups
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter(({ isOffered }) => isOffered === undefined || isOffered(settings)),
    }))
    .filter(({ entries }) => entries.length > 0)
