import { formatCount, formatDate } from '@storefront/locale-ja'
import { pathOfPage } from '@storefront/navigation'
import { Card, EmptyState, LinkButton, Page, Pagination } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { loadPage } from '../records/record-page'
import { fetchInquiries } from './inquiry-history.api'
import { formatSubject } from './inquiry-history.rules'
import { InquiryStateBadge } from './inquiry-state-badge'
import styles from './inquiry-history.module.css'

const title = 'お問い合わせ履歴'

export async function loader({ request }: LoaderFunctionArgs) {
  return loadPage(request, fetchInquiries)
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { inquiries, pagination } = useLoaderData<typeof loader>()
  return (
    <Page title={title} crumbs={memberCrumbs({ label: title })}>
      {inquiries.length === 0 ? (
        <EmptyState
          icon="mail"
          title="お問い合わせはまだありません"
          action={<LinkButton href="/contact">お問い合わせの入力へ進む</LinkButton>}
        >
          ログインしてお送りいただいたお問い合わせと、その回答がここに並びます。
        </EmptyState>
      ) : (
        <div className={styles.stack}>
          <p className={styles.soft}>{`${formatCount(pagination.total)}件のお問い合わせ`}</p>
          <ul className={styles.inquiries}>
            {inquiries.map((inquiry) => (
              <li key={inquiry.id}>
                <Card
                  title={formatSubject(inquiry)}
                  action={<InquiryStateBadge isReplied={inquiry.is_replied} />}
                >
                  <p className={styles.soft}>
                    <time translate="no" dateTime={inquiry.created_at}>
                      {formatDate(inquiry.created_at)}
                    </time>
                    {`　受付番号 ${inquiry.inquiry_no}`}
                  </p>
                  <p className={styles.excerpt}>{inquiry.body}</p>
                  <LinkButton
                    href={`/mypage/inquiry_history/${inquiry.id}`}
                    isWide
                    aria-label={`${inquiry.inquiry_no}の詳細を見る`}
                  >
                    詳細を見る
                  </LinkButton>
                </Card>
              </li>
            ))}
          </ul>
          <Pagination {...pagination} hrefFor={(page) => pathOfPage('/mypage/inquiry_history', page)} />
        </div>
      )}
    </Page>
  )
}
