import { safeReturnPath, takeBackTarget } from '@storefront/navigation'
import { isMember } from '@storefront/session'
import { EmptyState, LinkButton, Page } from '@storefront/ui'
import { useState } from 'react'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'

export async function loader({ request }: LoaderFunctionArgs) {
  const isVerifyDue = new URL(request.url).searchParams.get('verify') === '1'
  // Who has not registered yet is told of no completed registration.
  if (!isVerifyDue && !(await isMember())) throw redirect('/register')
  return { isVerifyDue }
}

export const handle = { head: () => memberHead('会員登録の完了') }

export function Component() {
  const { isVerifyDue } = useLoaderData<typeof loader>()
  const [back] = useState(() => safeReturnPath(takeBackTarget()))
  if (isVerifyDue) {
    return (
      <Page title="確認メールをお送りしました" width="reading">
        <EmptyState icon="mail" title="もう少しで登録が完了します" level="h2" action={<LinkButton href="/verify">メールが届かないとき</LinkButton>}>
          お送りしたメールのリンクを開くと、会員登録が完了します。
        </EmptyState>
      </Page>
    )
  }
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
