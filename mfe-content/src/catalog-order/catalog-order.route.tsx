import type { Catalog } from '@storefront/contracts'
import {
  CheckboxField,
  Form,
  initialValuesOf,
  PrivacyNote,
  ServerFields,
  SubmitButton,
} from '@storefront/forms'
import { usePostedForm } from '@storefront/remote'
import { EmptyState, FieldGroup, LinkButton, Page, Picture } from '@storefront/ui'
import { useRef, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { fetchCatalogOrder, orderCatalogs } from './catalog-order.api'
import { toCatalogOrder, chosenCatalogs, type CatalogOrderValues } from './catalog-order.rules'
import styles from './catalog-order.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const orderedNo = new URL(request.url).searchParams.get('no') ?? undefined
  const found = await fetchCatalogOrder(request.signal)
  if (!orderedNo && found.catalogs.length === 0) throw new Response(null, { status: 404 })
  return { ...found, orderedNo }
}

export const handle = {
  head: () => ({
    title: 'カタログ請求',
    description: '紙のカタログを無料でお届けします。',
    canonical: '/catalog-order',
  }),
}

const crumbs = [{ label: 'トップ', href: '/' }, { label: 'カタログ請求' }]

export function Component() {
  const { catalogs, layout, orderedNo } = useLoaderData<typeof loader>()
  const posted = usePostedForm('order')
  const [inquiryNo = orderedNo, setInquiryNo] = useState<string>()
  const [problem, setProblem] = useState(posted.errors?.['catalog_keys']?.join(' '))
  const idempotencyKey = useRef<string>(undefined)

  async function order(values: CatalogOrderValues) {
    const isNoneChosen = chosenCatalogs(values).length === 0
    setProblem(isNoneChosen ? 'カタログを選択してください' : undefined)
    if (isNoneChosen) return
    idempotencyKey.current ??= crypto.randomUUID()
    setInquiryNo(await orderCatalogs(toCatalogOrder(values, layout.prefix ?? ''), idempotencyKey.current))
  }

  if (inquiryNo !== undefined) {
    return (
      <Page title="カタログのご請求を承りました" width="reading">
        <EmptyState
          icon="check"
          title="ありがとうございます"
          level="h2"
          action={<LinkButton href="/">トップページを見る</LinkButton>}
        >
          {`受付番号は ${inquiryNo} です。控えのメールをお送りしました。カタログは1週間ほどでお届けします。`}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page title="カタログ請求" width="reading" crumbs={crumbs} lead="ご希望のカタログを無料でお届けします。">
      <Form<CatalogOrderValues>
        label="カタログ請求"
        initialValues={initialValuesOf(layout)}
        onSubmit={order}
        posted={posted}
      >
        <FieldGroup legend="ご希望のカタログ" isRequired error={problem}>
          <ul className={styles.catalogs}>
            {catalogs.map((catalog) => (
              <li key={catalog.id}>
                <CatalogChoice catalog={catalog} />
              </li>
            ))}
          </ul>
        </FieldGroup>
        <ServerFields layout={layout} />
        <PrivacyNote />
        <SubmitButton isWide size="lg">
          カタログを請求する
        </SubmitButton>
      </Form>
    </Page>
  )
}

function CatalogChoice({ catalog }: { catalog: Catalog }) {
  return (
    <div className={styles.catalog}>
      {catalog.image && <Picture picture={catalog.image} sizes="96px" shape="square" alt="" />}
      <CheckboxField name={`catalogs.${catalog.key}`} label={catalog.title} note={catalog.description} />
    </div>
  )
}
