import { publish } from '@storefront/event-bus'
import { CheckboxField, Form, SubmitButton } from '@storefront/forms'
import { CardEntryFields, useCardEntry } from '@storefront/forms/card'
import { navigateTo } from '@storefront/navigation'
import { Card, EmptyState, LinkButton, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { addCard, fetchCardEntry, fetchCards, type CardEntry } from './card.api'
import { CardLimit } from './card-limit'
import styles from './card.module.css'

const title = 'カードの登録'

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ cards, limit }, entry] = await Promise.all([
    fetchCards(request.signal),
    fetchCardEntry(request.signal),
  ])
  return { count: cards.length, limit, entry }
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { count, limit, entry } = useLoaderData<typeof loader>()
  const isFull = limit !== null && count >= limit
  return (
    <Page
      title={title}
      width="reading"
      crumbs={memberCrumbs({ label: 'クレジットカード', href: '/mypage/card' }, { label: title })}
    >
      <div className={styles.stack}>
        {entry && <CardLimit count={count} limit={limit} />}
        {entry ? (
          !isFull && <NewCard {...entry} isFirst={count === 0} />
        ) : (
          <EmptyState icon="card" title="このショップではカードをお使いいただけません">
            ほかのお支払い方法は、ご購入手続きでお選びいただけます。
          </EmptyState>
        )}
      </div>
    </Page>
  )
}

type NewCardProps = CardEntry & { isFirst: boolean }
type CardValues = { card?: true; isMain?: boolean }

/**
 * Renders the form for a new card. The card number is sent to the payment service, and the shop stores only
 * its token.
 */
function NewCard({ service, layout, isFirst }: NewCardProps) {
  const entry = useCardEntry()
  async function save({ isMain = false }: CardValues) {
    await addCard(await entry.createToken(), { isMain })
    publish('toast.raised', { type: 'positive', message: 'カードを登録しました' })
    navigateTo('/mypage/card')
  }
  return (
    <Card>
      <Form<CardValues> label={title} onSubmit={save}>
        <CardEntryFields
          entry={entry}
          service={service}
          layout={layout}
          withoutScripts={<p>カードの登録には、ブラウザのJavaScriptを有効にしてください。</p>}
        >
          {!isFirst && <CheckboxField name="isMain" label="いつものカードにする" />}
        </CardEntryFields>
        <p className={styles.note}>
          カード会社の本人認証（3Dセキュア）は、お支払いのときに行います。登録だけで代金がかかることはありません。
        </p>
        <div className={styles.send}>
          <SubmitButton>登録する</SubmitButton>
          <LinkButton href="/mypage/card" variant="quiet">
            やめる
          </LinkButton>
        </div>
      </Form>
    </Card>
  )
}
