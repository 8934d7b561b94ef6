import { SiteMessage } from '@storefront/site/message'
import { EmptyState, LinkButton, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import styles from './contact.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    inquiryNo: new URL(request.url).searchParams.get('no'),
  }
}

export const handle = { head: () => ({ title: 'お問い合わせの完了', robots: 'noindex' }) }

export function Component() {
  const { inquiryNo } = useLoaderData<typeof loader>()
  if (!inquiryNo) {
    return (
      <Page title="お問い合わせ" width="reading">
        <div className={styles.stack}>
          <EmptyState
            icon="mail"
            title="お問い合わせはまだ送信されていません"
            level="h2"
            action={<LinkButton href="/contact">お問い合わせの入力へ進む</LinkButton>}
          >
            内容をご入力のうえ、確認画面から送信してください。
          </EmptyState>
          <SiteMessage code="contact-complete-shop-info" />
        </div>
      </Page>
    )
  }
  return (
    <Page title="お問い合わせを承りました" width="reading">
      <div className={styles.stack}>
        <EmptyState
          icon="check"
          title="ありがとうございます"
          level="h2"
          action={<LinkButton href="/">トップページを見る</LinkButton>}
        >
          受付番号は {inquiryNo} です。控えのメールをお送りしました。
        </EmptyState>
        <SiteMessage code="contact-complete" />
        <SiteMessage code="contact-complete-shop-info" />
      </div>
    </Page>
  )
}
