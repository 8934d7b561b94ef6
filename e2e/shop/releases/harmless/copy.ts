import type { HarmlessRelease } from '../release-case'
import { reheads, rewords } from '../rewritten-page'

export const copy: HarmlessRelease[] = [
  {
    remote: 'cart',
    change: 'has another title of the empty cart',
    breakage: rewords('カートに商品は入っていません', 'カートは空です'),
  },
  { remote: 'cart', change: 'renames a link', breakage: rewords('商品をさがす', '商品一覧へ') },
  {
    remote: 'cart',
    change: 'has a shorter hint',
    breakage: rewords('お選びになった商品が、ここに並びます。', '商品がここに並びます。'),
  },
  {
    remote: 'content',
    change: 'renames a button',
    breakage: rewords('確認へ進む', '入力内容を確認する'),
  },
  {
    remote: 'content',
    change: 'renames a field',
    breakage: rewords('お問い合わせの内容', 'お問い合わせ内容'),
  },
  {
    remote: 'content',
    change: 'renames a search field',
    breakage: rewords('ご質問を検索', 'キーワードで検索'),
  },
  {
    remote: 'mypage',
    change: 'renames a link to the registration',
    breakage: rewords('会員登録へ進む', '無料で会員登録'),
  },
  {
    remote: 'mypage',
    change: 'has another word for a forgotten password',
    breakage: rewords('パスワードをお忘れの方', 'パスワードを忘れた場合'),
  },
  {
    remote: 'mypage',
    change: 'calls the login otherwise',
    breakage: rewords('はじめての方', '初めてご利用の方'),
  },
  {
    remote: 'catalog',
    change: 'explains a ranking otherwise',
    breakage: rewords(
      '在庫のある品から、よく選ばれている順に。',
      'この一週間によく選ばれた順に並べています。',
    ),
  },
  {
    remote: 'catalog',
    change: 'writes the tax without brackets',
    breakage: rewords('（税込）', ' 税込'),
  },
  {
    remote: 'catalog',
    change: 'has another title for search engines',
    breakage: { server: reheads(`title: page.head.title + '｜贈りもの'`) },
  },
  {
    remote: 'content',
    change: 'has another description for search engines',
    breakage: { server: reheads(`description: '贈りものの読みもの'`) },
  },
]
