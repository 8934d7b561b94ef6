import { Card, LinkButton, Page, Panel } from '@storefront/ui'
import { NoReferrer } from '../no-referrer'
import styles from '../gift/gift.module.css'

export const handle = {
  head: () => ({ title: 'ソーシャルギフトのお受け取り', robots: 'noindex, nofollow' }),
}

/** Explains how to receive a gift. Shown for a link that has lost its token. */
export function Component() {
  return (
    <Page
      title="ソーシャルギフトのお受け取り"
      width="reading"
      lead="住所を知らないお相手にも、リンクひとつで贈りものをお届けするサービスです。"
    >
      <NoReferrer />
      <div className={styles.stack}>
        <Panel title="リンクの続きが見つかりません">
          贈り主さまから届いたメールやメッセージのリンクを、最後まで押してお開きください。
          リンクが途中で切れているときは、贈り主さまにもう一度お送りいただくようお伝えください。
        </Panel>
        <Card title="お受け取りの流れ">
          <ol className={styles.flow}>
            <li>届いたリンクから、贈り主さまのお手紙をお読みください。</li>
            <li>お届け先と、ご希望の日時を入力します。住所は贈り主さまには表示されません。</li>
            <li>ご確認のうえ登録すると、ギフトをお届けします。</li>
          </ol>
        </Card>
        <div className={styles.ways}>
          <LinkButton href="/contact">お問い合わせ</LinkButton>
          <LinkButton href="/product" variant="quiet">
            贈りものを探す
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
