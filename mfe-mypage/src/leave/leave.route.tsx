import { CheckboxField, Form, PasswordField, SubmitButton } from '@storefront/forms'
import { formatCount } from '@storefront/locale-ja'
import { currentSite } from '@storefront/site'
import { SiteMessage } from '@storefront/site/message'
import { Card, EmptyState, LinkButton, Page, Panel } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { fetchLoss, leaveShop } from './leave.api'
import styles from './leave.module.css'

const title = '退会のお手続き'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchLoss(request.signal)
}

export const handle = { head: () => memberHead(title) }

const lost = [
  'ご登録のお名前、ご住所、カード、生年月日',
  'お気に入り、閲覧履歴、記念日、採寸の記録',
  'お問い合わせの内容',
]

/** Lists the data that is deleted and the data that remains, because closing an account can't be undone. */
export function Component() {
  const { point, coupons, openOrders } = useLoaderData<typeof loader>()
  const [hasLeft, setHasLeft] = useState(false)
  if (hasLeft) return <Farewell />
  return (
    <Page
      title={title}
      width="reading"
      crumbs={memberCrumbs({ label: '会員情報', href: '/mypage/user_info' }, { label: title })}
    >
      <div className={styles.stack}>
        <SiteMessage code="mypage-leave-index-1" tone="caution" />
        <SiteMessage code="mypage-leave-index-2" />
        <Card title="退会すると消えるもの">
          <ul className={styles.list}>
            {point > 0 && (
              <li>
                <strong translate="no">{formatCount(point)}ポイント</strong>
              </li>
            )}
            {coupons > 0 && (
              <li>
                <strong>{`ご利用いただけるクーポン${formatCount(coupons)}枚`}</strong>
              </li>
            )}
            {lost.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          {openOrders > 0 && (
            <Panel tone="caution" title={`お届けの済んでいないご注文が${formatCount(openOrders)}件あります`}>
              予定どおりお届けしますが、退会のあとはマイページでの確認とキャンセルができません。
            </Panel>
          )}
          <p className={styles.note}>
            領収書は、ご注文の確認メールに記載のリンク、または<a href="/orders/receipt">領収書の画面</a>
            でご注文番号とコードを入力すると、退会のあともダウンロードいただけます。
          </p>
          <p className={styles.note}>
            ご注文の記録は、法律で定められた期間だけ保管し、そのあと消去します。お書きいただいたレビューは、お名前を伏せて残ります。
          </p>
        </Card>
        <Card title="ご本人の確認">
          <Form<{ current_password: string }>
            label={title}
            onSubmit={async ({ current_password }) => {
              await leaveShop(current_password)
              setHasLeft(true)
            }}
          >
            <PasswordField name="current_password" label="現在のパスワード" autoComplete="current-password" />
            <CheckboxField
              name="is_sure"
              label="消えるものを確認しました"
              mustBeTicked="消えるものをご確認のうえ、チェックを入れてください"
            />
            <div className={styles.actions}>
              <SubmitButton>退会する</SubmitButton>
              <LinkButton href="/mypage" variant="quiet">
                やめて、マイページに戻る
              </LinkButton>
            </div>
          </Form>
        </Card>
      </div>
    </Page>
  )
}

function Farewell() {
  return (
    <Page title="退会のお手続きが完了しました" width="reading">
      <EmptyState
        icon="gift"
        title="これまでのご利用、ありがとうございました"
        level="h2"
        action={
          <LinkButton variant="primary" href="/">
            トップページへ
          </LinkButton>
        }
      >
        {`${currentSite().name}でまたお目にかかれる日を、心よりお待ちしております。完了のお知らせをメールでお送りしました。`}
      </EmptyState>
    </Page>
  )
}
