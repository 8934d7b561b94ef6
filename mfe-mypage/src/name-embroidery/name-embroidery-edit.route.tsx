import type { FormLayout } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { Form, initialValuesOf, ServerFields, SubmitButton } from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { Card, LinkButton, Page } from '@storefront/ui'
import { useFormState } from 'react-final-form'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { EmbroideryPreview } from './embroidery-preview'
import { addEmbroidery, fetchEmbroideries } from './name-embroidery.api'
import { toEmbroideryData, type EmbroideryValues } from './name-embroidery.rules'
import styles from './name-embroidery.module.css'

const title = '刺繍するお名前の登録'

export async function loader({ request }: LoaderFunctionArgs) {
  const { entries, layout } = await fetchEmbroideries(request.signal)
  return { layout, latest: entries[0]?.data ?? null }
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { layout, latest } = useLoaderData<typeof loader>()
  async function save(values: EmbroideryValues) {
    await addEmbroidery(toEmbroideryData(values))
    publish('toast.raised', { type: 'positive', message: '刺繍するお名前を登録しました' })
    navigateTo('/mypage/name-embroidery')
  }
  return (
    <Page
      title={title}
      width="reading"
      crumbs={memberCrumbs({ label: 'ネーム刺繍', href: '/mypage/name-embroidery' }, { label: title })}
    >
      <Card>
        <Form<EmbroideryValues>
          label={title}
          initialValues={{ ...initialValuesOf(layout), ...latest }}
          onSubmit={save}
        >
          <ServerFields layout={layout} />
          <LivePreview layout={layout} />
          <div className={styles.actions}>
            <SubmitButton>登録する</SubmitButton>
            <LinkButton href="/mypage/name-embroidery" variant="quiet">
              やめる
            </LinkButton>
          </div>
        </Form>
      </Card>
    </Page>
  )
}

function LivePreview({ layout }: { layout: FormLayout }) {
  const { values } = useFormState<EmbroideryValues>({ subscription: { values: true } })
  return (
    <div>
      <p className={styles.soft}>仕上がりの見本です。実際の糸や生地とは、色や形が少し異なります。</p>
      <EmbroideryPreview layout={layout} data={toEmbroideryData(values)} />
    </div>
  )
}
