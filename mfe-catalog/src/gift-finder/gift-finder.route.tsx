import { shopNow, toTokyoDay } from '@storefront/locale-ja'
import { LinkButton, Page, Section } from '@storefront/ui'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { fetchGoods, fetchOccasions } from '../gift-ways/gift-ways.api'
import { occasionPath } from '../gift-ways/gift-ways.rules'
import { GoodsList } from '../gift-ways/goods-list'
import { useQueryOnItsWay } from '../search/use-query-on-its-way'
import { FinderForm, foundId } from './finder-form'
import {
  finderCrumbs,
  toProductQuery,
  buildFinderHead,
  isOpenWish,
  readWish,
  withPages,
  writeWish,
  type GiftWish,
} from './gift-finder.rules'
import styles from './gift-finder.module.css'

const path = '/gift-finder'

export async function loader({ request }: LoaderFunctionArgs) {
  const wish = readWish(new URL(request.url).searchParams)
  const [occasions, goods] = await Promise.all([
    fetchOccasions(request.signal),
    fetchGoods(toProductQuery(wish), wish, request.signal),
  ])
  const { last } = goods.pagination
  if (wish.page > last) throw redirect(writeWish(withPages(wish, { page: last })))
  return { wish, occasions, today: toTokyoDay(shopNow()), ...goods }
}

type FinderData = Awaited<ReturnType<typeof loader>>

export { ListSkeleton as HydrateFallback } from '../screen-skeleton'

export const handle = { isPrefetchable: true, head: (data: FinderData) => buildFinderHead(data) }

export function Component() {
  const data = useLoaderData<typeof loader>()
  const query = useQueryOnItsWay(path)
  const asked = query ? readWish(query) : data.wish
  const isReloading = query !== undefined
  return (
    <Page
      title="贈りものをさがす"
      lead="分かるところだけで、在庫のある品をご案内します。"
      crumbs={finderCrumbs}
    >
      <FinderForm wish={asked} occasions={data.occasions} today={data.today} />
      <div id={foundId} tabIndex={-1} className={styles.found}>
        <Section title={isOpenWish(data.wish) ? 'よく選ばれている品' : '条件に合う品'}>
          <div aria-busy={isReloading} className={isReloading ? styles.reloading : undefined}>
            <Found {...data} />
          </div>
        </Section>
      </div>
    </Page>
  )
}

function Found({ wish, occasions, products, pagination }: FinderData) {
  const occasion = occasions.find(({ key }) => key === wish.occasion)
  return (
    <>
      {occasion && (
        <p className={styles.manners}>
          <a href={occasionPath(occasion.key)}>{occasion.name}のマナーを見る</a>
        </p>
      )}
      <GoodsList
        title="条件に合う品"
        products={products}
        pagination={pagination}
        range={wish}
        hrefFor={(range) => writeWish(withPages(wish, range))}
        occasion={occasion?.noshi ? occasion.key : undefined}
        nothing={{
          icon: 'gift',
          title: '条件に合う品は見つかりませんでした',
          action: <OpenerWishes wish={wish} />,
        }}
      />
    </>
  )
}

/** Links the same wish with fewer conditions. */
function OpenerWishes({ wish }: { wish: GiftWish }) {
  const without = (change: Partial<GiftWish>) => writeWish(withPages({ ...wish, ...change }, { page: 1 }))
  return (
    <>
      {wish.arrive_by && <LinkButton href={without({ arrive_by: '' })}>お届け日を決めずにさがす</LinkButton>}
      {wish.budget && <LinkButton href={without({ budget: '' })}>ご予算を決めずにさがす</LinkButton>}
      <LinkButton href={path} variant="quiet">
        条件をすべて外す
      </LinkButton>
    </>
  )
}
