import { publish } from '@storefront/event-bus'
import { navigateTo } from '@storefront/navigation'
import { Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { changeMemorial, fetchMemorial, fetchMemorialForm } from './memorial.api'
import { MemorialForm } from './memorial-form'
import { toMemorialValues, type MemorialInput } from './memorial.rules'

const title = '記念日の変更'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [layout, memorial] = await Promise.all([
    fetchMemorialForm(request.signal),
    fetchMemorial(params.key ?? '', request.signal),
  ])
  return { layout, memorial }
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { layout, memorial } = useLoaderData<typeof loader>()
  async function save(input: MemorialInput) {
    await changeMemorial(memorial.id, input)
    publish('toast.raised', { type: 'positive', message: '記念日を変更しました' })
    navigateTo('/mypage/memorial')
  }
  return (
    <Page
      title={title}
      width="reading"
      crumbs={memberCrumbs({ label: '記念日', href: '/mypage/memorial' }, { label: title })}
    >
      <MemorialForm
        key={memorial.id}
        label={title}
        layout={layout}
        memorial={toMemorialValues(memorial)}
        onSave={save}
      />
    </Page>
  )
}
