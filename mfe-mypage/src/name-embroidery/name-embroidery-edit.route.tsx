import type { FormLayout } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { Form, initialValuesOf, ServerFields, SubmitButton } from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { Card, LinkButton, Page } from '@storefront/ui'
import { useFormState } from 'react-final-form'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { addEntry, fetchEntries } from '../timeseries/timeseries.api'
import { toEntryData, type EntryValues } from '../timeseries/timeseries.rules'
import styles from '../timeseries/timeseries.module.css'
import { EmbroideryPreview } from './embroidery-preview'

const title = '刺繍するお名前の登録'

export async function loader({ request }: LoaderFunctionArgs) {
  const { entries, layout } = await fetchEntries('name-embroidery', request.signal)
  return { layout, latest: entries[0]?.data ?? null }
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { layout, latest } = useLoaderData<typeof loader>()
  async function save(values: EntryValues) {
    await addEntry('name-embroidery', toEntryData(values))
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
        <Form<EntryValues>
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
  const { values } = useFormState<EntryValues>({ subscription: { values: true } })
  return (
    <div>
      <p className={styles.soft}>仕上がりの見本です。実際の糸や生地とは、色や形が少し異なります。</p>
      <EmbroideryPreview layout={layout} data={toEntryData(values)} />
    </div>
  )
}
