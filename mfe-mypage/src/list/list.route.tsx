import { formatCount } from '@storefront/locale-ja'
import { Card, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { fetchLists } from './list.api'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchLists(request.signal)
}

export const handle = { head: () => memberHead('リスト') }

export function Component() {
  const lists = useLoaderData<typeof loader>()
  return (
    <Page title="リスト" crumbs={memberCrumbs({ label: 'リスト' })}>
      {lists.map(({ key, name, count }) => (
        <Card key={key} title={<a href={`/mypage/list/${key}`}>{name}</a>}>
          {`${formatCount(count)}件の商品`}
        </Card>
      ))}
    </Page>
  )
}
