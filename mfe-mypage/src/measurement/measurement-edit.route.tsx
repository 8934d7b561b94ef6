import { publish } from '@storefront/event-bus'
import {
  Form,
  initialValuesOf,
  ServerFields,
  SubmitButton,
  TextField,
  type OwnField,
} from '@storefront/forms'
import { normaliseCentimetres } from '@storefront/locale-ja'
import { navigateTo } from '@storefront/navigation'
import { Card, LinkButton, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { addEntry, fetchEntries } from '../timeseries/timeseries.api'
import { toEntryData, type EntryValues } from '../timeseries/timeseries.rules'
import styles from '../timeseries/timeseries.module.css'
import { isMeasure } from './measurement.rules'

const title = 'サイズの記録'

export async function loader({ request }: LoaderFunctionArgs) {
  const { entries, layout } = await fetchEntries('measurement', request.signal)
  return { layout, latest: entries[0]?.data ?? null }
}

export const handle = { head: () => memberHead(title) }

const measureField: OwnField = (props) => (
  <TextField {...props} inputMode="decimal" width="short" normalise={normaliseCentimetres} />
)

export function Component() {
  const { layout, latest } = useLoaderData<typeof loader>()
  async function save(values: EntryValues) {
    await addEntry('measurement', toEntryData(values))
    publish('toast.raised', { type: 'positive', message: 'サイズを記録しました' })
    navigateTo('/mypage/measurement')
  }
  return (
    <Page
      title={title}
      width="reading"
      lead={latest ? '前回の記録が入っています。変わったところを書きかえてください。' : undefined}
      crumbs={memberCrumbs({ label: '採寸の記録', href: '/mypage/measurement' }, { label: title })}
    >
      <Card>
        <Form<EntryValues>
          label={title}
          initialValues={{ ...initialValuesOf(layout), ...latest }}
          onSubmit={save}
        >
          <ServerFields
            layout={layout}
            own={Object.fromEntries(layout.form.filter(isMeasure).map(({ name }) => [name, measureField]))}
          />
          <div className={styles.actions}>
            <SubmitButton>記録する</SubmitButton>
            <LinkButton href="/mypage/measurement" variant="quiet">
              やめる
            </LinkButton>
          </div>
        </Form>
      </Card>
    </Page>
  )
}
