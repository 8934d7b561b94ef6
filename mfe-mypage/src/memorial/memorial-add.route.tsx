import { publish } from '@storefront/event-bus'
import { navigateTo } from '@storefront/navigation'
import { Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { FullPanel } from '../records/full-panel'
import { addMemorial, fetchMemorialForm, fetchReachedMemorialLimit } from './memorial.api'
import { MemorialForm } from './memorial-form'
import type { MemorialInput } from './memorial.rules'

const title = '記念日の登録'

export async function loader({ request }: LoaderFunctionArgs) {
  const [layout, fullAt] = await Promise.all([
    fetchMemorialForm(request.signal),
    fetchReachedMemorialLimit(request.signal),
  ])
  return { layout, fullAt }
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { layout, fullAt } = useLoaderData<typeof loader>()
  async function save(input: MemorialInput) {
    await addMemorial(input)
    publish('toast.raised', { type: 'positive', message: '記念日を登録しました' })
    navigateTo('/mypage/memorial')
  }
  return (
    <Page
      title={title}
      width="reading"
      crumbs={memberCrumbs({ label: '記念日', href: '/mypage/memorial' }, { label: title })}
    >
      {fullAt === null ? (
        <MemorialForm label={title} layout={layout} onSave={save} />
      ) : (
        <FullPanel limit={fullAt} what="記念日" href="/mypage/memorial" />
      )}
    </Page>
  )
}
