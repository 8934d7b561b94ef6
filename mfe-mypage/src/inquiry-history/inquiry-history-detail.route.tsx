import { formatDateTime } from '@storefront/locale-ja'
import { DataList, LinkButton, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { fetchInquiry } from './inquiry-history.api'
import { InquiryFiles } from './inquiry-files'
import { followUpHref, formatSubject } from './inquiry-history.rules'
import { InquiryStateBadge } from './inquiry-state-badge'
import { InquiryTurn } from './inquiry-turn'
import styles from './inquiry-history.module.css'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return fetchInquiry(params.key ?? '', request.signal)
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = { head: ({ inquiry_no }: Data) => memberHead(`お問い合わせ ${inquiry_no}`) }

export function Component() {
  const inquiry = useLoaderData<typeof loader>()
  const {
    id,
    inquiry_no,
    created_at,
    order_no,
    files,
    reply_files = [],
    is_replied,
    reply,
    replied_at,
  } = inquiry
  return (
    <Page
      title={formatSubject(inquiry)}
      width="reading"
      crumbs={memberCrumbs(
        { label: 'お問い合わせ履歴', href: '/mypage/inquiry_history' },
        { label: inquiry_no },
      )}
    >
      <div className={styles.stack}>
        <DataList
          rows={[
            { term: '受付番号', value: inquiry_no },
            { term: '受付日時', value: formatDateTime(created_at) },
            { term: '状況', value: <InquiryStateBadge isReplied={is_replied} /> },
            ...(order_no ? [{ term: 'ご注文番号', value: order_no }] : []),
          ]}
        />
        <ol className={styles.thread} aria-label="やりとり">
          <li>
            <InquiryTurn by="お客さま" at={created_at} text={inquiry.body || '（記入なし）'}>
              <InquiryFiles label="添付ファイル" inquiryId={id} files={files} />
            </InquiryTurn>
          </li>
          <li>
            {reply ? (
              <InquiryTurn by="ショップからの回答" at={replied_at} text={reply} isShop>
                <InquiryFiles label="回答の添付ファイル" inquiryId={id} files={reply_files} />
              </InquiryTurn>
            ) : (
              <p className={styles.waiting}>
                {is_replied
                  ? '回答は、メールでお送りしました。'
                  : '担当者が確認しています。回答は、メールとこの画面でお知らせします。'}
              </p>
            )}
          </li>
        </ol>
        <div className={styles.actions}>
          <LinkButton href={followUpHref(inquiry)} icon="mail">
            この件で問い合わせる
          </LinkButton>
          <LinkButton href="/mypage/inquiry_history" variant="quiet">
            お問い合わせ履歴に戻る
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
