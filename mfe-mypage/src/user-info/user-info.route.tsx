import { Card, DataList, LinkButton, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { DownloadMemberData } from './download-member-data'
import { fetchUserInfo } from './user-info.api'
import { buildUserRows } from './user-info.rules'
import styles from './user-info.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchUserInfo(request.signal)
}

export const handle = { head: () => memberHead('会員情報') }

export function Component() {
  const { user, layout } = useLoaderData<typeof loader>()
  return (
    <Page title="会員情報" crumbs={memberCrumbs({ label: '会員情報' })}>
      <Card>
        <div className={styles.fields}>
          <DataList
            rows={[
              { term: '会員番号', value: user.code },
              { term: 'ログインID', value: user.username },
              ...buildUserRows(user, layout),
            ]}
          />
          <div className={styles.actions}>
            <LinkButton variant="primary" href="/mypage/user_info/edit">
              会員情報を変更する
            </LinkButton>
            <LinkButton href="/mypage/password">パスワードを変更する</LinkButton>
            <LinkButton href="/mypage/passkey">パスキーを登録・管理する</LinkButton>
          </div>
        </div>
      </Card>
      <DownloadMemberData />
      <p className={styles.leave}>
        <a href="/mypage/leave">退会のお手続き</a>
      </p>
    </Page>
  )
}
