import { safeReturnPath, takeBackTarget } from '@storefront/navigation'
import { isMember } from '@storefront/session'
import { EmptyState, LinkButton, Page } from '@storefront/ui'
import { useState } from 'react'
import { redirect } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'

export async function loader() {
  if (!(await isMember())) throw redirect('/register')
  return null
}

export const handle = { head: () => memberHead('会員登録の完了') }

export function Component() {
  const [back] = useState(() => safeReturnPath(takeBackTarget()))
  return (
    <Page title="会員登録が完了しました" width="reading">
      <EmptyState
        icon="check"
        title="ご登録ありがとうございます"
        level="h2"
        action={
          <>
            {back && (
              <LinkButton variant="primary" href={back}>
                もとの画面に戻る
              </LinkButton>
            )}
            <LinkButton variant={back ? 'secondary' : 'primary'} href="/ec">
              お買い物を始める
            </LinkButton>
            <LinkButton href="/mypage">マイページを見る</LinkButton>
          </>
        }
      >
        登録のお知らせをメールでお送りしました。
      </EmptyState>
    </Page>
  )
}
