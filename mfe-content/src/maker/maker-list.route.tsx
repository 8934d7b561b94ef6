import { EmptyState, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { TileList } from '../tile-list'
import { fetchMakers } from './maker.api'

export async function loader({ request }: LoaderFunctionArgs) {
  return { makers: await fetchMakers(request.signal) }
}

export const handle = {
  isPrefetchable: true,
  head: () => ({
    title: '作り手',
    description: '当店の品を作る、全国の作り手をご紹介します。',
    canonical: '/maker',
  }),
}

export function Component() {
  const { makers } = useLoaderData<typeof loader>()
  return (
    <Page
      title="作り手"
      lead="一つひとつの品の向こうに、作る人がいます。"
      crumbs={[{ label: 'トップ', href: '/' }, { label: '作り手' }]}
    >
      {makers.length === 0 && <EmptyState title="ご紹介できる作り手はまだいません" />}
      <TileList
        tiles={makers.map(({ key, name, prefecture, catch_copy, image }) => ({
          href: `/maker/${key}`,
          title: name,
          note: prefecture,
          text: catch_copy,
          image,
        }))}
      />
    </Page>
  )
}
